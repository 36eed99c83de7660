/** Puts the demo's products on offer: first who offers them and what they are, then each by itself. */
import {
  insuranceType,
  insuranceTypeReference,
  offerProduct,
  organization,
  organizationReference,
  product,
  registerInsuranceType,
  registerOrganization,
} from '@cotejo/core/catalogue';
import { type AnyEvent, type Decider, type Decision } from '@cotejo/core/event-sourcing';
import { type CountryCode } from '@cotejo/core/reference';
import { type DemoProduct } from './products.ts';

/** Sends a command that is always the same for the same record. */
type Send = <State, Event extends AnyEvent>(
  decider: Decider<State, Event>,
  id: string,
  decide: Decision<State, Event>,
  country: CountryCode,
) => Promise<unknown>;

const status = 'shown';

export const loadCatalogue = async (products: readonly DemoProduct[], send: Send): Promise<void> => {
  const organizations = new Map(products.map((one) => [one.offered.content.identity.organizationId, one]));
  const types = new Map(products.map((one) => [one.offered.content.identity.insuranceTypeId, one]));
  await Promise.all([
    ...[...organizations].map(([id, { organization: details }]) =>
      send(organization, String(id), registerOrganization(details), details.country),
    ),
    ...[...types].map(([id, { insuranceType: details }]) =>
      send(insuranceType, String(id), registerInsuranceType(details), details.country),
    ),
  ]);
  await Promise.all(
    products.map(({ code, offered, organization: by, insuranceType: is }) => {
      const { organizationId, insuranceTypeId } = offered.content.identity;
      const references = {
        organization: organizationReference(organizationId, { status, details: by }),
        insuranceType: insuranceTypeReference(insuranceTypeId, { status, details: is }),
      };
      return send(product, code, offerProduct(code, offered, references), offered.country);
    }),
  );
};

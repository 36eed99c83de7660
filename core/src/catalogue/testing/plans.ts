/** A plan as an insurer might offer it, whole enough to be published. */
import { type PriceRule } from '../../pricing/index.ts';
import { type CountryCode } from '../../kit/country/index.ts';
import { countryOf } from '../../reference/countries.ts';
import { insuranceTypeNumber } from '../../insurance-types/index.ts';
import { organizationNumber } from '../../organizations/index.ts';
import { emptyContent, type ProductContent } from '../../product-content/index.ts';
import { type OfferedProduct, offerProduct } from '../products/product-decisions.ts';
import { type Publication, type References } from '../products/publication.ts';

export type ExamplePlan = {
  readonly code: string;
  readonly name?: string;
  readonly country?: CountryCode;
  /** Minor units of the country's currency. */
  readonly amount?: number;
  readonly organization?: string;
  readonly type?: string;
  readonly content?: Partial<ProductContent>;
};

export const fixedPrice = (amount: number, country: CountryCode = 'PE'): PriceRule => ({
  kind: 'fixed',
  unit: countryOf(country).currency,
  period: 'monthly',
  tax: { treatment: 'exempt' },
  amount,
});

const namesOf = ({ country = 'PE', organization = 'Aseguradora', type = 'SALUD' }: ExamplePlan) => {
  const [organizationId, insuranceTypeId] = [
    organizationNumber(country, organization),
    insuranceTypeNumber(country, type),
  ];
  return { country, organization, type, organizationId, insuranceTypeId };
};

export const exampleReferences = (plan: ExamplePlan): References => {
  const { country, organization, type, organizationId, insuranceTypeId } = namesOf(plan);
  const stands = { country, isHidden: false };
  return {
    organization: {
      id: organizationId,
      displayName: organization,
      url: organization,
      type: 'ASEG',
      ...stands,
    },
    insuranceType: { id: insuranceTypeId, name: type, displayName: type, ...stands },
  };
};

export const examplePlan = (plan: ExamplePlan): OfferedProduct => {
  const { code, name = `Plan ${code}`, amount = 9_900, content } = plan;
  const { country, organization, organizationId, insuranceTypeId } = namesOf(plan);
  const empty = emptyContent(name);
  return {
    country,
    price: fixedPrice(amount, country),
    content: {
      ...empty,
      identity: {
        ...empty.identity,
        organizationId,
        insuranceTypeId,
        path: `/Seguros/${organization}/${code}`,
        isDemo: true,
      },
      ...content,
    },
  };
};

/** The published version. */
export const examplePublication = (plan: ExamplePlan): Publication => {
  const { organization, insuranceType } = exampleReferences(plan);
  const { country: _, isHidden: __, ...offeredBy } = organization!;
  const { country: ___, isHidden: ____, ...is } = insuranceType!;
  const { identity } = examplePlan(plan).content;
  return {
    ...examplePlan(plan),
    content: {
      ...examplePlan(plan).content,
      identity: {
        ...identity,
        organizationId: offeredBy.id,
        insuranceTypeId: is.id,
        path: identity.path ?? '',
      },
    },
    organization: offeredBy,
    insuranceType: is,
  };
};

/** The decision that publishes it, as a file brings it. */
export const offerExample = (plan: ExamplePlan) =>
  offerProduct(plan.code, examplePlan(plan), exampleReferences(plan));

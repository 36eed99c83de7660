/** Puts the demo's catalogue on offer: first what products refer to, then each product by itself, in one append. */
import {
  catalogueTerm,
  insuranceType,
  registerCatalogueTerm,
  registerInsuranceType,
} from '@cotejo/core/insurance-types';
import {
  coverageOrganization,
  organization,
  registerCoverageOrganization,
  registerOrganization,
} from '@cotejo/core/organizations';
import {
  type DatedTable,
  datedTable,
  type DatedTableEvent,
  type DatedTableKind,
  datedTableKinds,
  publishedRowsOf,
  setTableRows,
} from '@cotejo/core/dated-tables';
import { insuranceTypeReference, offerProduct, organizationReference, product } from '@cotejo/core/catalogue';
import { type Actor, type AnyEvent, type Decider, type Decision } from '@cotejo/core/kit/event-sourcing';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { type DemoProduct, demoProducts } from './catalogue/index.ts';
import { referredTo } from './catalogue/referred-to.ts';
import { demoRowsOf } from './catalogue/tables.ts';

/** Sends a command that is always the same for the same record. */
type Send = <State, Event extends AnyEvent>(
  decider: Decider<State, Event>,
  id: string,
  decide: Decision<State, Event>,
  country: CountryCode,
  /** Sender of the commands, where it is not the demo. */
  actor?: Actor,
) => Promise<unknown>;

/** Sender of published values: this automation sets them in every installation, so they are no demonstration. */
const publisher: Actor = { kind: 'system', automation: 'set-published-values' };
const senderOf = (kind: DatedTableKind, today: string): Actor | undefined =>
  demoRowsOf(kind, today).every((rows) => publishedRowsOf(kind.name).includes(rows)) ? publisher : undefined;

const status = 'shown';
const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/**
 * All days of a table at once: an append each would be hundreds. No two are of one day, so none depends on another.
 * They are confirmed: some isapres are the demo's own.
 */
const setAllRows =
  (kind: DatedTableKind, today: string): Decision<DatedTable, DatedTableEvent> =>
  (table, now) =>
    demoRowsOf(kind, today).flatMap((rows) =>
      setTableRows(kind.name, { ...rows, confirmed: true })(table, now),
    );

/** What is new has been there for three weeks. */
const newFor = 21 * 86_400_000;
const offeredAt = ({ offered, isNew }: DemoProduct, now: Date): DemoProduct['offered'] => {
  if (!isNew) return offered;
  const availableFrom = dayOf(new Date(now.getTime() - newFor));
  return {
    ...offered,
    content: { ...offered.content, selling: { ...offered.content.selling, availableFrom } },
  };
};

/** Records at once: as many as keep the event store busy. */
const atOnce = 32;

const sendAll = async (commands: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const waiting = commands.values();
  const work = async (): Promise<void> => {
    for (const command of waiting) await command();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};

export const loadCatalogue = async (now: Date, send: Send): Promise<void> => {
  const { organizations, insuranceTypes, clinics, terms } = referredTo(countryCodes);
  await sendAll([
    ...datedTableKinds.map(
      (kind) => () =>
        send(datedTable, kind.name, setAllRows(kind, dayOf(now)), kind.country, senderOf(kind, dayOf(now))),
    ),
    ...organizations.map(
      ({ id, details }) =>
        () =>
          send(organization, id, registerOrganization(details), details.country),
    ),
    ...insuranceTypes.map(
      ({ id, details }) =>
        () =>
          send(insuranceType, id, registerInsuranceType(details), details.country),
    ),
    ...clinics.map(
      ({ id, details }) =>
        () =>
          send(coverageOrganization, id, registerCoverageOrganization(details), details.country),
    ),
    ...terms.map(
      ({ id, details }) =>
        () =>
          send(catalogueTerm, id, registerCatalogueTerm(details), details.country),
    ),
  ]);
  await sendAll(demoProducts.map((one) => () => offerOne(one, now, send)));
};

const offerOne = (one: DemoProduct, now: Date, send: Send): Promise<unknown> => {
  const { code } = one;
  const { organizationId, insuranceTypeId } = one.offered.content.identity;
  const references = {
    organization: organizationReference(organizationId, { status, details: one.organization }),
    insuranceType: insuranceTypeReference(insuranceTypeId, { status, details: one.insuranceType }),
  };
  const offered = offeredAt(one, now);
  return send(product, code, offerProduct(code, offered, references), offered.country);
};

/** Organizations, insurance types, clinics and terms as they stand, a row each. */
import { catalogueTerm, insuranceType } from '@cotejo/core/insurance-types';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Entry } from '@cotejo/core/kit/entries';
import { type AnyEvent, categoryOf, type Decider, type EventSet } from '@cotejo/core/kit/event-sourcing';
import { columnName } from '@cotejo/core/kit/table';
import { indexedText } from '@cotejo/core/kit/text';
import { coverageOrganization, organization } from '@cotejo/core/organizations';
import { type FoldedTable } from '../kit/projector/index.ts';

type Somewhere = { readonly country: CountryCode };
type EntryTable = {
  /** The name that listeners know its records by. */
  readonly resource: string;
  readonly category: string;
  readonly events: EventSet;
  readonly definition: string;
  readonly folded: FoldedTable<Entry<Somewhere>, AnyEvent>;
};

/**
 * @param definition of the columns that not all entries have
 * @param more their values
 */
const entryTable = <Details extends Somewhere, Event extends AnyEvent>(
  resource: string,
  decider: Decider<Entry<Details>, Event>,
  definition: string,
  more: (details: Details) => Readonly<Record<string, unknown>>,
): EntryTable => {
  const category = categoryOf(decider.stream(''));
  const table = columnName(category);
  const folded: FoldedTable<Entry<Details>, Event> = {
    table,
    key: 'id',
    fold: decider,
    columns(_, entry) {
      if (entry.status === 'unknown') return undefined;
      const { status, details } = entry;
      return { country: details.country, hidden: status === 'hidden', ...more(details) };
    },
  };
  return {
    resource,
    category,
    events: decider.events,
    definition: `
  create table if not exists ${table} (
    id bigint primary key,
    version int not null,
    position bigint not null,
    country text not null,
    hidden boolean not null,
    display_name text not null,
    ${definition},
    state jsonb not null
  );
  create index if not exists ${table}_country on ${table} (country, display_name, id);`,
    // Its events are those of its own streams alone, which the compiler can't know.
    folded: folded as unknown as EntryTable['folded'],
  };
};

export const entryTables: readonly EntryTable[] = [
  entryTable(
    'organizations',
    organization,
    'type text not null, url text not null',
    ({ displayName, type, url }) => ({ display_name: indexedText(displayName), type, url }),
  ),
  entryTable(
    'insurance-types',
    insuranceType,
    'name text not null, url text not null, upper_type_id bigint',
    ({ displayName, name, url, upperTypeId }) => ({
      display_name: indexedText(displayName),
      name,
      url,
      upper_type_id: upperTypeId ?? null,
    }),
  ),
  entryTable(
    'coverage-organizations',
    coverageOrganization,
    'register_code text, names text[] not null',
    ({ displayName, registerCode, aliases }) => ({
      display_name: indexedText(displayName),
      register_code: registerCode ?? null,
      names: [displayName, ...aliases],
    }),
  ),
  entryTable('catalogue-terms', catalogueTerm, 'kind text not null', ({ displayName, name, kind }) => ({
    display_name: indexedText(displayName || name),
    kind,
  })),
];

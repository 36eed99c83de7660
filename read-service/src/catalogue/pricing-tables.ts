/** The dated tables as prices read them, made of the rows that commands and jobs recorded. */
import { datedTableKind } from '@cotejo/core/catalogue';
import { type DatedTable, type ExchangePair, type Tables } from '@cotejo/core/pricing';

export type StoredTableRow = {
  readonly name: string;
  /** `YYYY-MM-DD`: from when it is valid. */
  readonly from: string;
  readonly rows: Readonly<Record<string, unknown>>;
};

/** When nothing else is known (spec, public side, section 9): the trace says so wherever it is used. */
const fallbacks: { readonly [Pair in ExchangePair]?: { readonly value: string } } = {
  'UF/CLP': { value: '39214.8' },
};

type Growing = Omit<DatedTable<unknown>, 'rows'> & { readonly rows: object[] };

/** @param stored in any order; names that no table has are left out */
export const tablesOf = (stored: readonly StoredTableRow[]): Tables => {
  const simple = new Map<string, Growing>();
  const taxes = new Map<string, Growing>();
  // Exchange values are published for every day.
  const exchange = new Map<string, Growing>(
    Object.entries(fallbacks).map(([pair, fallback]) => [pair, { rows: [], isDaily: true, fallback }]),
  );
  const growing = (tables: Map<string, Growing>, key: string): Growing => {
    const table = tables.get(key) ?? { rows: [], ...(tables === exchange && { isDaily: true }) };
    tables.set(key, table);
    return table;
  };
  for (const { name, from, rows } of stored) {
    const { table, of } = datedTableKind(name) ?? {};
    // Years of use are no part of a price.
    if (table === undefined || table === 'usageScenarios') continue;
    const family = table === 'taxes' ? taxes : table === 'exchange' ? exchange : simple;
    growing(family, of ?? table).rows.push({ ...rows, from });
  }
  const ofFamily = (tables: Map<string, Growing>): object => Object.fromEntries(tables);
  return { ...ofFamily(simple), taxes: ofFamily(taxes), exchange: ofFamily(exchange) };
};

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
/** Published for every day. */
const isDaily = (table: string): boolean => table === 'exchange';

const emptyTables = {
  exchange: Object.fromEntries(
    Object.entries(fallbacks).map(([pair, fallback]) => [pair, { rows: [], isDaily: true, fallback }]),
  ),
};

/** @param stored in any order; names that no table has are left out */
export const tablesOf = (stored: readonly StoredTableRow[]): Tables => {
  const simple = new Map<string, DatedTable<unknown>>();
  const families = {
    taxes: new Map<string, DatedTable<unknown>>(),
    exchange: new Map(Object.entries(emptyTables.exchange)),
  };
  for (const { name, from, rows } of stored) {
    const kind = datedTableKind(name);
    if (!kind) continue;
    const { table, of } = kind;
    // Years of use are no part of a price.
    if (table === 'usageScenarios') continue;
    const [tables, key] =
      table === 'taxes' || table === 'exchange' ? [families[table], of!] : [simple, table];
    const known = tables.get(key) ?? { rows: [], ...(isDaily(table) && { isDaily: true }) };
    tables.set(key, { ...known, rows: [...known.rows, { ...rows, from }] } as never);
  }
  return {
    ...Object.fromEntries(simple),
    taxes: Object.fromEntries(families.taxes),
    exchange: Object.fromEntries(families.exchange),
  } as Tables;
};

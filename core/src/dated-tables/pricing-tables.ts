/** The tables that prices are made of, put together from the rows that are stored. */
import { type DatedTable, type Tables } from '../price-tables/index.ts';
import { type UsageScenario, usageScenarios } from '../pricing/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type DatedTableKind, datedTableKinds } from './dated-tables.ts';

/** The values of the table of that name from a day on. */
export type StoredTableRow = {
  readonly name: string;
  readonly from: string;
  readonly rows: unknown;
  /** When it was set, or corrected. */
  readonly setAt?: string;
};

type Rows = Readonly<Record<string, unknown>>;

const tableOf = (
  { name, isDaily, fallback }: DatedTableKind,
  stored: readonly StoredTableRow[],
): DatedTable<Rows> => ({
  rows: stored
    .filter((row) => row.name === name)
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .map(({ from, rows, setAt }) => ({ ...(rows as Rows), from, ...(setAt && { setAt }) })),
  ...(isDaily && { isDaily }),
  ...(fallback && { fallback }),
});

/**
 * @param country whose taxes they are: another's may have the same name
 * @param stored one row per table and day, as they were checked when they were set
 * @returns every table, also those of which no row is known
 */
export const pricingTables = (country: CountryCode, stored: readonly StoredTableRow[]): Tables => {
  const tables: Record<string, unknown> = {};
  for (const kind of datedTableKinds) {
    if (kind.table === 'taxes' && kind.country !== country) continue;
    const table = tableOf(kind, stored);
    tables[kind.table] =
      kind.of === undefined ? table : { ...(tables[kind.table] as object | undefined), [kind.of]: table };
  }
  const { usageScenarios: _, leadPrices: __, ...priced } = tables;
  return priced;
};

/** A country's years of low, medium and high use: what was set, and until then our own assumptions. */
export const usageTable = (
  country: CountryCode,
  stored: readonly StoredTableRow[],
): DatedTable<UsageScenario> => {
  const assumed = usageScenarios[country];
  const set = stored
    .filter(({ name }) => name === `usageScenarios.${country}`)
    .map(({ from, rows }) => ({ ...(rows as UsageScenario), from }));
  // A value set for a day before the assumed one must not be replaced by it later.
  const before = assumed.rows.filter(({ from }) => set.every((row) => from < row.from));
  return { ...assumed, rows: [...before, ...set] };
};

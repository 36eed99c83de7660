/** The demo's dated tables: what the law publishes as it stands, files of our own, and exchange values for the months before. */
import { readImport } from '@cotejo/core/catalogue-import/server';
import {
  type DatedTableKind,
  datedTableKinds,
  pricingTables,
  publishedRowsOf,
  publishedValues,
  type TableRows,
} from '@cotejo/core/dated-tables';
import { type Day, type ExchangePair } from '@cotejo/core/price-tables';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { dailyValues } from './exchange-history.ts';
import { fileRows } from './files.ts';

/** Files with tables of our own as the importer reads them, by country. */
export const tableFiles = await Promise.all(
  countryCodes.map(async (country) => ({
    country,
    read: await readImport('tablas', country, { rows: await fileRows(`tables/${country}.csv`) }),
  })),
);
const imported = tableFiles.flatMap(({ read }) =>
  read.brings.flatMap((one) => (one.is === 'tableDay' ? [one] : [])),
);

/** A day's premiums of the market, whose plans may be imported, beside those of the demo's own isapres. */
const ges = {
  '2023-12-01': { araucaria: '0.71', volcan: '0.69', maipo: '0.66' },
  '2026-01-01': { araucaria: '0.884', volcan: '0.861', maipo: '0.79' },
} as const;
const gesPremiums = publishedValues.gesPremiums.map(({ from, rows, source }): TableRows => {
  const own = Object.entries(ges).find(([day]) => day === from)?.[1];
  return {
    from,
    rows: { uf: { ...own, ...rows.uf } },
    source: own ? `${source}; Araucaria, Volcán y Maipo: demostración` : source,
  };
});

/**
 * The days of a table that commands set, oldest first: none of one that the importer fills or the demo leaves as it is.
 * @param today the last day of exchange values
 */
export const setByCommand = (
  { name, table, of, isDaily }: DatedTableKind,
  today: Day,
): readonly TableRows[] => {
  if (table === 'gesPremiums') return gesPremiums;
  if (!isDaily) return publishedRowsOf(name);
  return dailyValues(of as ExchangePair, today).map(({ from, value }) => ({
    from,
    rows: { value },
    source: 'Demostración',
  }));
};

/** All days of a table, oldest first. */
export const demoRowsOf = (kind: DatedTableKind, today: Day): readonly TableRows[] => [
  ...imported.flatMap(({ table, said: { from, rows, source } }) =>
    table === kind.name ? [{ from, rows: rows as TableRows['rows'], source }] : [],
  ),
  ...setByCommand(kind, today),
];

/**
 * @param today the last day of the exchange values; the rows of laws are the same whenever it is
 * @param country whose taxes they are
 */
export const demoTables = (today: Day, country: CountryCode) =>
  pricingTables(
    country,
    datedTableKinds.flatMap((kind) =>
      demoRowsOf(kind, today).map(({ from, rows }) => ({ name: kind.name, from, rows })),
    ),
  );

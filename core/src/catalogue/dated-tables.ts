/** The dated tables by name: what each holds, for which country, and what its rows look like. */
import { type z } from 'zod';
import { exchangePairs, tableRows, type TableName } from '../pricing/index.ts';
import { type CountryCode } from '../reference/index.ts';

export type DatedTableKind = {
  /** As its stream and the address of its commands name it. */
  readonly name: string;
  readonly displayName: string;
  readonly country: CountryCode;
  /** The table of the pricing module that it is, and which one of several. */
  readonly table: TableName;
  readonly of?: string;
  /** A day's values. */
  readonly rows: z.ZodType;
};

const kind = (table: TableName, country: CountryCode, displayName: string, of?: string): DatedTableKind => ({
  name: of === undefined ? table : `${table}.${of.replace('/', '-')}`,
  displayName,
  country,
  table,
  ...(of !== undefined && { of }),
  rows: tableRows[table],
});

const exchangeCountry = { 'UF/CLP': 'CL', 'USD/CLP': 'CL', 'USD/PEN': 'PE', 'USD/COP': 'CO' } as const;

export const datedTableKinds: readonly DatedTableKind[] = [
  kind('riskFactors', 'CL', 'Factores de riesgo'),
  kind('gesPremiums', 'CL', 'Primas GES por isapre'),
  kind('chileanContribution', 'CL', 'Cotización de salud y tope imponible'),
  kind('epsCredit', 'PE', 'Crédito EPS'),
  kind('sctrRates', 'PE', 'Tasas SCTR por nivel de riesgo'),
  kind('workRisks', 'PE', 'Nivel de riesgo por tipo de trabajo'),
  kind('breedGroups', 'INT', 'Grupos de razas'),
  kind('taxes', 'PE', 'IGV', 'IGV'),
  kind('taxes', 'CL', 'IVA', 'IVA'),
  ...exchangePairs.map((pair) => kind('exchange', exchangeCountry[pair], `Valor ${pair}`, pair)),
];

/** @returns nothing for a table that there is not */
export const datedTableKind = (name: string): DatedTableKind | undefined =>
  datedTableKinds.find((one) => one.name === name);

/** The dated tables by name: what each holds, for which country, and what its rows look like. */
import { type z } from 'zod';
import { exchangePairs, tableRows, type TableName, type TaxName } from '../price-tables/index.ts';
import { taxTitles, usageScenario } from '../pricing/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { countries } from '../reference/countries.ts';
import { leadPrices } from './lead-prices.ts';

export type DatedTableKind = {
  /** As its stream and the address of its commands name it. */
  readonly name: string;
  readonly displayName: string;
  readonly country: CountryCode;
  /** The kind of its rows, mostly a table of the pricing module. */
  readonly table: TableName | 'usageScenarios' | 'leadPrices';
  readonly of?: string;
  /** A value for every day: one of an earlier day is the last that is known. */
  readonly isDaily?: boolean;
  /** No decimal of it is greater: what is, was mistyped. */
  readonly greatest?: number;
  /** A percentage above zero and below this was hardly meant: somebody confirms it. */
  readonly confirmedBelow?: number;
  /** When nothing else is known. */
  readonly fallback?: Readonly<Record<string, unknown>>;
  /** A day's values. */
  readonly rows: z.ZodType;
};

const kind = (
  table: DatedTableKind['table'],
  country: CountryCode,
  displayName: string,
  more: Pick<DatedTableKind, 'of' | 'isDaily' | 'greatest' | 'confirmedBelow' | 'fallback'> = {},
): DatedTableKind => ({
  name: more.of === undefined ? table : `${table}.${more.of.replace('/', '-')}`,
  displayName,
  country,
  table,
  ...more,
  rows: { ...tableRows, usageScenarios: usageScenario, leadPrices }[table],
});

/** CLP: spec, public side, section 9. */
const ufFallback = '39214.8';
const exchangeCountry = {
  'UF/CLP': 'CL',
  'USD/CLP': 'CL',
  'USD/PEN': 'PE',
  'USD/COP': 'CO',
  'USD/MXN': 'INT',
} as const;

const percent = { greatest: 100 };
/** No tax and no credit is less than one per cent. */
const atLeastOnePercent = { ...percent, confirmedBelow: 1 };

/** The rates of each country, whose tables of one name are told apart by their own; the first ones came without. */
const taxTables = [
  { country: 'PE', of: 'IGV', name: 'taxes.IGV' },
  { country: 'CL', of: 'IVA', name: 'taxes.IVA' },
  { country: 'CO', of: 'IVA', name: 'taxes.IVA-CO' },
  { country: 'CO', of: 'reducedIVA', name: 'taxes.reducedIVA-CO' },
] as const satisfies readonly { country: CountryCode; of: TaxName; name: string }[];

/** The taxes that a price of a country may have. */
export const taxesIn = (country: CountryCode): readonly TaxName[] =>
  taxTables.flatMap((table) => (table.country === country ? [table.of] : []));

export const datedTableKinds: readonly DatedTableKind[] = [
  kind('riskFactors', 'CL', 'Factores de riesgo', { greatest: 20 }),
  kind('gesPremiums', 'CL', 'Primas GES por isapre', { greatest: 20 }),
  kind('chileanContribution', 'CL', 'Cotización de salud y tope imponible', { greatest: 1_000 }),
  kind('epsCredit', 'PE', 'Crédito EPS', atLeastOnePercent),
  kind('sctrRates', 'PE', 'Tasas SCTR por nivel de riesgo', percent),
  kind('workRisks', 'PE', 'Nivel de riesgo por tipo de trabajo'),
  kind('breedGroups', 'INT', 'Grupos de razas'),
  ...taxTables.map(({ country, of, name }) => ({
    ...kind('taxes', country, taxTitles[of], { of, ...atLeastOnePercent }),
    name,
  })),
  ...exchangePairs.map((pair) =>
    kind('exchange', exchangeCountry[pair], `Valor ${pair}`, {
      of: pair,
      isDaily: true,
      ...(pair === 'UF/CLP' && { fallback: { value: ufFallback } }),
    }),
  ),
  ...countries.map(({ code, name }) => kind('usageScenarios', code, `Un año de uso: ${name}`, { of: code })),
  ...countries.map(({ code, name }) =>
    kind('leadPrices', code, `Precio de solicitudes cerradas: ${name}`, { of: code }),
  ),
];

/** @returns nothing for a table that there is not */
export const datedTableKind = (name: string): DatedTableKind | undefined =>
  datedTableKinds.find((one) => one.name === name);

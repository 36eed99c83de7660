/** Values published by laws and authorities, by dated table and with their source. Every installation begins with them. */
import { type TableRow } from '../price-tables/index.ts';
import { type TableRows } from './dated-table.ts';
import { gesPremiums } from './published-ges-premiums.ts';

type Band = TableRow<'riskFactors'>['bands'][number];
type Row<Rows> = Omit<TableRows, 'rows'> & { readonly rows: Rows };

/** From an age, below the next, for who contributes and for dependants. */
const factors = (
  [
    [0, 2, '0', '0'],
    [2, 20, '0.6', '0.6'],
    [20, 25, '0.9', '0.7'],
    [25, 35, '1', '0.7'],
    [35, 45, '1.3', '0.9'],
    [45, 55, '1.4', '1'],
    [55, 65, '2', '1.4'],
    [65, null, '2.4', '2.2'],
  ] as const
).map(([from, below, policyholder, dependant]): Band => ({ from, below, policyholder, dependant }));

const percent = (from: string, value: string, source: string): readonly Row<TableRow<'taxes'>>[] => [
  { from, rows: { percent: value }, source },
];

/** By the name of the table. */
export const publishedValues = {
  riskFactors: [
    {
      from: '2020-04-01',
      rows: { bands: factors },
      source: 'Superintendencia de Salud, circular IF 343: tabla única de factores',
    },
  ],
  gesPremiums,
  chileanContribution: [
    {
      from: '2025-02-01',
      rows: {
        healthPercent: '7',
        netOfTaxable: '0.8',
        capUf: '87.8',
        mostFactor: '1.05',
        leastFactor: '0.90477',
        withoutIncome: { least: 120_000, most: 150_000 },
      },
      source:
        'Cotización legal de 7 % y tope imponible de 87,8 UF de 2025; los demás valores son del comparador',
    },
  ],
  epsCredit: percent('1999-01-01', '2.25', 'Ley 26790, artículo 15: un cuarto del aporte de 9 %'),
  'taxes.IGV': percent('2011-03-01', '18', 'Ley 29666'),
  'taxes.IVA': percent('2003-10-01', '19', 'Ley 19888'),
  'taxes.IVA-CO': percent('2017-01-01', '19', 'Estatuto Tributario, artículo 468'),
  'taxes.reducedIVA-CO': percent('2013-01-01', '5', 'Estatuto Tributario, artículo 468-3'),
} satisfies Readonly<Record<string, readonly TableRows[]>>;

/** @returns the days of a table, oldest first; none of a table whose values nobody publishes for all */
export const publishedRowsOf = (table: string): readonly TableRows[] =>
  Object.entries(publishedValues).find(([name]) => name === table)?.[1] ?? [];

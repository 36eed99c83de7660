/** The demo's dated tables: what the law publishes as it stands, and exchange values of our own for the months before. */
import { type DatedTableKind, type TableRows } from '@cotejo/core/dated-tables';
import {
  type DatedTable,
  type Day,
  type ExchangePair,
  type TableRow,
  type Tables,
} from '@cotejo/core/price-tables';
import { type CountryCode } from '@cotejo/core/kit/country';
import { dailyValues } from './exchange-history.ts';

type Band = TableRow<'riskFactors'>['bands'][number];

/** Chile’s single table, in force since April 2020: from an age, below the next, for who contributes and for dependants. */
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

/** The demo's isapres beside the market's, whose plans may be imported. */
const ges = {
  before: { araucaria: '0.71', volcan: '0.69', maipo: '0.66', 'vida-tres': '0.63', consalud: '0.602', banmedica: '0.602', 'nueva-masvida': '0.795', esencial: '0.8', 'cruz-blanca': '0.74', colmena: '0.77' },
  now: { araucaria: '0.884', volcan: '0.861', maipo: '0.79', 'vida-tres': '0.712', consalud: '0.731', banmedica: '0.778', 'nueva-masvida': '0.854', esencial: '0.91', 'cruz-blanca': '0.971', colmena: '1.036' },
}; // oxfmt-ignore

const workRisks = {
  oficina: 'I', comercio: 'I', salud: 'I', educacion: 'I', transporte: 'II', manufactura: 'II', agroindustria: 'II',
  seguridad: 'II', construccion: 'III', electricidad: 'III', pesca: 'III', metalmecanica: 'III', mineria: 'IV',
  petroleo: 'IV', explosivos: 'IV', altura: 'IV',
}; // oxfmt-ignore
/**
 * By the codes of `workSectors`, for who tells no activity: the level of the sector's usual one. Demo values: annex 5 of the
 * regulation DS 003-98-SA lists which activities are risky (mining, construction, fishing and others), and insurers rate them.
 */
const sectorRisks = {
  A: 'II', B: 'IV', C: 'II', D: 'III', F: 'III', G: 'I', H: 'II', M: 'I', N: 'II', P: 'I', Q: 'I',
}; // oxfmt-ignore

const groups = {
  pequeño: ['Bichón Maltés', 'Boston Terrier', 'Caniche', 'Chihuahua', 'Cocker Spaniel', 'Pequinés', 'Pomerania', 'Pug', 'Salchicha', 'Schnauzer Miniatura', 'Shih Tzu', 'Yorkshire Terrier'],
  mediano: ['Beagle', 'Border Collie', 'Bulldog Francés', 'Bulldog Inglés', 'Mestizo', 'Perro sin pelo del Perú', 'Samoyedo', 'Shar Pei'],
  grande: ['Akita', 'Bóxer', 'Dóberman', 'Golden Retriever', 'Gran Danés', 'Husky Siberiano', 'Labrador Retriever', 'Mastín', 'Pastor Alemán', 'Rottweiler', 'San Bernardo'],
}; // oxfmt-ignore
const groupOf = Object.fromEntries(
  Object.entries(groups).flatMap(([group, breeds]) => breeds.map((breed) => [breed, group])),
);

const percentFrom = (from: Day, percent: string) => ({ rows: [{ from, percent }] });
/** Peru’s law 29666, Chile’s 19888, and Colombia’s Estatuto Tributario, articles 468 and 468-3. */
const taxes = {
  PE: { IGV: percentFrom('2011-03-01', '18') },
  CL: { IVA: percentFrom('2003-10-01', '19') },
  CO: { IVA: percentFrom('2017-01-01', '19'), reducedIVA: percentFrom('2013-01-01', '5') },
  INT: {},
} satisfies Record<CountryCode, Tables['taxes']>;

/**
 * @param today the last day of the exchange values; the rows of laws are the same whenever it is
 * @param country whose taxes they are
 */
export const demoTables = (today: Day, country: CountryCode) => {
  const daily = (pair: ExchangePair) => ({ isDaily: true, rows: dailyValues(pair, today) });
  return {
    riskFactors: { rows: [{ from: '2020-04-01', bands: factors }] },
    gesPremiums: {
      rows: [
        { from: '2023-12-01', uf: ges.before },
        { from: '2026-01-01', uf: ges.now },
      ],
    },
    chileanContribution: {
      rows: [
        {
          from: '2025-02-01',
          healthPercent: '7',
          netOfTaxable: '0.8',
          capUf: '87.8',
          mostFactor: '1.05',
          leastFactor: '0.90477',
          withoutIncome: { least: 120_000, most: 150_000 },
        },
      ],
    },
    epsCredit: { rows: [{ from: '1999-01-01', percent: '2.25' }] },
    sctrRates: {
      rows: [
        {
          from: '2025-01-01',
          levels: {
            I: { health: '0.53', pension: '0.55' },
            II: { health: '1.04', pension: '0.9' },
            III: { health: '1.3', pension: '1.25' },
            IV: { health: '1.55', pension: '1.6' },
          },
        },
      ],
    },
    workRisks: {
      rows: [{ from: '1998-04-13', levelOf: workRisks, levelOfSector: sectorRisks, assumed: 'I' }],
    },
    breedGroups: { rows: [{ from: '2024-01-01', groupOf }] },
    taxes: taxes[country],
    exchange: {
      'UF/CLP': daily('UF/CLP'),
      'USD/CLP': daily('USD/CLP'),
      'USD/PEN': daily('USD/PEN'),
      'USD/COP': daily('USD/COP'),
      'USD/MXN': daily('USD/MXN'),
    },
  } satisfies Tables;
};

/** Whose rows are our own, made up to be plausible; the others stand in a law or in what an authority published. */
const madeUp: readonly string[] = ['gesPremiums', 'sctrRates', 'workRisks', 'breedGroups', 'exchange'];

/** A table's rows as the command that sets them takes them, oldest first; none of a table that the demo leaves as it is. */
export const demoRowsOf = ({ table, of, country }: DatedTableKind, today: Day): readonly TableRows[] => {
  const all = Object.entries(demoTables(today, country)).find(([name]) => name === table)?.[1] ?? {};
  const one = of === undefined ? all : Object.entries(all).find(([name]) => name === of)?.[1];
  const { rows = [] }: Partial<DatedTable<object>> = one ?? {};
  return rows.map(({ from, ...values }) => ({
    from,
    rows: values,
    source: madeUp.includes(table) ? 'Demostración' : 'Norma publicada',
  }));
};

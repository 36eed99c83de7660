/** Tables for tests: the published values of a few years, enough for every kind of rule. */
import { type Tables } from '../../price-tables/index.ts';

/** Superintendencia de Salud, single table of factors, in force since April 2020; upper bounds exclusive. */
const factors: readonly (readonly [
  from: number,
  below: number | null,
  policyholder: string,
  dependant: string,
])[] = [
  [0, 2, '0', '0'],
  [2, 20, '0.6', '0.6'],
  [20, 25, '0.9', '0.7'],
  [25, 35, '1', '0.7'],
  [35, 45, '1.3', '0.9'],
  [45, 55, '1.4', '1'],
  [55, 65, '2', '1.4'],
  [65, null, '2.4', '2.2'],
];

export const tables: Tables = {
  riskFactors: {
    rows: [
      {
        from: '2020-04-01',
        bands: factors.map(([from, below, policyholder, dependant]) => ({
          from,
          below,
          policyholder,
          dependant,
        })),
      },
    ],
  },
  gesPremiums: {
    rows: [
      {
        from: '2023-12-01',
        uf: {
          'vida-tres': '0.63',
          consalud: '0.602',
          banmedica: '0.602',
          'nueva-masvida': '0.795',
          esencial: '0.8',
          'cruz-blanca': '0.74',
          colmena: '0.77',
        },
      },
      {
        from: '2026-01-01',
        uf: {
          'vida-tres': '0.712',
          consalud: '0.731',
          banmedica: '0.778',
          'nueva-masvida': '0.854',
          esencial: '0.91',
          'cruz-blanca': '0.971',
          colmena: '1.036',
        },
      },
    ],
  },
  exchange: {
    'UF/CLP': {
      isDaily: true,
      rows: [
        { from: '2026-08-01', value: '39214.8' },
        { from: '2026-08-02', value: '39220.15' },
      ],
      fallback: { value: '39214.8' },
    },
    'USD/CLP': { isDaily: true, rows: [{ from: '2026-08-01', value: '948.37' }] },
    'USD/PEN': { isDaily: true, rows: [{ from: '2026-08-01', value: '3.752' }] },
    'USD/COP': { isDaily: true, rows: [{ from: '2026-08-01', value: '4101.33' }] },
    'USD/MXN': { isDaily: true, rows: [{ from: '2026-08-01', value: '18.712' }] },
  },
  taxes: {
    IGV: { rows: [{ from: '2011-03-01', percent: '18' }] },
    IVA: { rows: [{ from: '2003-10-01', percent: '19' }] },
    reducedIVA: { rows: [{ from: '2013-01-01', percent: '5' }] },
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
    rows: [
      {
        from: '1998-04-13',
        assumed: 'I',
        levelOf: { oficina: 'I', manufactura: 'II', construccion: 'III', mineria: 'IV', nuclear: 'V' },
        levelOfSector: { B: 'IV', F: 'III', M: 'I' },
      },
    ],
  },
  breedGroups: {
    rows: [{ from: '2026-01-01', groupOf: { Akita: 'grande', 'Pastor Alemán': 'grande', Pug: 'pequeño' } }],
  },
};
/** A day that every table has a row for. */
export const day = '2026-08-01';

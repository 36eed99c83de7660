import { expect, test } from 'vitest';
import { coverageRange, coverageValue, coverageWords } from './coverage-words.ts';

const tagOf = (...amounts: object[]) =>
  ({ id: 1, name: 'Ambulatorio', coverages: amounts.map((one) => ({ name: 'x', amounts: one })) }) as never;
const of = (code: string, minAmount: number, maxAmount = minAmount) => ({
  minAmount,
  maxAmount,
  unit: { code, name: code },
});

test.each<[string | undefined, object[]]>([
  ['88_%', [{ amount: of('PEN', 30), percentage: of('%', 70, 88) }]],
  ['Deducible S/_120', [{ deductible: of('PEN', 120.4) }]],
  ['S/_10,000', [{ compensation: of('PEN', 10_000) }]],
  ['Copago S/_30', [{ amount: of('PEN', 30) }]],
  ['Hasta 12_veces', [{ yearly_top: of('veces', 12) }]],
  ['Hasta 1_vez', [{ yearly_top: of('veces', 1) }]],
  ['Copago S/_15', [{}, { amount: of('PEN', 15) }]],
  [undefined, [{}]],
  [undefined, []],
])('a coverage tells %s', (told, amounts) =>
  expect(coverageValue(tagOf(...amounts), 'PE')?.replaceAll('\u00a0', '_')).toBe(told),
);

test.each<[string | undefined, object[]]>([
  [
    '90 a 100_%, copago hasta S/_50',
    [{ percentage: of('%', 100) }, { percentage: of('%', 90), amount: of('PEN', 50) }],
  ],
  ['100_%, copago hasta S/_50', [{ percentage: of('%', 100) }, { amount: of('PEN', 50) }]],
  [
    '100_%, copago hasta S/_50',
    [
      { percentage: of('%', 100), amount: of('PEN', 0) },
      { percentage: of('%', 100), amount: of('PEN', 50) },
    ],
  ],
  ['100_%', [{ percentage: of('%', 100), amount: of('PEN', 0) }]],
  ['100_%, copago S/_23', [{ amount: of('PEN', 23), percentage: of('%', 100) }]],
  ['70 a 88_%', [{ percentage: of('%', 70, 88) }]],
  ['95_%', [{ percentage: of('%', 95) }, { percentage: of('%', 95) }, {}]],
  ['Copago S/_30 a S/_60', [{ amount: of('PEN', 30) }, { amount: of('PEN', 60) }]],
  ['Copago hasta S/_60', [{}, { amount: of('PEN', 30, 60) }]],
  ['Hasta 12_veces', [{ yearly_top: of('veces', 12) }, { yearly_top: of('PEN', 900) }]],
  [undefined, [{}]],
])('all coverages of a tag together tell %s', (told, amounts) =>
  expect(coverageRange(tagOf(...amounts), 'PE')?.replaceAll('\u00a0', '_')).toBe(told),
);

test('a percentage has the decimal sign of its country', () => {
  const tag = tagOf({ percentage: of('%', 87.5) });
  expect(coverageValue(tag, 'CL')).toBe('87,5\u00a0%');
  expect(coverageValue(tag, 'PE')).toBe('87.5\u00a0%');
});

test('a plan’s page tells everything of a coverage', () =>
  expect(
    coverageWords(
      {
        amounts: {
          yearly_top: of('PEN', 300_000),
          amount: of('PEN', 30, 60),
          percentage: of('%', 80),
          x: of('%', 1),
        },
      },
      'PE',
    ).map((words) => words.replaceAll('\u00a0', '_')),
  ).toEqual(['Cubre 80_%', 'Copago S/_30 a S/_60', 'Tope anual S/_300,000']));

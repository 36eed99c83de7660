import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assess,
  bmiLms,
  bmiTable,
  type Gender,
  isAskedAbout,
  judged,
  measureAt,
  weightLms,
  weightTable,
  zScore,
} from './index.ts';

const range = (gender: Gender, cm: number) => {
  const row = weightTable().find((one) => one.gender === gender && one.heightMin === cm)!;
  return `${row.weightMin}–${row.weightMax}`;
};

describe('the range of the weight', () => {
  test('is that of the centimetre, two deviations to either side', () => {
    expect([65, 90, 119, 120].map((cm) => range('male', cm))).toEqual([
      '6.3–9.1',
      '11–15.5',
      '18.3–27.1',
      '18.6–27.2',
    ]);
    expect([65, 90, 120].map((cm) => range('female', cm))).toEqual(['6.1–9', '10.6–15.5', '18.9–28']);
  });
  test('covers 65 to 120.9 cm, and the index 60 to 203 months', () => {
    expect([weightTable().length, bmiTable().length]).toEqual([112, 288]);
    expect([64.9, 65, 120.9, 121].map((cm) => weightLms('male', cm) !== undefined)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(weightTable().every(({ weightMin, weightMax }) => weightMin < weightMax)).toBe(true);
  });
});

test.each([
  ['beyond the tables for the age and the height', 175, 80, true],
  ['beyond the range of the weight', 95, 30, true],
  ['within the range', 95, 14, false],
] as const)('measures %s: %i cm and %i kg are asked about: %s', (_, heightCm, weightKg, isAsked) =>
  expect(isAskedAbout(assess('male', '2023-03-01', { heightCm, weightKg, on: '2026-11-01' }))).toBe(isAsked),
);

test('curves are those of the WHO', () => {
  const curve = (gender: Gender, months: number, zs: readonly number[]) =>
    zs.map((z) => Math.round(measureAt(bmiLms(gender, months)!, z) * 10) / 10);
  expect(curve('male', 60, [-3, -2, 1, 2, 3])).toEqual([12.1, 13, 16.6, 18.2, 20.1]);
  expect(curve('female', 60, [-3, -2, 1, 2, 3])).toEqual([11.8, 12.8, 16.9, 18.8, 21.3]);
  expect(curve('male', 203, [-3, -2, 1, 2, 3])).toEqual([15.4, 16.9, 24.2, 28.6, 35.2]);
  expect(curve('male', 144, [-5, 5])).toEqual([11.3, 42.7]);
});

test('a measure and its deviation lead to each other, also beyond the third', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -5.5, max: 5.5, noNaN: true }),
      fc.integer({ min: 60, max: 203 }),
      (z, months) => {
        const lms = bmiLms('male', months)!;
        expect(zScore(lms, measureAt(lms, z))).toBeCloseTo(z, 6);
      },
    ),
  );
});

test('what is far from usual is asked about, reviewed, or most likely mistyped', () => {
  expect([0, -2, 2.1, -3.1, 5.1].map(judged)).toEqual(['usual', 'usual', 'ask', 'review', 'implausible']);
  const boy = assess('male', '2020-03-02', { heightCm: 100, weightKg: 15.4, on: '2026-03-02' });
  expect(boy.weight).toMatchObject({ judgement: 'usual', range: { min: 13.1 } });
  expect(boy.bmi?.z).toBeCloseTo(0.1, 0);
  expect(assess('male', '2010-01-31', { heightCm: 160, weightKg: 50, on: '2027-01-31' })).toEqual({});
});

describe('a weight is judged at its own tenth of a centimetre', () => {
  const weigh = (heightCm: number, weightKg: number, gender: Gender = 'male') =>
    assess(gender, '2025-06-01', { heightCm, weightKg, on: '2026-03-02' }).weight!;
  test('and not at the centimetre below', () => {
    expect(weigh(65.9, 9)).toMatchObject({ judgement: 'usual', range: { min: 6.5, max: 9.1 } });
    expect(weigh(65, 9)).toMatchObject({ judgement: 'ask', range: { min: 6.3, max: 8.8 } });
    expect(weigh(65.45, 9).z).toBeCloseTo((weigh(65, 9).z + weigh(65.9, 9).z) / 2, 2);
  });
  test('and is usual exactly within the range that is told', () =>
    fc.assert(
      fc.property(
        fc.constantFrom<Gender>('male', 'female'),
        fc.integer({ min: 650, max: 1_209 }),
        fc.integer({ min: 30, max: 500 }),
        (gender, tenths, weight) => {
          const [height, kilos] = [tenths / 10, weight / 10];
          const { judgement, range: told } = weigh(height, kilos, gender);
          expect(judgement === 'usual').toBe(kilos >= told.min && kilos <= told.max);
        },
      ),
    ));
});

const source = '../shared/data/who-weight-for-height-lms.tsv';
test('the weight’s parameters are those of the published table', ({ skip }) => {
  if (!existsSync(source)) {
    process.emitWarning(`weights were not compared with the published table: ${source} is not there`);
    skip(`${source} is not there`);
  }
  const published = readFileSync(source, 'utf8')
    .split(/\r?\n/)
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split('\t'));
  const at = (gender: Gender, cm: number) => {
    const [, , l, m, s] = published.find(
      ([sex, height]) => sex === (gender === 'male' ? '1' : '2') && Number(height) === cm,
    )!;
    return { l: Number(l), m: Number(m), s: Number(s) };
  };
  for (const { gender, heightMin, heightMax, weightMin, weightMax } of weightTable()) {
    expect(Math.round(measureAt(at(gender, heightMin), -2) * 10) / 10).toBe(weightMin);
    const upper = Math.min(Math.round(heightMax * 10) / 10, 120);
    expect(Math.round(measureAt(at(gender, upper), 2) * 10) / 10).toBe(weightMax);
  }
});

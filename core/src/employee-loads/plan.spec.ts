import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growth, mostGrowth } from '../kit/testing/index.ts';
import { mostMembers, type PlannedRow, planRows, portionsOf } from './plan.ts';

const row = (number: number, personId: string, holderId?: string, until?: string): PlannedRow<number> => ({
  row: number,
  personId,
  holderId,
  until,
});

test('a family’s holder comes first, wherever the file has it', () =>
  expect(planRows([row(2, 'luz', 'rosa'), row(3, 'ana'), row(4, 'rosa')]).families).toEqual([
    { holder: 4, rows: [4, 2] },
    { holder: 3, rows: [3] },
  ]));

test('dependants who leave earlier come before their holder, whose end would take them along', () =>
  expect(
    planRows([
      row(2, 'rosa', undefined, '2026-03-20'),
      row(3, 'luz', 'rosa', '2026-03-10'),
      row(4, 'juan', 'rosa', '2026-03-20'),
    ]).families,
  ).toEqual([{ holder: 2, rows: [3, 2, 4] }]));

test('two rows of one person are refused and name each other', () =>
  expect(planRows([row(2, 'rosa'), row(3, 'ana'), row(4, 'rosa')])).toEqual({
    families: [{ holder: 3, rows: [3] }],
    repeated: [
      { row: 2, other: 4 },
      { row: 4, other: 2 },
    ],
    crowded: [],
  }));

test('a holder has so many dependants in a file at most, and the others of the file are planned', () => {
  const of = (holder: string, first: number, count: number) =>
    Array.from({ length: count }, (_, at) => row(first + at, `${holder} ${at}`, holder));
  const { families, crowded } = planRows([...of('rosa', 2, mostMembers + 2), ...of('ana', 200, 1)]);
  expect(families.map((family) => family.rows.length)).toEqual([mostMembers, 1]);
  expect(crowded).toEqual([mostMembers + 2, mostMembers + 3]);
});

test(
  'a file that names one person in each of its rows costs as much as it is long',
  { retry: 2 },
  async () => {
    const work = (rows: number) => planRows(Array.from({ length: rows }, (_, at) => row(at + 2, 'rosa')));
    expect(await growth(work, 2_000)).toBeLessThan(mostGrowth);
  },
);

const rows = fc
  .array(fc.record({ person: fc.nat(30), holder: fc.option(fc.nat(30)) }), { maxLength: 80 })
  .map((all) =>
    all.map(({ person, holder }, at) =>
      row(at + 2, `p${person}`, holder === null || holder === person ? undefined : `p${holder}`),
    ),
  );

test('every row is planned once, in one portion with its family, in the same order always', () =>
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 20 }), (all, size) => {
      const { families, repeated } = planRows(all);
      const portions = portionsOf(families, size);
      const planned = portions.flat().flatMap((family) => family.rows);
      expect([...planned, ...repeated.map((one) => one.row)].sort((a, b) => a - b)).toEqual(all.map((one) => one.row));
      expect(portions.flat()).toEqual(families);
      expect(portionsOf(planRows(all).families, size)).toEqual(portions);
    }),
  )); // oxfmt-ignore

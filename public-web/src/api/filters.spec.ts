import { expect, test } from 'vitest';
import { exampleFilters } from '../testing/example-products.ts';

const leaf = (id: string, more: object = {}) => ({ id, name: id, total: 1, ...more });
const insurers = (organizationTypes: readonly object[]) =>
  exampleFilters({
    organizationTypes,
    organizations: [leaf('1', { typeId: 'b' }), leaf('2'), leaf('3', { typeId: 'z' })],
  }).organizations.map(({ id, children }) => [id, children.map((child) => child.id)]);

test('an insurer of a kind that is not told stands with the first', () => {
  expect(insurers([leaf('a'), leaf('b')])).toEqual([
    ['a', ['2', '3']],
    ['b', ['1']],
  ]);
});

test('insurers of which no kind is told can be chosen', () =>
  expect(insurers([])).toEqual([
    ['1', []],
    ['2', []],
    ['3', []],
  ]));

test('an insurer below its kind keeps what it says of itself', () => {
  const { organizations } = exampleFilters({
    organizationTypes: [leaf('a')],
    organizations: [
      leaf('1', { typeId: 'a', tooltip: 'Nació en 1995.' }),
      leaf('2', { typeId: 'a', tooltip: null }),
    ],
  });
  expect(organizations[0]?.children.map(({ tooltip }) => tooltip)).toEqual(['Nació en 1995.', undefined]);
});

const limitsOf = (...totals: readonly number[]) =>
  exampleFilters({
    deductiblesToCompare: totals.map((total, nth) => ({ amount: nth * 500, total })),
  }).deductibleLimits;

test('few deductibles are limits, each with all plans below it', () =>
  expect(limitsOf(15, 1, 2)).toEqual([
    { most: 0, total: 15 },
    { most: 500, total: 16 },
    { most: 1_000, total: 18 },
  ]));

test('one deductible is no choice, and many are a range', () =>
  expect([limitsOf(15), limitsOf(1, 1, 1, 1, 1, 1)]).toEqual([undefined, undefined]));

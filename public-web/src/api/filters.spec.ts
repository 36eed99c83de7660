import { expect, test } from 'vitest';
import { noFilters } from '../testing/example-products.ts';
import { filters } from './filters.ts';

const leaf = (id: string, more: object = {}) => ({ id, name: id, total: 1, ...more });
const insurers = (organizationTypes: readonly object[]) =>
  filters({
    ...noFilters,
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

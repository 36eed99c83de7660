import { expect, test } from 'vitest';
import { type Known } from '../../catalogue/index.ts';
import { filtersOf } from './filters.ts';
import { type Facets } from './search.ts';
import { type FilterName, filterNames, type FilterValue } from '../product-index/product-index.ts';
import { everything } from '../testing/questions.ts';

/** Entries by number, of which a filter reads the name and the address. */
const entries = (...listed: readonly [id: number, name: string, more?: object][]) =>
  new Map(
    listed.map(([id, displayName, more]) => [
      id,
      { id, displayName, url: displayName, isHidden: false, ...more },
    ]),
  );
const known = (entriesOf: Partial<Record<keyof Known, object>>): Known =>
  ({
    organizations: entries(),
    insuranceTypes: entries(),
    coverageOrganizations: entries(),
    terms: entries(),
    ...entriesOf,
  }) as unknown as Known;
const counting = (name: FilterName, counts: ReadonlyMap<FilterValue, number>): Facets => ({
  values: Object.fromEntries(
    filterNames.map((one) => [one, one === name ? counts : new Map()]),
  ) as unknown as Facets['values'],
  deductibles: new Map(),
});

test('a filter offers all there is, however much, in the order in which it is known', () => {
  const ids = Array.from({ length: 449 }, (_, index) => index + 1);
  const clinics = entries([450, 'Ángel'], ...ids.map((id): [number, string] => [id, `Clínica ${id}`]), [
    451,
    'Oculta',
    { isHidden: true },
  ]);
  const counts = new Map([...ids, 450, 451].map((id) => [id, id === 7 ? 0 : 1]));
  const { coverageOrganizations } = filtersOf(
    counting('coverageOrganizations', counts),
    everything,
    known({ coverageOrganizations: clinics }),
    'PEN',
  );
  expect(coverageOrganizations).toHaveLength(450);
  expect(coverageOrganizations.slice(0, 2).map(({ name }) => name)).toEqual(['Ángel', 'Clínica 1']);
  expect(coverageOrganizations.find(({ id }) => id === 7)).toMatchObject({ total: 0, disabled: true });
});

test('a type whose category is hidden stands by itself, with what is below it', () => {
  const insuranceTypes = entries(
    [1, 'Personas', { isHidden: true }],
    [2, 'Salud', { upperTypeId: 1 }],
    [3, 'Dental', { upperTypeId: 2 }],
    [4, 'Vida', { upperTypeId: 1 }],
    [5, 'Mascotas', { upperTypeId: 6 }],
    [6, 'Hogar'],
    [7, 'Oculto', { isHidden: true, upperTypeId: 6 }],
    [8, 'Oculto también', { upperTypeId: 7 }],
  );
  const counts = new Map([2, 3, 4, 5, 7, 8].map((id) => [id, id]));
  const tree = filtersOf(counting('insuranceTypes', counts), everything, known({ insuranceTypes }), 'PEN');
  expect(
    tree.insuranceTypes.map(({ id, name, total, children }) => [
      id,
      name,
      total,
      children.map((one) => one.id),
    ]),
  ).toEqual([
    [2, 'Salud', 5, [3]],
    [4, 'Vida', 4, []],
    [6, 'Hogar', 5, [5]],
    [8, 'Oculto también', 8, []],
  ]);
});

test('every deductible can be chosen, by its amount', () => {
  const deductibles = new Map(Array.from({ length: 120 }, (_, index) => [(120 - index) * 100, 1]));
  const { deductiblesToCompare } = filtersOf(
    { ...counting('features', new Map()), deductibles },
    everything,
    known({}),
    'PEN',
  );
  expect(deductiblesToCompare.map(({ amount }) => amount)).toEqual(
    Array.from({ length: 120 }, (_, index) => index + 1),
  );
});

test('an insurer says what it is, where somebody wrote it', () => {
  const organizations = entries(
    [1, 'Andina', { description: 'Nació en 1995.' }],
    [2, 'Dos', { description: '' }],
    [3, 'Tres'],
  );
  const counts = new Map([1, 2, 3].map((id) => [id, 1]));
  const told = filtersOf(counting('organizations', counts), everything, known({ organizations }), 'PEN');
  expect(told.organizations.map(({ tooltip }) => tooltip)).toEqual(['Nació en 1995.', null, null]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orders } from '@cotejo/core/comparator';
import {
  bounds,
  choices,
  emptySearch,
  filtersInError,
  isFiltered,
  readSearch,
  type Search,
  withBounds,
  withChosen,
  writeSearch,
} from './search-address.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 52 }).map(String), { maxLength: 5 });
const optional = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined });
const present = <Entry extends object>(record: Entry) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

const anySearch: fc.Arbitrary<Search> = fc
  .record({
    chosen: fc.record(Object.fromEntries(choices.map((name) => [name, optional(ids)]))).map(present),
    bounds: fc
      .record(Object.fromEntries(bounds.map((name) => [name, optional(fc.nat(999_999_999))])))
      .map(present),
    order: fc.constantFrom(...orders),
    page: fc.integer({ min: 1, max: 999 }),
    view: optional(fc.constantFrom('grid' as const, 'list' as const)),
    compared: fc.uniqueArray(fc.stringMatching(/^[A-Za-z][\w-]{0,20}$/), { maxLength: 3 }),
  })
  .map((search) => present(search) as unknown as Search);

describe('the address of a search', () => {
  test('is read as it was written', () =>
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(read(writeSearch(search))).toEqual(search);
      }),
    ));

  test('is empty where nothing was said', () => {
    expect(writeSearch(emptySearch)).toBe('');
    expect(read('')).toEqual(emptySearch);
  });

  test('is read from a form without a script, which writes each value by itself', () =>
    expect(read('companias=7&companias=8&desde=&hasta=200&orden=menor-precio')).toMatchObject({
      chosen: { organizations: ['7', '8'] },
      bounds: { toPrice: 200 },
      order: 'lowerPrice',
    }));

  test('says nothing where it makes no sense', () =>
    expect(read('orden=x&pagina=-1&vista=mosaico&companias=%3Cb%3E,7&desde=1e9&comparar=a,b,c,d,e')).toEqual({
      ...emptySearch,
      chosen: { organizations: ['7'] },
      compared: ['a', 'b', 'c'],
    }));
});

describe('a filter', () => {
  const search = read('companias=7&pagina=3');
  test('that changes begins another list', () => {
    expect(withChosen(search, 'features', ['9'])).toMatchObject({
      page: 1,
      chosen: { organizations: ['7'], features: ['9'] },
    });
    expect(withBounds(search, { toPrice: 90 })).toMatchObject({ page: 1, bounds: { toPrice: 90 } });
  });
  test('that is taken back leaves nothing', () => {
    expect(isFiltered(search)).toBe(true);
    expect(isFiltered(withChosen(search, 'organizations', undefined))).toBe(false);
    expect(isFiltered(withBounds(withBounds(emptySearch, { toPrice: 1 }), { toPrice: undefined }))).toBe(
      false,
    );
  });
  test('with nothing chosen is in error where something must be', () => {
    expect(filtersInError(read('companias=&tipos=3&caracteristicas='))).toEqual(['organizations']);
    expect(filtersInError(emptySearch)).toEqual([]);
  });
});

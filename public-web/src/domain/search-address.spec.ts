import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orders } from '@cotejo/core/comparator';
import {
  type Bound,
  choices,
  emptySearch,
  filtersInError,
  filtersSaid,
  isFiltered,
  readSearch,
  type Search,
  withBounds,
  withChosen,
  without,
  withoutFilters,
  writeSearch,
} from './search-address.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 52 }).map(String), { maxLength: 5 });
const optional = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined });
const present = <Entry extends object>(record: Entry) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

const amounts = fc.nat(999_999_999);
const range = (from: Bound, to: Bound) =>
  fc
    .tuple(optional(amounts), optional(amounts))
    .map(([one, other]) =>
      one !== undefined && other !== undefined
        ? { [from]: Math.min(one, other), [to]: Math.max(one, other) }
        : { [from]: one, [to]: other },
    );

const anySearch: fc.Arbitrary<Search> = fc
  .record({
    chosen: fc.record(Object.fromEntries(choices.map((name) => [name, optional(ids)]))).map(present),
    bounds: fc
      .tuple(range('fromPrice', 'toPrice'), range('fromDeductible', 'toDeductible'))
      .map(([prices, deductibles]) => present({ ...prices, ...deductibles })),
    order: fc.constantFrom(...orders),
    page: fc.integer({ min: 1, max: 999 }),
    view: optional(fc.constantFrom('grid' as const, 'list' as const)),
    compared: fc.uniqueArray(fc.stringMatching(/^[A-Za-z][\w-]{0,20}$/), { maxLength: 3 }),
    link: optional(fc.stringMatching(/^[\w-]{1,20}$/)),
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

  test('is read as its ordered range where that is written backwards', () =>
    expect(read('desde=500&hasta=100&deducible-desde=7&deducible-hasta=7').bounds).toEqual({
      fromPrice: 100,
      toPrice: 500,
      fromDeductible: 7,
      toDeductible: 7,
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
  test('that is refused goes alone', () => {
    const asked = read('companias=7&caracteristicas=9&desde=10&hasta=90&pagina=3');
    expect(filtersSaid(asked)).toEqual(['organizations', 'features', 'fromPrice', 'toPrice']);
    expect(without(asked, ['features', 'toPrice'])).toEqual(read('companias=7&desde=10'));
  });
  test('goes with all others, and the order, the view and the plans that were picked stay', () => {
    const kept = 'orden=menor-precio&vista=lista&comparar=Uno';
    expect(withoutFilters(read(`${kept}&companias=7&desde=10&pagina=3`))).toEqual(read(kept));
    expect(withoutFilters(read('companias=7'))).toEqual(emptySearch);
  });
  test('with nothing chosen is in error where something must be', () => {
    expect(filtersInError(read('companias=&tipos=3&caracteristicas='))).toEqual(['organizations']);
    expect(filtersInError(emptySearch)).toEqual([]);
  });
});

test('what is no code of a plan is not compared', () =>
  expect(
    [`..,.,Uno,dos/tres`, '_x,Uno', 'Uno,-x', '__proto__,Uno', `${'a'.repeat(101)},Uno`].map(
      (codes) => read(`comparar=${codes}`).compared,
    ),
  ).toEqual(Array.from({ length: 5 }, () => ['Uno'])));

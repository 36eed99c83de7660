import { describe, expect, test } from 'vitest';
import { abovePage, planAbove } from './plan-above.ts';
import { readSearch, writeSearch } from './search-address.ts';

describe('a plan above a page', () => {
  test('is read as it was written, with its tab', () => {
    expect(planAbove(abovePage('?orden=populares', 'Plan-A', 'price'))).toEqual({
      code: 'Plan-A',
      tab: 'price',
    });
    expect(planAbove(abovePage('', 'Plan-A'))).toEqual({ code: 'Plan-A', tab: 'summary' });
  });

  test('takes the place of another one', () =>
    expect(planAbove(abovePage(abovePage('', 'Plan-A', 'price'), 'Plan-B'))).toEqual({
      code: 'Plan-B',
      tab: 'summary',
    }));

  test('is none on most pages, and no tab is one that there is not', () => {
    expect(planAbove('?orden=populares')).toBeUndefined();
    expect(planAbove('?plan=a&ficha=x')).toEqual({ code: 'a', tab: 'summary' });
  });

  test('changes nothing of the search below it', () => {
    const search = '?companias=1,2&orden=populares&comparar=a&pagina=2';
    expect(writeSearch(readSearch(new URLSearchParams(abovePage(search, 'Plan-A'))))).toBe(search);
  });
});

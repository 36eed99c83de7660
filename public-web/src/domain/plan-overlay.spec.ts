import { describe, expect, test } from 'vitest';
import { overlayQuery, planOverlay } from './plan-overlay.ts';
import { readSearch, writeSearch } from './search-address.ts';

describe('a plan above a page', () => {
  test('is read as it was written, with its tab', () => {
    expect(planOverlay(overlayQuery('?orden=populares', 'Plan-A', 'price'))).toEqual({
      code: 'Plan-A',
      tab: 'price',
    });
    expect(planOverlay(overlayQuery('', 'Plan-A'))).toEqual({ code: 'Plan-A', tab: 'summary' });
  });

  test('takes the place of another one', () =>
    expect(planOverlay(overlayQuery(overlayQuery('', 'Plan-A', 'price'), 'Plan-B'))).toEqual({
      code: 'Plan-B',
      tab: 'summary',
    }));

  test('is none on most pages, and no tab is one that there is not', () => {
    expect(planOverlay('?orden=populares')).toBeUndefined();
    expect(planOverlay('?plan=a&ficha=x')).toEqual({ code: 'a', tab: 'summary' });
  });

  test('changes nothing of the search below it', () => {
    const search = '?companias=1,2&orden=populares&comparar=a&pagina=2';
    expect(writeSearch(readSearch(new URLSearchParams(overlayQuery(search, 'Plan-A'))))).toBe(search);
  });
});

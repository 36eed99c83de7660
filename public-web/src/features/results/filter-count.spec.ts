import { expect, test } from 'vitest';
import { emptySearch, withBounds, withChosen } from '../../domain/search-address.ts';
import { filterCount } from './filter-count.ts';

test('an amount from and up to is one filter', () => {
  const chosen = withChosen(withChosen(emptySearch, 'features', ['1', '2']), 'organizations', ['3']);
  expect(filterCount(withBounds(chosen, { fromPrice: 50, toPrice: 90 }), [])).toBe(3);
  expect(filterCount(withBounds(emptySearch, { toPrice: 90 }), [])).toBe(1);
  expect(filterCount(emptySearch, [])).toBe(0);
});

test('a filter that was refused is not in use', () => {
  const chosen = withChosen(withChosen(emptySearch, 'features', ['1']), 'organizations', ['3']);
  expect(filterCount(chosen, ['organizations'])).toBe(1);
});

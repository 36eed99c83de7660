import { expect, test } from 'vitest';
import { isSameFilter } from './isSameFilter.ts';

test('filters are the same whatever is empty in them, and in whatever order', () => {
  expect(isSameFilter({ from: '', kind: ['look'], view: 'all' }, { view: 'all', kind: ['look'] })).toBe(true);
  expect(isSameFilter({ kind: ['look'] }, { kind: ['look', 'export'] })).toBe(false);
});

import { expect, test } from 'vitest';
import { sortOfName } from './sortOfName.ts';

test('names sort by the field of the list, unless another column does', () => {
  expect(sortOfName({ sort: 'name', columns: [{}] })).toBe('name');
  expect(sortOfName({ sort: 'askedAt', nameSort: 'personName', columns: [{ source: 'askedAt' }] })).toBe(
    'personName',
  );
  expect(sortOfName({ sort: 'uploadedAt', columns: [{ source: 'uploadedAt' }] })).toBeUndefined();
});

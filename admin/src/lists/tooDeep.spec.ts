import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { isTooDeep } from './tooDeep.ts';

test('a page behind the last row that is read is told from what went wrong', () => {
  expect(isTooDeep(new HttpError('No.', 400, { code: 'TOO_DEEP' }))).toBe(true);
  expect(isTooDeep(new HttpError('No.', 400, { code: 'UNKNOWN_FILTER' }))).toBe(false);
  expect(isTooDeep(new HttpError('No.', 502, { code: 'TOO_DEEP' }))).toBe(false);
  expect(isTooDeep(new Error('No network.'))).toBe(false);
  expect(isTooDeep(null)).toBe(false);
});

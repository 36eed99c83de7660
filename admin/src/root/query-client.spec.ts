import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { isWorthRetrying } from './query-client.ts';

test.each([0, 429, 500, 503])('a read that failed with %i is tried twice more', (status) =>
  expect([0, 1, 2].map((failures) => isWorthRetrying(failures, new HttpError('', status)))).toEqual([
    true,
    true,
    false,
  ]),
);
test.each([400, 401, 403, 404])('a read that was refused with %i is not tried again', (status) =>
  expect(isWorthRetrying(0, new HttpError('', status))).toBe(false),
);
test('a mistake of our own is not tried again', () =>
  expect(isWorthRetrying(0, new TypeError('x'))).toBe(false));

import { QueryObserver } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { createQueryClient, isWorthRetrying } from './query-client.ts';

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

test('who is asked again whether somebody is logged in hears of another answer, and not of the question', async () => {
  const ask = vi.fn(async () => true);
  const told = vi.fn();
  const observer = new QueryObserver(createQueryClient(), {
    queryKey: ['auth', 'checkAuth', {}],
    queryFn: ask,
    retry: false,
  });
  const stopListening = observer.subscribe(told);
  await observer.refetch();
  told.mockClear();
  await observer.refetch();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(told).not.toHaveBeenCalled();
  ask.mockRejectedValueOnce(new Error('over'));
  await observer.refetch();
  expect(told).toHaveBeenCalled();
  stopListening();
});

import { QueryObserver } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { isWorthRetrying } from '../../kit/providers/retry.ts';

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

describe('a page that asked whether somebody is logged in', () => {
  /** Somebody is, by the first answer; what `told` heard of it is forgotten. */
  const asked = async () => {
    const ask = vi.fn(async () => true);
    const told = vi.fn();
    const observer = new QueryObserver(createQueryClient(), {
      queryKey: ['auth', 'checkAuth', {}],
      queryFn: ask,
      retry: false,
    });
    onTestFinished(observer.subscribe(told));
    await observer.refetch();
    told.mockClear();
    return { ask, told, again: () => observer.refetch() };
  };

  test('is not told when the answer is the same again', async () => {
    const { ask, told, again } = await asked();
    await again();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(told).not.toHaveBeenCalled();
  });

  test('is told of another answer, of a failure, and of another failure after it', async () => {
    const { ask, told, again } = await asked();
    for (const prepare of [
      () => ask.mockResolvedValueOnce(false),
      () => ask.mockRejectedValueOnce(new Error('over')),
      () => ask.mockRejectedValueOnce(new Error('over again')),
    ]) {
      told.mockClear();
      prepare();
      await again();
      expect(told).toHaveBeenCalled();
    }
  });
});

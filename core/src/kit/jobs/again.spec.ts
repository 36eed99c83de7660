import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { again } from './again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when it is told to. */
const slowWork = () => {
  const turns: { readonly resolve: () => void; readonly reject: (why: unknown) => void }[] = [];
  const work = () => new Promise<void>((resolve, reject) => void turns.push({ resolve, reject }));
  return { turns, work };
};

test('work is done in every turn but those in which the one before is still under way', async () => {
  const { turns, work } = slowWork();
  const repeated = again(1_000, work, () => {});
  await vi.advanceTimersByTimeAsync(3_500);
  expect(turns).toHaveLength(1);
  turns[0]!.resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(turns).toHaveLength(2);
  turns[1]!.resolve();
  await repeated.stop();
});

test('work that fails is told of, and comes again', async () => {
  const { turns, work } = slowWork();
  const errors: unknown[] = [];
  const repeated = again(1_000, work, (error) => errors.push(error));
  await vi.advanceTimersByTimeAsync(1_000);
  turns[0]!.reject('away');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([errors, turns.length]).toEqual([['away'], 2]);
  turns[1]!.resolve();
  await repeated.stop();
});

test('stopping waits for the work at hand, and no other begins', async () => {
  const { turns, work } = slowWork();
  const repeated = again(1_000, work, () => {});
  await vi.advanceTimersByTimeAsync(1_000);
  let stopped = false;
  const stopping = repeated.stop().then(() => (stopped = true));
  await vi.advanceTimersByTimeAsync(5_000);
  expect([stopped, turns.length]).toEqual([false, 1]);
  turns[0]!.resolve();
  await stopping;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(turns).toHaveLength(1);
});

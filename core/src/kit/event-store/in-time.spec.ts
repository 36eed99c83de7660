import { expect, test } from 'vitest';
import { StoreUnavailable } from './event-store.ts';
import { inTime } from './in-time.ts';

test('what is done in time is answered', async () => {
  expect(await inTime(Promise.resolve('done'))).toBe('done');
});

test('a failure in time is the failure', async () => {
  await expect(inTime(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

test('a store that hangs is unavailable, and what it held is let go', async () => {
  let letGo = false;
  const never = new Promise(() => {});
  await expect(inTime(never, () => (letGo = true), 5)).rejects.toThrow(StoreUnavailable);
  expect(letGo).toBe(true);
});

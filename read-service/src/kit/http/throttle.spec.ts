import { inMemoryLimits } from '@cotejo/core/kit/limits';
import { expect, test } from 'vitest';
import { throttleBy } from './throttle.ts';

const from = (ip: string) => ({ ip, headers: { 'x-forwarded-for': ip } });
const limit = { within: 60_000, tooMany: 'Espera un momento.' };

test('an address gets so many uses in a minute, and again in the next one', async () => {
  let clock = 1_000_000;
  const throttle = throttleBy(inMemoryLimits(() => new Date(clock))('documents', { ...limit, uses: 2 }));
  await throttle.take(from('203.0.113.7'));
  clock += 30_000;
  await throttle.take(from('203.0.113.7'));
  await expect(throttle.take(from('203.0.113.7'))).rejects.toThrow(
    expect.objectContaining({ message: 'Espera un momento.', headers: { 'retry-after': '30' } }) as Error,
  );
  await throttle.take(from('203.0.113.8'));
  clock += 30_000;
  await throttle.take(from('203.0.113.7'));
});

test('the house itself has no limit', async () => {
  const throttle = throttleBy(inMemoryLimits()('documents', { ...limit, uses: 1 }));
  for (let nth = 0; nth < 3; nth++) await throttle.take({ ip: '127.0.0.1', headers: {} });
});

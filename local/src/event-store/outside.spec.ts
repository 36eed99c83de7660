/** The event store that runs already, as variables name it. */
import { afterEach, expect, test, vi } from 'vitest';
import { outsideEventStore } from './outside.ts';

afterEach(() => void vi.unstubAllEnvs());

const named = (url: string, restart: string) => {
  vi.stubEnv('TEST_EVENT_STORE_URL', url);
  vi.stubEnv('TEST_EVENT_STORE_RESTART', restart);
  return outsideEventStore();
};

test('is none unless a variable names it', () => expect(named('', 'true')).toBeUndefined());

test('is restarted by its command, and a command that fails is told', async () => {
  const url = 'esdb://localhost:2113?tls=false';
  expect(named(url, '')?.connectionString).toBe(url);
  await expect(named(url, 'exit 0')?.restart()).resolves.toBeUndefined();
  await expect(named(url, 'exit 3')?.restart()).rejects.toThrow('code 3: exit 3');
  await expect(named(url, '')?.restart()).rejects.toThrow('TEST_EVENT_STORE_RESTART does not say');
});

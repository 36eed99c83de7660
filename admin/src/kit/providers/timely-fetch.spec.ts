import { describe, expect, test } from 'vitest';
import { timelyFetch } from './timely-fetch.ts';

/** A server that never answers: only its signal ends a request. */
const silent: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    const signal = init!.signal!;
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

describe('a request to a silent server', () => {
  test('is given up in time', async () => {
    await expect(timelyFetch(silent, 1)('/api')).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('is still ended by whoever made it', async () => {
    const own = new AbortController();
    const request = timelyFetch(silent, 60_000)('/api', { signal: own.signal });
    own.abort();
    await expect(request).rejects.toMatchObject({ name: 'AbortError' });
  });
});

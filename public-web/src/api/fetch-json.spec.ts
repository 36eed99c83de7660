import { afterEach, expect, test, vi } from 'vitest';
import { callsTo } from './fetch-json.ts';

afterEach(() => void vi.unstubAllGlobals());

test('an answer tells how long the platform asks to wait, in milliseconds, and nothing where it does not', async () => {
  const call = callsTo('', { always: {}, whenSending: {} }, 1_000);
  const answering = (headers: Record<string, string>) =>
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 429, headers }));
  answering({ 'retry-after': '9' });
  expect(await call('/x')).toEqual({ status: 429, body: {}, retryAfter: 9_000 });
  for (const headers of [{}, { 'retry-after': 'Fri, 27 Nov 2026 00:00:00 GMT' }]) {
    answering(headers as Record<string, string>);
    expect(await call('/x')).toEqual({ status: 429, body: {} });
  }
});

test.each([
  ['a page of a proxy', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['a network that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is no answer', async (_, fetching) => {
  vi.stubGlobal('fetch', fetching);
  expect(await callsTo('', { always: {}, whenSending: {} }, 1_000)('/x')).toBeUndefined();
});

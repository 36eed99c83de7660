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

test('an answer is of this build where it says so, and no other is', async () => {
  const asked = async (version: string, trusted?: string) => {
    vi.stubGlobal('fetch', async () => Response.json({}, { headers: { 'x-core-build': version } }));
    const answer = await callsTo('', { always: {}, whenSending: {} }, 1_000, trusted)('/x');
    return answer?.isOfThisBuild ?? false;
  };
  expect([await asked('1+a', '1+a'), await asked('1+b', '1+a'), await asked('1+a')]).toEqual([
    true,
    false,
    false,
  ]);
});

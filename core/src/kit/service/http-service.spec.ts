/** Health, readiness and metrics of a service, and who may read them. */
import { afterAll, expect, test } from 'vitest';
import { httpService } from './http-service.ts';

const app = httpService({
  name: 'test',
  logLevel: 'silent',
  readiness: () => ({ ready: true, store: true }),
});
afterAll(() => app.close());

test('its state and its numbers are there for those inside', async () => {
  expect((await app.inject('/readyz')).json()).toEqual({ ready: true, store: true });
  expect((await app.inject('/metrics')).body).toContain('http_request_duration_seconds');
});

test.each(['/readyz', '/metrics', '/%6detrics', '/metrics?x=1'])(
  'and not for who comes through the proxy: %s',
  async (url) => {
    const answer = await app.inject({ url, headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
  },
);

test('a route that names an answer without saying what it is is told by its address', () => {
  const app = httpService({ name: 'test', logLevel: 'silent', readiness: () => ({ ready: true }) });
  const schema = { response: { 200: undefined } };
  expect(() => app.get('/half', { schema }, async () => null)).toThrow(
    '/half does not say what it answers with 200.',
  );
});

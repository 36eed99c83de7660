/** Limits count by the client's address: whoever may claim one escapes them. */
import { expect, test } from 'vitest';
import { httpService } from './http-service.ts';

const seenFrom = async (remoteAddress: string, trustedProxies?: string): Promise<string> => {
  const app = httpService({
    name: 'test',
    logLevel: 'silent',
    readiness: () => ({ ready: true }),
    ...(trustedProxies === undefined ? {} : { trustedProxies }),
  });
  app.get('/address', async ({ ip, hostname }) => ({ ip, hostname }));
  const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'cl.example' };
  const answer = await app.inject({ url: '/address', remoteAddress, headers });
  await app.close();
  const { ip, hostname } = answer.json<{ ip: string; hostname: string }>();
  return `${ip} at ${hostname}`;
};

test('a proxy on the same machine is believed', async () => {
  expect(await seenFrom('127.0.0.1')).toBe('203.0.113.7 at cl.example');
});

test('nobody else is, unless the configuration says so', async () => {
  expect(await seenFrom('172.20.0.5')).toBe('172.20.0.5 at localhost');
  expect(await seenFrom('172.20.0.5', 'loopback,uniquelocal')).toBe('203.0.113.7 at cl.example');
  expect(await seenFrom('198.51.100.9', 'loopback,uniquelocal')).toBe('198.51.100.9 at localhost');
});

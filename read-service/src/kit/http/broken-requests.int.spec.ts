/** Broken requests get an answer in our own words, never in the framework's. */
import { type AddressInfo } from 'node:net';
import { brokenRequests, expectOurs, sayRaw } from '@cotejo/core/kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { colleague, createReadWorld, origin, type ReadWorld } from '../../testing/read-world.ts';

let world: ReadWorld;
let port: number;
beforeAll(async () => {
  world = await createReadWorld();
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  port = (world.app.server.address() as AddressInfo).port;
});
afterAll(() => world.end());

const host = 'pe.localhost';
const compare = '/api/insurance/compare/metadata';
test.each([
  ...brokenRequests({ host, read: compare, write: compare }),
  ...brokenRequests({ host, read: '/api/docs/static/index.html', write: '/api/live/tickets' }).map(
    ([name, words]) => [`${name}, of a file`, words] as const,
  ),
])('%s', async (_, words) => expectOurs(await sayRaw(port, words)));

test('a websocket that is shaken hands with wrongly', async () => {
  const authorization = await world.as(colleague('Sofía Vera', 'SUPERVISOR'));
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/live/tickets',
    headers: { authorization },
  });
  const { ticket } = answer.json<{ ticket: string }>();
  const words = [
    `GET /api/live?ticket=${ticket} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${origin}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: nada',
    'Sec-WebSocket-Version: 13',
  ];
  const heard = await sayRaw(port, [...words, '', ''].join('\r\n'));
  expect(heard.status).toBe(400);
  expectOurs(heard);
});

import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ParkedStreamRow } from '@cotejo/core/projections';
import { openClient } from './client.ts';

type Asked = { readonly method: string; readonly path: string; readonly authorization?: string };

let server: Server;
let origin: string;
const asked: Asked[] = [];
/** How far the projector is, each time that somebody asks. */
let positions: string[];

const answerTo = ({ method, path }: Asked): readonly [number, unknown] => {
  if (path === '/api/auth/login') return [200, { token: 'of the login' }];
  if (method === 'POST' && path.endsWith('/skip')) return [403, { message: 'No puedes hacer eso.' }];
  if (method === 'POST') return [200, { position: '12' }];
  if (path === '/api/console/projections')
    return [200, [{ name: 'leads', version: 4, position: positions.shift() ?? '12' }]];
  if (path.startsWith('/api/console/parked-streams?')) return [200, []];
  return [404, { message: 'Ese flujo no está detenido.' }];
};

beforeEach(async () => {
  asked.length = 0;
  positions = [];
  server = createServer(({ method = '', url = '', headers }, response) => {
    const one = { method, path: url, authorization: headers.authorization };
    asked.push(one);
    const [status, body] = answerTo(one);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const parked = { projector: 'leads', version: 4 } as ParkedStreamRow;

test('logs in, sends a decision once, and waits until the projector has followed it', async () => {
  positions = ['9', '11', '12'];
  const client = await openClient(origin, { email: 'a@b.test', password: 'x' });
  await client.decide(parked, 'retry', { stream: 'lead-7' });
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/auth/login',
    'POST /api/commands/projections/leads/retry',
    ...Array.from({ length: 3 }, () => 'GET /api/console/projections'),
  ]);
  expect(new Set(asked.slice(1).map(({ authorization }) => authorization))).toEqual(
    new Set(['Bearer of the login']),
  );
});

test('says what the platform says when it refuses', async () => {
  const client = await openClient(origin, { token: 't' });
  await expect(client.decide(parked, 'skip', {})).rejects.toThrow('No puedes hacer eso.');
});

test('tells what is not parked from what is', async () => {
  const client = await openClient(origin, { token: 't' });
  expect(await client.inspect('x')).toBeUndefined();
  expect(await client.parked('leads')).toEqual([]);
  expect(asked.at(-1)!.path).toContain(encodeURIComponent('{"projector":"leads"}'));
});

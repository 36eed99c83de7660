/** Connections of the front that break off: the answer of the client, and the load that the service is spared. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFront, type FrontOptions } from './front.ts';

let service: Server;
let front: FastifyInstance;
let origin: string;
let handle: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  service = createServer((request, response) => handle(request, response)).listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterEach(async () => {
  await front.close();
  service.closeAllConnections();
  service.close();
});

/** Only a test about how long the front waits limits that: a busy machine would be refused in the others. */
async function openFront(limits: Pick<FrontOptions, 'timeout' | 'arrival'> = {}): Promise<void> {
  const upstream = new URL(`http://127.0.0.1:${(service.address() as AddressInfo).port}`);
  const upstreams = { 'write-service': upstream, 'read-service': upstream, 'public-web': upstream };
  front = await createFront({ upstreams, consoleFiles: import.meta.dirname, ...limits });
  origin = await front.listen({ host: '127.0.0.1', port: 0 });
}

test('a service that says nothing is unavailable, and is not asked the same again', async () => {
  await openFront({ timeout: 2_000 });
  let asked = 0;
  handle = (_request, response) => (asked++ === 0 ? response.end('well') : undefined);
  expect(await (await fetch(`${origin}/api/x`)).text()).toBe('well');
  const { status, headers } = await fetch(`${origin}/api/x`);
  expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  expect(asked).toBe(2);
});

test('an answer that breaks off is not taken for a whole one', async () => {
  await openFront();
  handle = (_request, response) => {
    response.writeHead(200, { 'content-length': 10 });
    response.write('half', () => response.destroy());
  };
  const response = await fetch(`${origin}/api/x`);
  await expect(response.text()).rejects.toThrow();
});

test('a service does not go on for a client that has left', async () => {
  await openFront();
  let asked = 0;
  const left = new Promise<void>((resolve) => {
    handle = (_request, response) => {
      asked++;
      response.once('close', resolve);
    };
  });
  const leaving = new AbortController();
  const answer = fetch(`${origin}/api/x`, { signal: leaving.signal }).catch(() => 'left');
  while (asked === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  leaving.abort();
  await left;
  expect(await answer).toBe('left');
  expect(asked).toBe(1);
});

test('a read is sent again when the kept connection it was sent on had just been closed', async () => {
  await openFront();
  let asked = 0;
  handle = (request, response) => {
    asked++;
    // The second request meets a connection that breaks instead of answering, as one closed for idling does.
    if (asked === 2) request.socket.destroy();
    else response.end(String(asked));
  };
  expect(await (await fetch(`${origin}/api/x`)).text()).toBe('1');
  expect(await (await fetch(`${origin}/api/x`)).text()).toBe('3');
});

test('a command is not sent again: whether it was taken is unknown', async () => {
  await openFront();
  let asked = 0;
  handle = (request, response) => {
    asked++;
    if (asked === 2) request.socket.destroy();
    else response.end();
  };
  await fetch(`${origin}/api/x`, { method: 'POST', body: '{}' });
  expect((await fetch(`${origin}/api/x`, { method: 'POST', body: '{}' })).status).toBe(503);
  expect(asked).toBe(2);
});

test('a client whose body a service refused unread is heard again on its connection', async () => {
  await openFront();
  handle = ({ method }, response) => void response.writeHead(method === 'GET' ? 200 : 403).end();
  const client = connect(Number(new URL(origin).port), '127.0.0.1');
  const heard = async (): Promise<string> => String((await once(client, 'data'))[0]).slice(9, 12);
  const body = '.'.repeat(8_000_000);
  client.write(
    `POST /api/catalogue/imports HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  expect(await heard()).toBe('403');
  client.write('GET /api/x HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await heard()).toBe('200');
  client.destroy();
});

test('a client that sends its request drop by drop does not hold its connection for ever', async () => {
  await openFront({ arrival: 2_000 });
  const gone = new Promise<void>((resolve) => {
    handle = (request) => request.resume().once('close', resolve);
  });
  const client = connect(Number(new URL(origin).port), '127.0.0.1');
  client.write('POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n');
  const drops = setInterval(() => client.write('.'), 50);
  let heard = '';
  client.on('data', (chunk) => (heard += chunk.toString())).on('error', () => undefined);
  await once(client, 'close');
  clearInterval(drops);
  await gone;
  expect(heard).toMatch(/^HTTP\/1.1 408 /);
});

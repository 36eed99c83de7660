/** The front in front of services that say what reached them. */
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenRequests, expectOurs, sayRaw } from '@cotejo/core/kit/testing';
import { freePort } from '../processes/index.ts';
import { asTheSiteSays } from './forwarded-headers.ts';
import { createFront } from './front.ts';

const started: Server[] = [];
let front: FastifyInstance;
let forSite: FastifyInstance;
let origin: string;
let originForSite: string;
let consoleFiles: string;
let writer: Server;

const listen = (server: Server, port = 0) =>
  new Promise<URL>((resolve) => {
    started.push(server);
    server.listen(port, '127.0.0.1', () => {
      resolve(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
    });
  });

/** Tells who it is, what reached it and how much of a body. */
const echo =
  (name: string): RequestListener =>
  (request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.end(
        JSON.stringify({ name, method: request.method, url: request.url, headers: request.headers, bytes }),
      );
    });
  };

type Echo = { name: string; method: string; url: string; headers: Record<string, string>; bytes: number };
const fetchEcho = async (path: string, options: RequestInit = {}) =>
  (await (await fetch(origin + path, options)).json()) as Echo;

beforeAll(async () => {
  consoleFiles = mkdtempSync(join(tmpdir(), 'cotejo-console-'));
  mkdirSync(join(consoleFiles, 'assets'));
  writeFileSync(join(consoleFiles, 'index.html'), '<!doctype html><title>Consola</title>');
  writeFileSync(join(consoleFiles, 'assets', 'app-1a2b3c4d.js'), 'start()');
  writeFileSync(
    join(consoleFiles, 'assets', 'app-1a2b3c4d.js.br'),
    Buffer.from('0b03807374617274282903', 'hex'),
  );
  writer = createServer(echo('write-service'));
  const reader = createServer(echo('read-service'));
  reader.on('upgrade', (request: IncomingMessage, socket) => {
    if (!request.url?.includes('ticket=good'))
      return socket.end('HTTP/1.1 401 Unauthorized\r\ncontent-length: 0\r\n\r\n');
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.on('data', (chunk: Buffer) => socket.write(`heard ${chunk.toString()}`));
  });
  const options = {
    upstreams: {
      // It goes and comes back: nobody may be given its port meanwhile.
      'write-service': await listen(writer, await freePort()),
      'read-service': await listen(reader),
      // No service may have this port: nobody listens there.
      'public-web': new URL('http://127.0.0.1:1'),
    },
    consoleFiles,
  };
  front = await createFront(options);
  origin = await front.listen({ host: '127.0.0.1', port: 0 });
  forSite = await createFront({ ...options, clientHeaders: asTheSiteSays });
  originForSite = await forSite.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await Promise.all([front.close(), forSite.close()]);
  for (const server of started) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(consoleFiles, { recursive: true });
});

describe('a request', () => {
  test('reaches its service with method, address and body as they were', async () => {
    const path = '/api/commands/leads/%C3%A1/assign?x=1&x=%2F&y';
    const found = await fetchEcho(path, { method: 'POST', body: 'x'.repeat(200_000) });
    expect(found).toMatchObject({ name: 'write-service', method: 'POST', url: path, bytes: 200_000 });
    expect(await fetchEcho('/api/console/leads')).toMatchObject({ name: 'read-service', bytes: 0 });
  });

  test('says where it came from in the words of the front, not of the client', async () => {
    const lies = {
      'x-forwarded-for': '1.2.3.4',
      forwarded: 'for=1.2.3.4',
      'x-real-ip': '1.2.3.4',
      'x-forwarded-proto': 'https',
      'x-page': '1.2.3.4',
    };
    const { headers } = await fetchEcho('/api/x', { headers: { ...lies, 'x-country': 'PE' } });
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(origin).host,
      'x-country': 'PE',
    });
    expect(Object.values(headers).join()).not.toContain('1.2.3.4');
  });

  test('of the public site’s server is its visitor’s where only that server asks, and nobody’s when it names none', async () => {
    const echoFor = async (headers: Record<string, string>) =>
      ((await (await fetch(`${originForSite}/api/x`, { headers })).json()) as Echo).headers;
    const addressFor = async (headers: Record<string, string>) => (await echoFor(headers))['x-forwarded-for'];
    const page = { 'x-forwarded-for': '203.0.113.7', 'x-page': 'a1' };
    expect(await echoFor(page)).toMatchObject(page);
    expect(await echoFor({ 'x-page': 'a1' })).not.toHaveProperty('x-page');
    expect(await addressFor({ 'x-forwarded-for': '203.0.113.7' })).toBe('203.0.113.7');
    expect(await addressFor({ 'x-forwarded-for': '2001:db8::7' })).toBe('2001:db8::7');
    expect(await addressFor({})).toBeUndefined();
    expect(await addressFor({ 'x-forwarded-for': '203.0.113.7, 10.0.0.1' })).toBeUndefined();
  });

  test('keeps what concerns one connection on that connection', async () => {
    const { headers } = await answerTo({
      path: '/api/x',
      headers: { connection: 'close, x-secret', 'x-secret': '1', te: 'trailers' },
    });
    expect(headers).not.toHaveProperty('x-secret');
    expect(headers).not.toHaveProperty('te');
  });

  test('a body of unknown length does not become the next request', async () => {
    const found = await answerTo(
      { method: 'DELETE', path: '/api/x', headers: { 'transfer-encoding': 'chunked' } },
      'GET /',
    );
    expect(found).toMatchObject({ method: 'DELETE', bytes: 5 });
  });

  test('a body whose length is called a matter of the connection does not become the next request', async () => {
    const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
    const headers = { connection: 'close, content-length', 'content-length': String(smuggled.length) };
    const found = await answerTo({ method: 'DELETE', path: '/api/x', headers }, smuggled);
    expect(found).toMatchObject({ method: 'DELETE', bytes: smuggled.length });
  });

  test('gets every cookie of the answer', async () => {
    expect((await fetch(`${origin}/api/x`)).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  function answerTo(
    options: { method?: string; path: string; headers: Record<string, string> },
    body?: string,
  ): Promise<Echo> {
    return new Promise((resolve, reject) => {
      const { hostname: host, port } = new URL(origin);
      const request = ask({ host, port, ...options }, (response) => {
        text(response).then((said) => resolve(JSON.parse(said) as Echo), reject);
      });
      request.on('error', reject).end(body);
    });
  }
});

describe('a body that is too large', () => {
  const tooMuch = Buffer.alloc(3 * 1024 * 1024, 'x');
  test.each([
    ['that says its length', tooMuch],
    ['that does not', new Blob([tooMuch]).stream()],
  ])('%s is refused in words that arrive', async (_how, body) => {
    const response = await fetch(`${origin}/api/solicitarplans`, {
      method: 'POST',
      body,
      duplex: 'half',
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      code: 'BODY_TOO_LARGE',
      status: 413,
      message: 'Lo que enviaste pasa de 256 kB, el máximo.',
    });
  });

  test.each([
    [10, 'files'],
    [10, 'files/leads/1'],
    [5, 'bank-files'],
    [32, 'employee-loads/preview'],
  ])('is one of more than %i MB where files are taken: %s', async (most, path) => {
    const upload = (bytes: number) =>
      fetch(`${origin}/api/${path}?name=a.pdf`, { method: 'POST', body: Buffer.alloc(bytes, 'x') });
    expect((await upload(most * 1024 * 1024)).status).toBe(200);
    const refused = await upload(most * 1024 * 1024 + 1);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ message: `El archivo pasa de ${most} MB, el máximo.` });
  });
});

describe('a service that is away', () => {
  test('is a 503 that says when to come back, as a problem document', async () => {
    const response = await fetch(`${origin}/seguros`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  });

  test('is a page that tries again by itself, for a person', async () => {
    const response = await fetch(`${origin}/seguros`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('http-equiv="refresh"');
  });

  test('shows in the readiness of the front, not in its health', async () => {
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const ready = async () => {
      const answer = await fetch(`${origin}/readyz`);
      return { code: answer.status, ...((await answer.json()) as object) };
    };
    await expect.poll(ready, { timeout: 30_000 }).toEqual({
      code: 503,
      status: 'starting',
      services: { 'write-service': true, 'read-service': true, 'public-web': false },
    });
  });

  test('and is found again on the same port when it is back, with no request lost to a dead connection', async () => {
    await fetchEcho('/api/auth/me');
    const { port } = writer.address() as AddressInfo;
    writer.closeAllConnections();
    await new Promise((resolve) => writer.close(resolve));
    expect((await fetch(`${origin}/api/auth/me`)).status).toBe(503);
    writer = createServer(echo('write-service'));
    await listen(writer, port);
    expect(await fetchEcho('/api/auth/me')).toMatchObject({ name: 'write-service' });
  });
});

describe('the console', () => {
  const get = (path: string, headers = {}) => fetch(origin + path, { redirect: 'manual', headers });

  test('is a page at each of its screens, never kept without asking', async () => {
    for (const path of ['/console/', '/console/leads', '/console/leads/6f/show?tab=history']) {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([
        200,
        '<!doctype html><title>Consola</title>',
      ]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('runs only its own code, in nobody else’s frame', async () => {
    const { headers } = await get('/console/leads');
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'none'; script-src 'self';.*frame-ancestors 'none'/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is kept for ever where the name is made from the content, and sent compressed', async () => {
    const { headers } = await get('/console/assets/app-1a2b3c4d.js', { 'accept-encoding': 'br' });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('content-type')).toContain('javascript');
  });

  test('says that a file is missing instead of sending the page', async () => {
    const response = await get('/console/assets/app-old.js');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is found without its slash', async () => {
    const response = await get('/console?x=1');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/console/?x=1']);
  });

  test.each(['/console/../../etc/passwd', '/console/%2e%2e/%2e%2e/etc/passwd', '/console/..%2fpackage.json'])(
    'shows nothing outside its folder: %s',
    async (path) =>
      expect(await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).not.toMatch(
        /root:|"name"/,
      ),
  );
});

describe('what is no request at all', () => {
  test.each([
    ['words', 'HOLA\r\n\r\n', 400],
    ['no host', 'GET /seguros HTTP/1.1\r\nHost:\r\n\r\n', 400],
    ['an address that can not be decoded', 'GET /%ff%zz HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(90_000)}\r\n\r\n`, 431],
  ])('is refused with a problem document: %s', async (_, words, status) => {
    const [head = '', body = ''] = (await raw(words)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*application/problem\\+json`));
    expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status });
  });

  test('is refused with a page to who looks for one at an address that can not be decoded', async () => {
    const asked = (path: string) => fetch(`${origin}${path}`, { headers: { accept: 'text/html' } });
    const page = await asked('/Seguros/50%');
    expect([page.status, page.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('<html lang="es">');
    expect((await asked('/api/50%')).headers.get('content-type')).toContain('problem+json');
  });

  test.each([
    ...brokenRequests({ host: 'pe.localhost', read: '/console/assets/app-1a2b3c4d.js', write: '/console/x' }),
    ...brokenRequests({ host: 'pe.localhost', read: '/api/country', write: '/api/contactos' }).map(
      ([name, words]) => [`${name}, for a service`, words] as const,
    ),
  ])('is answered in the front’s own words: %s', async (_, words) =>
    expectOurs(await sayRaw(Number(new URL(origin).port), words)),
  );
});

describe('a websocket', () => {
  const handshake = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: pe.localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`;

  test('is connected with the read service, both ways', async () => {
    const said = await raw(handshake('/api/live?ticket=good'), { say: 'hello', until: /heard hello$/ });
    expect(said).toMatch(/^HTTP\/1.1 101/);
    expect(said).toMatch(/heard hello$/);
  });

  test('that the service refuses is refused in its words', async () => {
    expect(await raw(handshake('/api/live?ticket=bad'))).toMatch(/^HTTP\/1.1 401 Unauthorized/);
  });

  test('has one address', async () => {
    expect(await raw(handshake('/api/other'))).toMatch(/^HTTP\/1.1 400/);
  });
});

/** Writes to the front byte by byte, `more` once it has answered, and gives all that it said until it closed, or as much as was waited for. */
function raw(words: string, more?: { say: string; until: RegExp }): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(words));
    let heard = '';
    socket.on('data', (chunk) => {
      if (more && heard === '') socket.write(more.say);
      heard += chunk.toString();
      if (more?.until.test(heard)) socket.destroy();
    });
    socket.once('error', () => resolve(heard));
    socket.once('close', () => resolve(heard));
  });
}

/** The proxy's configuration in a real nginx, where there is one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { malformedRequest, refusalOf } from '@cotejo/core/kit/service';
import { notFound, tooLarge } from '../local/src/front/problems.ts';
import { bodyLimitOf, destinationOf, services } from '../local/src/front/routes.ts';
import { type Ask, askProxy, askRaw } from './testing/ask.ts';
import { nginxMissing, type RunningNginx, startNginx } from './testing/nginx.ts';
import { sampleRequests } from './testing/requests.ts';

const missing = nginxMissing();
if (missing)
  process.stderr.write(`Tests of deploy/nginx.conf are skipped: this machine has no ${missing}.\n`);

const backends: Server[] = [];
let consoleFiles: string;
let nginx: RunningNginx;

/** Answers with its own name and with what it was told about the request. */
const backend = (name: string): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer((incoming, response) => {
      incoming.resume();
      incoming.once('end', () => {
        response.setHeader('x-answered-by', name);
        response.end(JSON.stringify({ url: incoming.url, headers: incoming.headers }));
      });
    });
    server.on('upgrade', ({ headers }, socket) => {
      socket.end(
        `HTTP/1.1 101 Switching Protocols\r\nupgrade: ${headers.upgrade}\r\nconnection: upgrade\r\n\r\n`,
      );
    });
    backends.push(server);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

const get = (path: string, header = 'Accept: */*'): string =>
  `GET ${path} HTTP/1.1\r\nHost: cotejo.example\r\nConnection: close\r\n${header}\r\n\r\n`;
const post = (header: string, path = '/api/contactos'): string => get(path, header).replace('GET', 'POST');

const ask: Ask = (...request) => askProxy(nginx.ports)(...request);

describe.skipIf(missing)('the proxy', () => {
  beforeAll(async () => {
    consoleFiles = mkdtempSync(join(tmpdir(), 'cotejo-console-'));
    mkdirSync(join(consoleFiles, 'console', 'assets'), { recursive: true });
    writeFileSync(join(consoleFiles, 'console', 'index.html'), '<title>consola</title>');
    writeFileSync(join(consoleFiles, 'console', 'assets', 'main-1a2b.js'), 'run()');
    const upstreams: Record<string, number> = {};
    for (const name of services) upstreams[name] = await backend(name);
    nginx = await startNginx({ upstreams, consoleFiles });
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const server of backends) server.close();
    rmSync(consoleFiles, { recursive: true, force: true });
  });

  test('sends every request where the local front sends it', async () => {
    for (const [method, url] of sampleRequests) {
      const { headers, status, body } = await ask(method, url);
      const expected = destinationOf(method, url);
      const own = expected === 'front' || expected === 'console';
      expect(`${method} ${url} → ${String(headers['x-answered-by'] ?? 'own')}`).toBe(
        `${method} ${url} → ${own ? 'own' : expected}`,
      );
      if (!own && method !== 'HEAD') expect(JSON.parse(body)).toMatchObject({ url });
      expect(status).toBeLessThan(500);
    }
  });

  test('says who asked, whatever the client claims', async () => {
    const claims = {
      host: 'cl.cotejo.example',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '6.6.6.6',
      'x-page': 'a1',
      forwarded: 'for=6.6.6.6',
    };
    const { body } = await ask('GET', '/api/country', { headers: claims });
    const { headers } = JSON.parse(body) as { headers: Record<string, string> };
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'cl.cotejo.example',
      'x-forwarded-proto': 'https',
    });
    expect(headers).not.toHaveProperty('x-real-ip');
    expect(headers).not.toHaveProperty('x-page');
    expect(headers).not.toHaveProperty('forwarded');
  });

  test('believes the public site’s server, on the port that only it reaches', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-page': 'a1' };
    const { body } = await ask('POST', '/api/contactos', { headers, port: nginx.ports.internal });
    expect(JSON.parse(body)).toMatchObject({ headers });
  });

  test('opens a websocket for the live channel and nowhere else', async () => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket' };
    expect((await ask('GET', '/api/live?ticket=t', { headers })).status).toBe(101);
    const elsewhere = await ask('GET', '/api/console/leads', { headers });
    expect(elsewhere.status).toBe(200);
    expect(JSON.parse(elsewhere.body)).not.toHaveProperty('headers.upgrade');
  });

  test('serves the console’s page for its screens, its files for ever, and nothing for a missing file', async () => {
    const screen = await ask('GET', '/console/leads/6f/show?x=1');
    expect(screen).toMatchObject({ status: 200, body: '<title>consola</title>' });
    expect(screen.headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    const file = await ask('GET', '/console/assets/main-1a2b.js');
    expect(file).toMatchObject({ status: 200, body: 'run()' });
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect((await ask('GET', '/console/assets/gone.js')).status).toBe(404);
    expect((await ask('GET', '/console')).headers.location).toBe('/console/');
  });

  test('sends plain HTTP to HTTPS, and tells browsers to remember it', async () => {
    const { status, headers } = await ask('GET', '/Contacto?a=1', {
      port: nginx.ports.http,
      headers: { host: 'www.cotejo.example' },
    });
    expect([status, headers.location]).toEqual([308, 'https://www.cotejo.example/Contacto?a=1']);
    for (const path of ['/', '/api/country', '/console/'])
      expect((await ask('GET', path)).headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test.each([
    'contactos',
    'files',
    'files/leads/1',
    'catalogue/documents',
    'catalogue/pictures',
    'catalogue/tables',
    'catalogue/imports',
    'employee-loads',
    'employee-loads/preview',
    'bank-files',
  ])('takes a body as large as the local front takes it, and not one byte more: %s', async (path) => {
    const most = bodyLimitOf(`/api/${path}`);
    const upload = (bytes: number) => ask('POST', `/api/${path}?name=a.pdf`, { body: Buffer.alloc(bytes) });
    expect((await upload(most)).status).toBe(200);
    expect(await upload(most + 1)).toMatchObject({ status: 413, body: tooLarge(most).body });
  });

  test.each([
    ['no HTTP at all', 'NONSENSE\r\n\r\n', malformedRequest],
    ['no host', 'GET /api/country HTTP/1.1\r\n\r\n', malformedRequest],
    ['a body that is sent in a way nobody knows', post('Transfer-Encoding: quantum'), malformedRequest],
    ['a path of ten kilobytes', get(`/api/${'x'.repeat(10_000)}`), refusalOf('HPE_HEADER_OVERFLOW')],
    [
      'a header of ten kilobytes',
      get('/', `Cookie: ${'x'.repeat(10_000)}`),
      refusalOf('HPE_HEADER_OVERFLOW'),
    ],
    ['a form sent to the console’s files', post('Content-Length: 0', '/console/x'), notFound],
    ['what is under a health check', get('/healthz/more'), notFound],
    ['a file of the console that is gone', get('/console/assets/gone.js'), notFound],
  ])('refuses %s with the local front’s problem document', async (_, request, expected) => {
    const { head, body } = await askRaw(nginx.ports.internal, request);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${expected.status} `));
    expect(head).toMatch(/^content-type: application\/problem\+json/im);
    expect(head).toMatch(/^cache-control: no-store/im);
    expect(body).toBe(expected.body);
  });

  test('refuses plain HTTP on the port of HTTPS with a problem document', async () => {
    const { head, body } = await askRaw(nginx.ports.https, get('/'));
    expect(head).toMatch(/^HTTP\/1.1 400 /);
    expect(body).toBe(malformedRequest.body);
  });

  describe('who holds many requests', () => {
    /** The last requests may still be on their way. */
    const soon = { timeout: 30_000 };
    /** Opened a few at a time: more than a server's queue of new connections holds would wait for seconds. */
    const openedAtOnce = 32;
    const open = (head: string): Promise<Socket> =>
      new Promise((resolve, reject) => {
        const socket = connect(nginx.ports.internal, '127.0.0.1', () =>
          socket.write(head, () => resolve(socket)),
        );
        socket.on('error', reject);
      });
    /** Requests whose body comes so slowly that it does not end, and that it is not given up either. */
    const hold = async (count: number, path: string, address: string) => {
      const head = post(`Content-Length: 99\r\nX-Forwarded-For: ${address}`, path);
      const sockets: Socket[] = [];
      const drip = setInterval(
        () => sockets.forEach((socket) => socket.writable && socket.write(' ')),
        3_000,
      );
      while (sockets.length < count)
        sockets.push(...(await Promise.all(Array.from({ length: openedAtOnce }, () => open(head)))));
      return () => {
        clearInterval(drip);
        sockets.forEach((socket) => socket.destroy());
      };
    };
    const statusFor = async (path: string, address: string) => {
      const headers = { 'x-forwarded-for': address };
      const answer = await ask('POST', path, { headers, body: '{}', port: nginx.ports.internal });
      return { ...answer, told: answer.status === 429 ? (JSON.parse(answer.body) as unknown) : undefined };
    };

    test.each([
      ['/api/contactos', 512, '2001:db8:1:2'],
      ['/api/files', 8, '2001:db8:1:4'],
    ])('at %s has %i, and is told to wait; nobody else is', async (path, most, network) => {
      const [holder, neighbour] = [`${network}::7`, `${network}::8`];
      // A question below may have the place of one of them.
      const letGo = await hold(most + 2, path, holder);
      try {
        await expect.poll(async () => (await statusFor(path, neighbour)).status, soon).toBe(429);
        expect(await statusFor(path, neighbour)).toMatchObject({
          headers: { 'retry-after': '2', 'content-type': 'application/problem+json' },
          told: {
            status: 429,
            code: 'TOO_MANY_REQUESTS',
            message: expect.stringContaining('Espera') as string,
          },
        });
        expect((await statusFor(path, '2001:db8:1:3::7')).status).toBe(200);
        expect((await statusFor(path, '203.0.113.9')).status).toBe(200);
      } finally {
        letGo();
      }
      await expect.poll(async () => (await statusFor(path, neighbour)).status, soon).toBe(200);
    });

    test('is let go of when nothing more of a body comes', async () => {
      const head = post('Content-Length: 9');
      const socket = connect(nginx.ports.internal, '127.0.0.1', () => socket.write(head));
      const started = performance.now();
      // nginx ends it with a reset, not with a word.
      socket.on('error', () => undefined);
      await new Promise((resolve) => socket.once('close', resolve).resume());
      expect(performance.now() - started).toBeLessThan(25_000);
    }, 40_000);
  });

  test('answers 503 while a service is away: a document for programs, a page that tries again for people', async () => {
    const dead = await startNginx({
      upstreams: { 'write-service': 1, 'read-service': 1, 'public-web': 1 },
      consoleFiles,
    });
    try {
      const forPrograms = await ask('GET', '/api/country', { port: dead.ports.internal });
      expect(forPrograms).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
      expect(JSON.parse(forPrograms.body)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
      const forPeople = await ask('GET', '/', {
        headers: { accept: 'text/html' },
        port: dead.ports.internal,
      });
      expect(forPeople).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
      expect(forPeople.body).toContain('<h1>Volvemos en unos segundos</h1>');
    } finally {
      await dead.stop();
    }
  });
});

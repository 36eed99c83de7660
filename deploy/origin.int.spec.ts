/** Production in miniature: the services with their containers' variables behind a real nginx, where there is one. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRepository } from '../local/src/build/index.ts';
import { freePort } from '../local/src/processes/index.ts';
import { type Ask, askProxy } from './testing/ask.ts';
import { nginxMissing, type RunningNginx, startNginx } from './testing/nginx.ts';
import { serviceNames, startWorld, untilReady, type World } from './testing/world.ts';

const missing = nginxMissing();
if (missing)
  process.stderr.write(`Tests of production's origin are skipped: this machine has no ${missing}.\n`);

let folder: string;
let world: World;
let nginx: RunningNginx;
const peru = { host: 'www.cotejo.example' };
const ask: Ask = (...request) => askProxy(nginx.ports)(...request);

const person = { nombre: 'Gabriela', email: 'gabriela@example.com', telefono: '+51 987 654 321' };

describe.skipIf(missing)('production’s origin', () => {
  beforeAll(async () => {
    world = await startWorld();
    const ports = Object.fromEntries(
      await Promise.all(serviceNames.map(async (name) => [name, await freePort()] as const)),
    );
    folder = mkdtempSync(join(tmpdir(), 'cotejo-origin-'));
    symlinkSync(inRepository('admin', 'dist'), join(folder, 'console'));
    nginx = await startNginx({ upstreams: ports, consoleFiles: folder });
    for (const name of serviceNames) {
      const variables = world.variablesOf(name, ports[name]!, nginx.ports.internal);
      await untilReady(world.start(name, variables), ports[name]!);
    }
  }, 240_000);
  afterAll(async () => {
    await nginx?.stop();
    await world?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('shows the site of the host’s country', async () => {
    const { status, body } = await ask('GET', '/', { headers: peru });
    expect(status).toBe(200);
    expect(body).toContain('lang="es-PE"');
    expect((await ask('GET', '/', { headers: { host: 'cl.cotejo.example' } })).body).toContain(
      'lang="es-CL"',
    );
    expect((await ask('GET', '/', { headers: { host: 'elsewhere.example' } })).status).toBe(421);
  });

  test('takes a visitor’s request, in the country of the host', async () => {
    const body = JSON.stringify({ datosingresados: person });
    const headers = { ...peru, 'content-type': 'application/json' };
    const { status, body: answer } = await ask('POST', '/api/contactos', { headers, body });
    expect(status, answer).toBe(201);
  });

  test('takes a form without scripts, by way of the public site’s server', async () => {
    const page = await ask('GET', '/Contacto', { headers: peru });
    const hidden = [...page.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const form = new URLSearchParams([
      ...hidden.map(([, name, value]) => [name!, value!] as [string, string]),
      ...Object.entries({ ...person, email: 'otra@example.com', mensaje: 'Quisiera comparar.' }),
    ]);
    const headers = {
      ...peru,
      origin: 'https://www.cotejo.example',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const sent = await ask('POST', '/Contacto', { headers, body: form.toString() });
    expect(sent.status, sent.body).toBe(303);
  });

  test('gives no cookie to a login that fails, and says so in its words', async () => {
    const body = JSON.stringify({ email: 'nobody@cotejo.example', password: 'nothing' });
    const headers = { ...peru, origin: 'https://www.cotejo.example', 'content-type': 'application/json' };
    const refused = await ask('POST', '/api/auth/login', { headers, body });
    expect(refused.status).toBe(401);
    expect(refused.headers).not.toHaveProperty('set-cookie');
    const foreign = await ask('POST', '/api/auth/login', {
      headers: { ...headers, origin: 'https://evil.example' },
      body,
    });
    expect(foreign.status).toBe(403);
  });

  test('lets in the administrator whom the handbook’s command has registered, and keeps her list live', async () => {
    const variables = world.variablesOf('write-service', 0);
    const script = inRepository('write-service', 'dist', 'register-user.js');
    const options = '--email ana@cotejo.example --name Ana --role ADMINISTRADOR --country PE'.split(' ');
    const told = execFileSync(process.execPath, [script, ...options], { env: variables, encoding: 'utf8' });
    const password = /password (\S+)$/m.exec(told)?.[1];
    const email = 'ana@cotejo.example';
    const headers = { ...peru, origin: 'https://www.cotejo.example', 'content-type': 'application/json' };
    const post = (path: string, body: object) => ask('POST', path, { headers, body: JSON.stringify(body) });
    const refused = await post('/api/auth/login', { email, password });
    expect([refused.status, refused.body]).toEqual([403, expect.stringContaining('PASSWORD_EXPIRED')]);
    const login = await post('/api/auth/password', { email, current: password, next: 'Propia#2026' });
    expect(login.status, login.body).toBe(200);
    expect(String(login.headers['set-cookie'])).toMatch(/HttpOnly.*Secure.*SameSite=Strict/);
    const { token } = JSON.parse(login.body) as { token: string };
    const bearer = { ...peru, authorization: `Bearer ${token}` };
    // The projectors need a moment.
    await expect
      .poll(() => ask('GET', '/api/console/leads', { headers: bearer }), { timeout: 60_000 })
      .toMatchObject({ status: 200, body: expect.stringContaining('Gabriela') as unknown });

    const ticket = await ask('POST', '/api/live/tickets', { headers: bearer });
    const { ticket: secret } = JSON.parse(ticket.body) as { ticket: string };
    const handshake = {
      ...peru,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16, 3).toString('base64'),
    };
    const live = (origin: string) =>
      ask('GET', `/api/live?ticket=${secret}`, { headers: { ...handshake, origin } });
    expect((await live('https://evil.example')).status).toBe(403);
    expect((await live('https://www.cotejo.example')).status).toBe(101);
  });

  test('counts a visitor’s requests by the visitor’s address, not by the proxy’s', async () => {
    const headers = { 'x-country': 'PE', 'content-type': 'application/json' };
    const from = (address: string, number: number) =>
      ask('POST', '/api/contactos', {
        port: nginx.ports.internal,
        headers: { ...headers, 'x-forwarded-for': address },
        body: JSON.stringify({ datosingresados: { ...person, email: `visita${number}@example.com` } }),
      });
    const flood = await Promise.all(Array.from({ length: 80 }, (_, number) => from('203.0.113.7', number)));
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([201, 429]));
    expect((await from('203.0.113.8', 81)).status).toBe(201);
  });

  test('has the console and the API’s documentation', async () => {
    expect((await ask('GET', '/console/leads', { headers: peru })).status).toBe(200);
    expect((await ask('GET', '/api/docs/write.json', { headers: peru })).status).toBe(401);
    expect((await ask('GET', '/api/docs/read.json', { headers: peru })).status).toBe(200);
  });
});

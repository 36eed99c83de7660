/** `npm start` on a machine that people use: things get killed, ports are taken, terminals are closed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inRepository } from '../build/index.ts';
import { freePort, identify, isGoneWithin, type ProcessIdentity } from '../processes/index.ts';
import { startPlatform, type Platform } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'cotejo-platform-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
afterAll(() => agent.destroy());

const parts = [
  'postgres',
  'event-store',
  'write-service',
  'projectors',
  'read-service',
  'public-web',
  'front',
];

describe('a platform', () => {
  const dataDir = join(folder, 'healing');
  let platform: Platform;
  beforeAll(async () => {
    platform = await startPlatform({ dataDir, port: 0, demo: false });
  });
  afterAll(() => platform?.stop());

  const statusOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${platform.port}${path}`, { redirect: 'follow' })).status;

  /** As a visitor whose address is another one. */
  const statusFor = (localAddress: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const target = { host: '127.0.0.1', port: platform.port, path, localAddress, headers, agent };
      get(target, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    });

  test('has one origin for the site, the console, the API and its own readiness', async () => {
    for (const path of ['/', '/console/', '/api/docs', '/api/docs/write.json', '/readyz']) {
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    }
    expect(await statusOf('/api/console/leads')).toBe(401);
  });

  // Linux alone has all of 127.0.0.0/8 without being asked.
  test.runIf(process.platform === 'linux')(
    'takes one visitor for a robot and no other, on the site’s pages too, whatever address he claims',
    async () => {
      const robot = '127.0.0.9';
      const path = '/api/insurance/compare/metadata?take=1';
      const claims = { 'x-forwarded-for': '203.0.113.7' };
      const asked = await Promise.all(Array.from({ length: 260 }, () => statusFor(robot, path, claims)));
      expect(new Set(asked)).toEqual(new Set([200, 401]));
      expect(await statusFor(robot, '/', claims)).toBe(429);
      expect([await statusOf('/'), await statusOf(path)]).toEqual([200, 200]);
      expect(await statusFor(robot, '/api/buscarplanes/notrobot')).toBe(200);
      expect(await statusFor(robot, '/')).toBe(200);
    },
  );

  test.each(parts)('heals by itself when its %s is killed', async (name) => {
    const pidOf = () => platform.children().find((child) => child.name === name)?.pid;
    const killed = identify(pidOf()!)!;
    platform.kill(name);
    await vi.waitFor(() => expect(pidOf()).not.toBe(killed.pid), { timeout: 60_000 });
    await vi.waitFor(async () => expect(await platform.isReady()).toBe(true), {
      timeout: 60_000,
      interval: 100,
    });
    expect(await statusOf('/')).toBe(200);
  });

  test('has its folder for itself', async () => {
    await expect(startPlatform({ dataDir, port: 0, demo: false })).rejects.toThrow('Cotejo already runs on');
  });
});

describe('npm start', () => {
  const dataDir = join(folder, 'started');
  const started: ChildProcess[] = [];
  afterAll(() => started.forEach((child) => child.kill('SIGKILL')));

  /** Runs it until it says that it is ready, or ends. */
  function start(port: number) {
    const environment = { ...process.env, PORT: String(port) };
    const child = spawn(process.execPath, ['local/start.mjs', '--data', dataDir], {
      cwd: inRepository(),
      env: environment,
    });
    started.push(child);
    let said = '';
    const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
      child.once('close', (code) => resolve({ code, said })),
    );
    const ready = new Promise<void>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('Ctrl-C stops everything')) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      void ended.then(() => reject(new Error(said)));
    });
    ready.catch(() => undefined);
    return { child, ready, ended, said: () => said };
  }

  const processes = () =>
    Object.entries(
      JSON.parse(readFileSync(join(dataDir, 'processes.json'), 'utf8')) as Record<string, ProcessIdentity>,
    );
  const allGone = async (remembered: [string, ProcessIdentity][]) => {
    const gone = await Promise.all(
      remembered.map(async ([name, one]) => [name, await isGoneWithin(one, 8_000)] as const),
    );
    expect(Object.fromEntries(gone)).toEqual(Object.fromEntries(parts.map((name) => [name, true])));
  };

  test('says where everything is, and Ctrl-C ends all of it', async () => {
    const port = await freePort();
    const { child, ready, ended, said } = start(port);
    await ready;
    for (const words of [`http://cl.localhost:${port}/`, '/console/', 'ejecutivo@demo.test', 'Demo#2026']) {
      expect(said()).toContain(words);
    }
    const remembered = processes();
    child.kill('SIGINT');
    expect((await ended).code).toBe(0);
    await allGone(remembered);
  });

  test('starts a second time, and leaves nothing behind when it is killed', async () => {
    const { child, ready } = start(await freePort());
    await ready;
    const remembered = processes();
    child.kill('SIGKILL');
    await allGone(remembered);
    const again = start(await freePort());
    await again.ready;
    again.child.kill('SIGTERM');
    expect((await again.ended).code).toBe(0);
  });

  test('can be stopped while it is still starting', async () => {
    const { child, ended, said } = start(await freePort());
    await vi.waitFor(() => expect(said()).toContain('Starting Postgres'), { timeout: 60_000, interval: 10 });
    child.kill('SIGINT');
    expect((await ended).code).toBe(0);
    expect(said()).not.toContain('Cotejo is ready');
  });

  test('says in one sentence that the port is taken', async () => {
    const port = await freePort();
    const server = createServer().listen(port, '127.0.0.1');
    const { code, said } = await start(port).ended;
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is in use. Choose another one`);
    expect(said).not.toContain('    at ');
    server.close();
  });
});

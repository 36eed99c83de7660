/** A platform on a machine that people use: things get killed, and come back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { identify } from '../processes/index.ts';
import { startPlatform, type Platform } from './index.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
afterAll(() => agent.destroy());

describe('a platform', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cotejo-platform-'));
  let platform: Platform;
  beforeAll(async () => {
    platform = await startPlatform({ dataDir, port: 0, demo: false });
  });
  afterAll(async () => {
    await platform?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const statusOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${platform.port}${path}`, { redirect: 'follow' })).status;

  /** As a visitor whose address is another one. */
  const statusFor = (localAddress: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const target = { host: '127.0.0.1', port: platform.port, path, localAddress, headers, agent };
      get(target, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    });

  test('has one origin for the site, the console, the API and its own readiness', async () => {
    for (const path of ['/', '/console/', '/api/docs', '/api/docs/read.json', '/readyz']) {
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    }
    for (const path of ['/api/console/leads', '/api/docs/write.json']) expect(await statusOf(path)).toBe(401);
  });

  // Linux alone has all of 127.0.0.0/8 without being asked.
  test.runIf(process.platform === 'linux')(
    'takes one visitor for a robot and no other, whatever address or page he claims, and shows him pages',
    async () => {
      const robot = '127.0.0.9';
      const path = '/api/insurance/compare/metadata?take=1';
      const claims = { 'x-forwarded-for': '203.0.113.7', 'x-page': '1' };
      const asked = await Promise.all(Array.from({ length: 260 }, () => statusFor(robot, path, claims)));
      expect(new Set(asked)).toEqual(new Set([200, 401]));
      // Pages count apart: the site's server says which page it asks for, and the front believes nobody else.
      expect([await statusFor(robot, '/', claims), await statusOf(path)]).toEqual([200, 200]);
      expect(await statusFor(robot, '/api/buscarplanes/notrobot')).toBe(200);
      expect(await statusFor(robot, path)).toBe(200);
    },
  );

  // The others are killed under load, in `crash.e2e.spec.ts`.
  test.each(['read-service', 'public-web', 'front'])(
    'heals by itself when its %s is killed',
    async (name) => {
      const pidOf = () => platform.children().find((child) => child.name === name)?.pid;
      const killed = identify(pidOf()!)!;
      platform.kill(name);
      await vi.waitFor(() => expect(pidOf()).not.toBe(killed.pid), { timeout: 60_000 });
      await vi.waitFor(async () => expect(await platform.isReady()).toBe(true), {
        timeout: 60_000,
        interval: 100,
      });
      expect(await statusOf('/')).toBe(200);
    },
  );

  test('has its folder for itself', async () => {
    await expect(startPlatform({ dataDir, port: 0, demo: false })).rejects.toThrow('Cotejo already runs on');
  });
});

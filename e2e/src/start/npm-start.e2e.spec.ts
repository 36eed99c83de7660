/** `npm start` on a machine that people use: ports are taken, terminals are closed, processes get killed. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { inRepository } from '../../../local/src/build/index.ts';
import { parts } from '../../../local/src/platform/testing/parts.ts';
import { freePort, isGoneWithin, type ProcessIdentity } from '../../../local/src/processes/index.ts';

describe('npm start', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cotejo-start-'));
  const started: ChildProcess[] = [];
  // Its first start, with its demo, is that of the run's platforms.
  beforeAll(() => void execFileSync('cp', ['-a', `${inject('demoFolder')}/.`, dataDir]));
  afterAll(() => {
    started.forEach((child) => child.kill('SIGKILL'));
    rmSync(dataDir, { recursive: true, force: true });
  });

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
      remembered.map(async ([name, one]) => [name, await isGoneWithin(one, 60_000)] as const),
    );
    expect(Object.fromEntries(gone)).toEqual(Object.fromEntries(parts.map((name) => [name, true])));
  };

  test('says where everything is, and leaves nothing behind when it is killed', async () => {
    const port = await freePort();
    const { child, ready, said } = start(port);
    await ready;
    for (const words of [`http://cl.localhost:${port}/`, '/console/', 'ejecutivo@demo.test', 'Demo#2026']) {
      expect(said()).toContain(words);
    }
    const remembered = processes();
    child.kill('SIGKILL');
    await allGone(remembered);
  });

  test('starts again, and Ctrl-C ends all of it', async () => {
    const { child, ready, ended } = start(await freePort());
    await ready;
    const remembered = processes();
    child.kill('SIGINT');
    expect((await ended).code).toBe(0);
    await allGone(remembered);
  });

  test('can be stopped while it is still starting', async () => {
    const { child, ended, said } = start(await freePort());
    await vi.waitFor(() => expect(said()).toContain('Starting Postgres'), { timeout: 60_000, interval: 10 });
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    expect(said()).not.toContain('Cotejo is ready');
  });

  test('says in one sentence that the port is taken', async () => {
    const port = await freePort();
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    const { code, said } = await start(port).ended;
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is in use. Choose another one`);
    expect(said).not.toContain('    at ');
    server.close();
  });
});

/** A Redis of one's own for tests, where the machine has one. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../local/src/processes/index.ts';

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export type TestRedis = { readonly url: string; readonly port: number; stop(): Promise<void> };

/** @param at the port of one that was stopped before; any that is free without it */
export const startTestRedis = async (at?: number): Promise<TestRedis> => {
  const port = at ?? (await freePort());
  const dir = mkdtempSync(join(tmpdir(), 'cotejo-test-redis-'));
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', ''];
  const server = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (line: Buffer) => {
      if (line.toString().includes('Ready to accept connections')) resolve();
    });
    void ended.then(() => reject(new Error('redis-server ended before it was ready')));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    async stop() {
      server.kill('SIGKILL');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
};

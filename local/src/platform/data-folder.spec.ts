/** One platform per folder, and a killed one leaves nothing that stops the next. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { identify } from '../processes/index.ts';
import { takeDataFolder } from './data-folder.ts';

let folder: string;
const started: ChildProcess[] = [];
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cotejo-folder-'))));
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function sleeper(): ChildProcess & { pid: number } {
  const child = spawn('sleep', ['60']);
  started.push(child);
  return child as ChildProcess & { pid: number };
}

test('a folder in use is refused, and free again when it is released', async () => {
  const taken = await takeDataFolder(folder, false);
  await expect(takeDataFolder(folder, false)).rejects.toThrow(
    `already runs on ${folder} (process ${process.pid})`,
  );
  taken.release();
  (await takeDataFolder(folder, false)).release();
});

test('the lock of a dead platform holds nobody up', async () => {
  const dead = { ...identify(process.pid)!, began: '1' };
  writeFileSync(join(folder, 'platform.lock'), JSON.stringify(dead));
  (await takeDataFolder(folder, false)).release();
});

test('what a killed platform left running is stopped, and only that', async () => {
  const orphan = sleeper();
  const stranger = sleeper();
  const record = { 'read-service': identify(orphan.pid), 'event-store': { pid: stranger.pid, began: '1' } };
  writeFileSync(join(folder, 'processes.json'), JSON.stringify(record));
  const { release } = await takeDataFolder(folder, false);
  expect(identify(orphan.pid)).toBeUndefined();
  expect(identify(stranger.pid)).toBeDefined();
  release();
});

test('processes are remembered with the moment they began', async () => {
  const { remember, release } = await takeDataFolder(folder, false);
  remember('front', process.pid);
  expect(JSON.parse(readFileSync(join(folder, 'processes.json'), 'utf8'))).toEqual({
    front: identify(process.pid),
  });
  release();
  expect(existsSync(join(folder, 'processes.json'))).toBe(false);
});

test('a fresh start keeps nothing but its own hold on the folder', async () => {
  writeFileSync(join(folder, 'secrets.json'), '{}');
  const { release } = await takeDataFolder(folder, true);
  expect(existsSync(join(folder, 'secrets.json'))).toBe(false);
  await expect(takeDataFolder(folder, true)).rejects.toThrow('already runs');
  release();
});

test('each start has logs of its own and keeps those of the one before', async () => {
  for (const words of ['first', 'second', 'third']) {
    const { log, release } = await takeDataFolder(folder, false);
    expect(existsSync(log('front'))).toBe(false);
    writeFileSync(log('front'), words);
    release();
  }
  expect(readFileSync(join(folder, 'log', 'front.log'), 'utf8')).toBe('third');
  expect(readFileSync(join(folder, 'log', 'front.previous.log'), 'utf8')).toBe('second');
});

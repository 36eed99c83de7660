/** Processes are told apart, stopped for sure, and take turns. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { takePort } from './free-port.ts';
import { freePort, identify, isPortFree, stillRuns, stopProcess, withLock } from './index.ts';

const steps = (timeout: number) =>
  [
    { signal: 'SIGTERM', timeout },
    { signal: 'SIGKILL', timeout: 30_000 },
  ] as const;

describe('a process', () => {
  test('is itself while it runs and nobody afterwards', async () => {
    const child = spawn('sleep', ['60']);
    const identity = identify(child.pid!)!;
    expect(stillRuns(identity)).toBe(true);
    expect(stillRuns({ ...identity, began: 'earlier' })).toBe(false);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(identify(child.pid!)).toBeUndefined();
    expect(stillRuns(identity)).toBe(false);
  });

  test('that listens to the first signal gets no second one', async () => {
    const child = spawn('sleep', ['60']);
    const exited = once(child, 'exit');
    await stopProcess(identify(child.pid!)!, steps(30_000));
    expect(await exited).toEqual([null, 'SIGTERM']);
  });

  test('that listens to nothing is gone all the same', async () => {
    const child = spawn(process.execPath, [
      '-e',
      "process.on('SIGTERM', () => {}); console.log(1); setInterval(() => {}, 1000)",
    ]);
    await once(child.stdout, 'data');
    const exited = once(child, 'exit');
    await stopProcess(identify(child.pid!)!, steps(200));
    expect(await exited).toEqual([null, 'SIGKILL']);
  });

  test('that has its number from another one is not stopped', async () => {
    await stopProcess({ pid: process.pid, began: 'before me' }, steps(200));
    expect(identify(process.pid)).toBeDefined();
  });
});

test('a port is free until somebody listens on it, and never one that outgoing connections are given', async () => {
  expect(await freePort()).toBeLessThan(32_768);
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await isPortFree(port)).toBe(false);
  server.close();
  await once(server, 'close');
  expect(await isPortFree(port)).toBe(true);
});

test('a port that another process has taken is taken again when that is gone, and not before', async () => {
  const module = JSON.stringify(new URL('free-port.ts', import.meta.url).href);
  const script = `import { freePort } from ${module}; console.log(await freePort()); setInterval(() => {}, 1000)`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
  const [told] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(told);
  expect([await isPortFree(port), await takePort(port)]).toEqual([true, false]);
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  expect([await takePort(port), await takePort(port)]).toEqual([true, false]);
});

test('work under one lock never overlaps, and a failure hands the lock on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cotejo-lock-'));
  const file = join(folder, 'deep', 'lock');
  let inside = 0;
  const work = () =>
    withLock(file, async () => {
      expect(++inside).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      inside--;
      throw new Error('done badly');
    });
  const outcomes = await Promise.allSettled([work(), work(), work()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(inside).toBe(0);
  rmSync(folder, { recursive: true });
});

/** The server as a process: how it is started, told to stop, and left alone. */
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { EventStoreDBClient } from '@eventstore/db-client';
import { afterEach, describe, expect, test } from 'vitest';
import { aStream, collect, someEvents } from './testing/client.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

type Running = { child: ChildProcess; output: () => string; exited: Promise<number | null> };

function run(
  args: readonly string[],
  stdin: 'pipe' | 'ignore' = 'pipe',
  env: NodeJS.ProcessEnv = {},
): Running {
  const stdio: StdioOptions = [stdin, 'pipe', 'pipe'];
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
    stdio,
    env: { ...process.env, ...env },
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => (output += data.toString()));
  return { child, output: () => output, exited: new Promise((resolve) => child.once('exit', resolve)) };
}

async function ready(running: Running): Promise<string> {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(20)) {
    const [, address] = /event store ready on (\S+)/.exec(running.output()) ?? [];
    if (address) return `esdb://${address}?tls=false`;
    if (running.child.exitCode !== null) break;
  }
  throw new Error(running.output());
}

const inMemory = ['--memory', '--port', '0'];

describe('the server stops', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('on %s', async (signal) => {
    const running = run(inMemory);
    await ready(running);
    running.child.kill(signal);
    expect(await running.exited).toBe(0);
  });

  test('when the pipe on its input closes', async () => {
    const running = run(inMemory);
    await ready(running);
    running.child.stdin?.end();
    expect(await running.exited).toBe(0);
  });

  const command = [process.execPath, '--import', 'tsx', main, ...inMemory];
  test.each([
    [
      'its parent is gone',
      `spawn(${JSON.stringify(command[0])}, ${JSON.stringify(command.slice(1))}, options)`,
      {},
    ],
    [
      'the npm that ran it is gone, though not the shell between',
      `spawn('sh', ['-c', ${JSON.stringify(`${command.join(' ')}; true`)}], options)`,
      { npm_lifecycle_event: 'event-store' },
    ],
  ])('when %s', async (_, start, env) => {
    const script = `const { spawn } = require('node:child_process');
      const options = { stdio: ['ignore', 'inherit', 'inherit'] };
      ${start};`;
    const parent = spawn(process.execPath, ['-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    let output = '';
    parent.stdout.on('data', (data: Buffer) => (output += data.toString()));
    const closed = new Promise((resolve) => parent.stdout.once('close', resolve));
    for (const end = Date.now() + 60_000; !output.includes('ready') && Date.now() < end;) await pause(20);
    expect(output).toContain('event store ready');
    parent.kill('SIGKILL');
    // The server holds the other end of the output until it is gone itself.
    await closed;
  });

  test('but not because its input is nothing', async () => {
    const running = run(inMemory, 'ignore');
    await ready(running);
    await pause(1_000);
    expect(running.child.exitCode).toBeNull();
  });
});

describe('the server on a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cotejo-event-store-'));
  const data = join(folder, 'log');

  test('makes a fresh store in it, and finds everything there the next time', async () => {
    const stream = aStream();
    for (const revisions of [1, 2]) {
      const running = run(['--data', data, '--port', '0']);
      const client = EventStoreDBClient.connectionString(await ready(running));
      await client.appendToStream(stream, someEvents(1));
      expect(await collect(client.readStream(stream))).toHaveLength(revisions);
      await client.dispose();
      running.child.kill('SIGTERM');
      expect(await running.exited).toBe(0);
    }
    expect(readdirSync(folder)).toEqual(['log']);
    rmSync(folder, { recursive: true, force: true });
  }, 120_000);
});

test('the server starts its own Postgres again when that is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cotejo-event-store-'));
  const running = run(['--data', folder, '--port', '0']);
  const client = EventStoreDBClient.connectionString(await ready(running));
  const stream = aStream();
  await client.appendToStream(stream, someEvents(1));
  const [pid = ''] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
  // Sent until it is answered: on a busy machine Postgres may need longer than a write waits. The same ids are one write.
  const next = someEvents(1);
  const append = () => client.appendToStream(stream, next, { expectedRevision: 0n });
  await expect.poll(append, { timeout: 60_000 }).toMatchObject({ success: true, nextExpectedRevision: 1n });
  expect(await collect(client.readStream(stream))).toHaveLength(2);
  await client.dispose();
  running.child.kill('SIGTERM');
  expect(await running.exited).toBe(0);
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

describe('options that can not be', () => {
  test.each([
    [['--port', 'abc', '--memory'], 'port'],
    [['--port', '99999', '--memory'], 'port'],
    [[], 'exactly one of'],
    [['--memory', '--data', 'x'], 'exactly one of'],
    [['--database', 'mysql://x'], 'postgres://'],
    [['--colour', 'red'], 'colour'],
  ])('%j are explained, with exit code 2', async (args, words) => {
    const running = run(args);
    expect(await running.exited).toBe(2);
    expect(running.output()).toContain(words);
    expect(running.output()).toContain('Usage:');
  });

  test('nor can a size that is none', async () => {
    const running = run(inMemory, 'pipe', { EVENTSTORE_MAX_APPEND_SIZE: 'big' });
    expect(await running.exited).toBe(2);
    expect(running.output()).toContain('EVENTSTORE_MAX_APPEND_SIZE');
  });
});

test('a port that is taken is said, with exit code 1', async () => {
  const first = run(inMemory);
  const [port = ''] = /\d+(?=\?)/.exec(await ready(first)) ?? [];
  const second = run(['--memory', '--port', port]);
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain('does not start');
});

test('a database that does not answer is said, with exit code 1', async () => {
  const running = run(['--database', 'postgres://nobody@127.0.0.1:9/none', '--port', '0']);
  expect(await running.exited).toBe(1);
  expect(running.output()).toContain('does not answer');
});

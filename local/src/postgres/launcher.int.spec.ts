/** The embedded Postgres survives what happens to it on a person's machine. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { identify, isGoneWithin } from '../processes/index.ts';
import { startEntry } from '../testing/entry.ts';
import { startPostgres, type Postgres } from './index.ts';

const holder = fileURLToPath(new URL('./testing/hold-postgres.ts', import.meta.url));
const running: Postgres[] = [];
let folder: string;
/** A cluster that was started and stopped: tests that are not about creating one begin with a copy. */
let made: string;

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'cotejo-launcher-made-'));
  const server = await startPostgres({ dataDir: join(made, 'pg') });
  await server.stop();
  return () => rmSync(made, { recursive: true, force: true });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cotejo-launcher-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(name = 'pg', rest: { port?: number; settings?: Record<string, string> } = {}) {
  const dataDir = join(folder, name);
  if (!existsSync(dataDir)) execFileSync('cp', ['-a', join(made, 'pg'), dataDir]);
  const server = await startPostgres({ dataDir, ...rest });
  running.push(server);
  return server;
}

const postgresIn = (name: string) =>
  identify(Number(readFileSync(join(folder, name, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]))!;

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const setting = async (url: string, name: string) =>
  (await query<{ value: string }>(url, `select current_setting('${name}') as value`))[0]?.value;

describe('starting', () => {
  test('keeps its rows over a restart', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('is durable, checked by checksums, and local only, whatever it is asked for', async () => {
    const { url } = await start('pg', {
      settings: { fsync: 'off', synchronous_commit: 'off', work_mem: '8MB' },
    });
    const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums'];
    expect(await Promise.all(names.map((name) => setting(url, name)))).toEqual(['on', 'on', 'on', 'on']);
    expect(await setting(url, 'listen_addresses')).toBe('127.0.0.1');
    // Its socket file stands beside its data, where nobody else may look.
    expect(await setting(url, 'unix_socket_directories')).toBe('.');
    expect(statSync(join(folder, 'pg', 'data')).mode & 0o777).toBe(0o700);
    expect(await setting(url, 'work_mem')).toBe('8MB');
  });

  test('is reached by its socket file, and over the network where that is not meant or its path is too long', async () => {
    const { url } = await start();
    const address = 'select host(inet_server_addr()) as address';
    const byNetwork = url.replace(/\?.*/, '');
    expect(await query(url, address)).toEqual([{ address: null }]);
    expect(await query(byNetwork, address)).toEqual([{ address: '127.0.0.1' }]);
    const { url: far } = await start(`pg-${'x'.repeat(100)}`);
    expect(await query(far, address)).toEqual([{ address: '127.0.0.1' }]);
  });

  test('lets nobody in without the password, which only its owner can read', async () => {
    const { url } = await start();
    const wrong = new URL(url);
    wrong.password = 'guessed';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    expect(statSync(join(folder, 'pg', 'password')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'pg', 'data', 'pg_hba.conf'), 'utf8')).not.toMatch(/^[^#]*trust/m);
  });

  test('two run beside each other on two folders', async () => {
    const [one, other] = await Promise.all([start('one'), start('other')]);
    await query(one.url, 'create table mine ()');
    await expect(query(other.url, 'select from mine')).rejects.toThrow(/does not exist/);
  });

  test('says that the port or the folder is taken', async () => {
    const { port } = await start();
    await expect(start('other', { port })).rejects.toThrow(`Port ${port} of 127.0.0.1 is in use.`);
    await expect(start()).rejects.toThrow(`in use by process ${process.pid}`);
  });

  test('of two that start at once on an empty folder, one has it and the other says so', async () => {
    const data = join(folder, 'pg');
    const outcomes = await Promise.allSettled(
      [1, 2].map(() => startEntry(holder, [data], { ready: /ready/ })),
    );
    const owners = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [String(outcome.reason)] : [],
    );
    const postgres = postgresIn('pg');
    await Promise.all(owners.map((owner) => owner.end('SIGINT')));
    expect(await isGoneWithin(postgres, 60_000)).toBe(true);
    expect(owners).toHaveLength(1);
    expect(String(refusals)).toContain(`in use by process ${owners[0]?.pid}.`);
    expect(statSync(data).mode & 0o777).toBe(0o700);
  });

  test('begins again when its creation was cut short', async () => {
    const half = join(folder, 'pg', 'data.new');
    execFileSync('mkdir', ['-p', join(half, 'base')]);
    writeFileSync(join(half, 'PG_VERSION'), '18\n');
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a killed server', () => {
  test('is noticed, starts again on its port, and has every acknowledged row', async () => {
    const server = await start();
    await query(server.url, 'create table acknowledged (id int primary key)');
    const acknowledged = await insertUntilKilled(server);
    expect(await server.exited).toEqual({ code: null, signal: 'SIGKILL' });
    const again = await start('pg', { port: server.port });
    expect(again.url).toBe(server.url);
    const kept = new Set(
      (await query<{ id: number }>(again.url, 'select id from acknowledged')).map((row) => row.id),
    );
    expect(acknowledged.length).toBeGreaterThan(20);
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });

  async function insertUntilKilled({ url, pid }: Postgres): Promise<number[]> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    const acknowledged: number[] = [];
    try {
      for (let id = 0; ; id++) {
        await client.query('insert into acknowledged values ($1)', [id]);
        acknowledged.push(id);
        // In the midst of what follows.
        if (acknowledged.length === 21) setTimeout(() => process.kill(pid, 'SIGKILL'), 20);
      }
    } catch {
      return acknowledged;
    }
  }
});

describe('a killed parent', () => {
  const hold = async () => {
    const parent = await startEntry(holder, [join(folder, 'pg')], { ready: /ready/ });
    return { parent, postgres: postgresIn('pg') };
  };

  test('takes its server with it', async () => {
    const { parent, postgres } = await hold();
    await parent.end('SIGKILL');
    expect(await isGoneWithin(postgres, 60_000)).toBe(true);
  });

  test('leaves an orphan at worst, and the next start takes its place', async () => {
    const { parent, postgres } = await hold();
    execFileSync('kill', ['-KILL', watchdogOf(postgres.pid)]);
    await parent.end('SIGKILL');
    expect(await isGoneWithin(postgres, 300)).toBe(false);
    const { url, pid } = await start();
    expect(pid).not.toBe(postgres.pid);
    expect(await isGoneWithin(postgres, 0)).toBe(true);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  function watchdogOf(pid: number): string {
    const processes = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n');
    return processes
      .find((line) => line.endsWith(`kill -INT "$1" sh ${pid}`))!
      .trim()
      .split(' ')[0]!;
  }
});

test('a foreign process that was given the number of the dead server is left alone', async () => {
  const server = await start();
  process.kill(server.pid, 'SIGKILL');
  await server.exited;
  const stranger = spawn('sleep', ['60'], { uid: statSync(join(folder, 'pg')).uid });
  const file = join(folder, 'pg', 'data', 'postmaster.pid');
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [stranger.pid, ...rest].join('\n'));
  writeFileSync(join(folder, 'pg', 'data', `.s.PGSQL.${server.port}.lock`), `${stranger.pid}\n`);
  const again = await start('pg', { port: server.port });
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  stranger.kill('SIGKILL');
});

test.skipIf(process.platform !== 'linux')(
  'a dead server that nobody has waited for holds nothing up',
  async () => {
    const server = await start();
    process.kill(server.pid, 'SIGKILL');
    await server.exited;
    // A child that ends when its parent no longer is the shell that would ask for it: a zombie, as under an init that is slow to reap.
    const parent = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 60']);
    const [said] = (await once(parent.stdout, 'data')) as [Buffer];
    const zombie = Number(said.toString());
    await expect
      .poll(() => readFileSync(`/proc/${zombie}/stat`, 'utf8'), { timeout: 30_000 })
      .toContain(') Z ');
    const file = join(folder, 'pg', 'data', 'postmaster.pid');
    const [, ...rest] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, [zombie, ...rest].join('\n'));
    const again = await start('pg', { port: server.port });
    expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    parent.kill('SIGKILL');
  },
);

test('a lost password is said, not replaced', async () => {
  const { stop } = await start();
  await stop();
  rmSync(join(folder, 'pg', 'password'));
  await expect(start()).rejects.toThrow(/password .* is lost/);
  expect(existsSync(join(folder, 'pg', 'owner.json'))).toBe(false);
});

/** The server program itself: started on a cluster and watched until it answers. */
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../processes/index.ts';
import type { Account } from './account.ts';
import { bareEnvironment, seenFromWithin, type Cluster } from './cluster.ts';
import { readPostmaster } from './postmaster-file.ts';
import { removeSockets, socketFolder } from './socket.ts';

export type Settings = Readonly<Record<string, string | number>>;
export type Exit = { code: number | null; signal: NodeJS.Signals | null };
export type ServerProcess = { pid: number; port: number; exited: Promise<Exit> };

type Program = { postgres: string; account: Account; settings: Settings };

const ownSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: socketFolder,
  max_connections: 200,
};
const durableSettings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
const recoveryTimeout = 120_000;
const releaseTimeout = 10_000;

/** Starts the server on the port, or on a free one, and resolves when it accepts connections. */
export async function launch(cluster: Cluster, program: Program, wanted?: number): Promise<ServerProcess> {
  for (const deadline = Date.now() + releaseTimeout; ; await pause(50)) {
    const port = wanted || (await freePort());
    const begin = statSync(cluster.log, { throwIfNoEntry: false })?.size ?? 0;
    removeSockets(cluster);
    const server = run(cluster, program, port);
    const exited = exitOf(server);
    if (server.pid && (await isReady(cluster, server, exited))) return { pid: server.pid, port, exited };
    const said = readFileSync(cluster.log).subarray(begin).toString();
    if (!isWorthAnotherTry(said, wanted) || Date.now() > deadline) {
      throw new Error(`Postgres did not start in ${cluster.folder}: ${said.slice(-2000).trim()}`);
    }
  }
}

function run(cluster: Cluster, { postgres, account, settings }: Program, port: number): ChildProcess {
  const log = openSync(cluster.log, 'a', 0o600);
  chmodSync(cluster.log, 0o600);
  const all = Object.entries({ ...ownSettings, ...settings, port, ...durableSettings });
  const assignments = all.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const location = ['-D', seenFromWithin(cluster.data, account)];
  // Its own process group: Ctrl-C in a terminal must not stop it before the services that write to it.
  const options = { ...account, cwd: cluster.data, env: bareEnvironment, detached: true } as const;
  const server = spawn(postgres, [...location, ...assignments], { ...options, stdio: ['ignore', log, log] });
  closeSync(log);
  return server;
}

/** The last connections of a killed server hold its memory for a moment; a port found free can be taken by now. */
const isWorthAnotherTry = (said: string, wanted?: number): boolean =>
  said.includes('shared memory block') || (!wanted && said.includes('could not create any TCP/IP sockets'));

async function isReady(cluster: Cluster, server: ChildProcess, exited: Promise<Exit>): Promise<boolean> {
  let isOver = false;
  void exited.then(() => (isOver = true));
  for (const deadline = Date.now() + recoveryTimeout; Date.now() < deadline && !isOver; await pause(5)) {
    const postmaster = readPostmaster(cluster);
    if (postmaster?.pid === server.pid && postmaster?.isReady) return true;
  }
  if (!isOver) server.kill('SIGKILL');
  return false;
}

function exitOf(server: ChildProcess): Promise<Exit> {
  return new Promise((resolve) => {
    server.once('error', () => resolve({ code: null, signal: null }));
    server.once('exit', (code, signal) => resolve({ code, signal }));
  });
}

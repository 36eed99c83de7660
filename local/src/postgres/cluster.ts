/** The folder of one embedded Postgres: its cluster, its password, its log and who runs it. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

export type Cluster = { folder: string; data: string; password: string; log: string; owner: string };

export function clusterIn(dataDir: string, log = join(dataDir, 'postgres.log')): Cluster {
  const folder = resolve(dataDir);
  const at = (name: string) => join(folder, name);
  return { folder, data: at('data'), password: at('password'), log: resolve(log), owner: at('owner.json') };
}

/** The superuser's password, made with the cluster. */
export function passwordOf(cluster: Cluster): string {
  try {
    return readFileSync(cluster.password, 'utf8').trim();
  } catch (cause) {
    throw new Error(`The password of the Postgres data in ${cluster.folder} is lost.`, { cause });
  }
}

/**
 * How a program of the account names a folder it is started in. The way to the folder may be closed to `nobody`
 * (a private home); root enters it before it becomes `nobody`, and the name below asks for no way.
 */
export const seenFromWithin = (folder: string, account: Account): string =>
  process.platform === 'linux' && account.uid !== undefined ? '/proc/self/cwd' : folder;

/** The environment of every Postgres program: nothing of ours, so that no PG* variable changes it. */
export const bareEnvironment = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };

/** Creates the folder, for nobody else to look into, unless it is there. */
export function createFolder({ folder }: Cluster, account: Account): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveTo(account, folder);
}

/**
 * Creates the cluster with a password of its own unless it is there. A creation cut short leaves nothing behind. Only
 * for the owner of the folder: two that create at once would take each other's files away.
 */
export async function createCluster(cluster: Cluster, binaries: Binaries, account: Account): Promise<void> {
  if (existsSync(join(cluster.data, 'PG_VERSION'))) return;
  const draft = `${cluster.data}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  giveTo(account, draft);
  writeFileSync(cluster.password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  chmodSync(cluster.password, 0o600);
  giveTo(account, cluster.password);
  await initialise(draft, binaries, account);
  renameSync(draft, cluster.data);
}

async function initialise(folder: string, binaries: Binaries, account: Account): Promise<void> {
  const location = ['-D', seenFromWithin(folder, account)];
  const access = ['-U', 'postgres', '--auth=scram-sha-256', '--pwfile=../password'];
  const format = ['-E', 'UTF8', '--locale=C', '--data-checksums', '--no-instructions'];
  const options = { ...account, cwd: folder, env: bareEnvironment };
  try {
    await promisify(execFile)(binaries.initdb, [...location, ...access, ...format], options);
  } catch (error) {
    // What it said last, or why it could not even begin.
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`Postgres could not create its data in ${folder}: ${stderr?.trim() || message}`);
  }
}

function giveTo({ uid, gid }: Account, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** The folder of a local platform: one platform at a time, and nothing left of one that was killed. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { holderOf, identify, stopProcess, tryToLock, type ProcessIdentity } from '../processes/index.ts';

export type DataFolder = {
  path: string;
  /** The log of a part. */
  log: (name: string) => string;
  /** Remembers a part's process, in case this process is killed. */
  remember: (name: string, pid: number) => void;
  release: () => void;
};

/** Takes the folder, stops what a killed platform left running, and empties it when a fresh start is wanted. */
export async function takeDataFolder(folder: string, isFresh: boolean): Promise<DataFolder> {
  const path = resolve(folder);
  const lock = join(path, 'platform.lock');
  const record = join(path, 'processes.json');
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (!tryToLock(lock)) {
    throw new Error(`Cotejo already runs on ${path} (process ${holderOf(lock)?.pid ?? 'unknown'}).`);
  }
  const processes = readRecord(record);
  await Promise.all(Object.values(processes).map((orphan) => stopProcess(orphan, orphanSteps)));
  if (isFresh) await empty(path, lock);
  const logs = join(path, 'log');
  mkdirSync(logs, { recursive: true });
  setAside(logs);
  const running: Record<string, ProcessIdentity> = {};
  return {
    path,
    log: (name) => join(logs, `${name}.log`),
    remember: (name, pid) => {
      const identity = identify(pid);
      if (!identity) return;
      running[name] = identity;
      writeFileSync(record, JSON.stringify(running), { mode: 0o600 });
    },
    release: () => {
      rmSync(record, { force: true });
      rmSync(lock, { force: true });
    },
  };
}

/** SIGINT is what services and Postgres alike take as: stop now, in good order. */
const orphanSteps = [
  { signal: 'SIGINT', timeout: 3_000 },
  { signal: 'SIGKILL', timeout: 3_000 },
] as const;

function readRecord(file: string): Record<string, ProcessIdentity> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, ProcessIdentity>;
  } catch {
    return {};
  }
}

/** Each start has logs of its own; those of the one before are kept beside them. */
function setAside(logs: string): void {
  for (const name of readdirSync(logs)) {
    if (name.endsWith('.previous.log')) continue;
    renameSync(join(logs, name), join(logs, name.replace(/\.log$/, '.previous.log')));
  }
}

async function empty(folder: string, lock: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (path !== lock) rmSync(path, { recursive: true, force: true });
  }
}

/** A lock between processes that a dead holder does not keep. */
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { identify, stillRuns, type ProcessIdentity } from './process-identity.ts';

/** Runs the work while no other process runs work under the same file; waits for its turn. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  while (!tryToLock(file)) await pause(50);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Takes the lock unless a living process has it. Throws nothing but what the file system does. */
export function tryToLock(file: string): boolean {
  mkdirSync(dirname(file), { recursive: true });
  // Linked in one step with its content: nobody ever reads a lock without a name in it.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(identify(process.pid)), { mode: 0o600 });
  try {
    const holder = holderOf(file);
    if (holder && !stillRuns(holder)) rmSync(file, { force: true });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Who has the lock, alive or dead. */
export function holderOf(file: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}

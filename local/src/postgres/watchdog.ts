/** Stops Postgres when the process that started it dies, however it dies. */
import { spawn, type SpawnOptions } from 'node:child_process';
import type { Account } from './account.ts';

/**
 * A shell of a few hundred kilobytes waits for the end of its input, which only the death of this process (or
 * `dismiss`) brings. Windows has no such shell; there the next start finds the orphan.
 */
export function guard(pid: number, account: Account): { dismiss(): void } {
  if (process.platform === 'win32') return { dismiss: () => undefined };
  const script = 'read -r _; kill -INT "$1"';
  const options: SpawnOptions = { ...account, cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] };
  const shell = spawn('/bin/sh', ['-c', script, 'sh', String(pid)], options);
  shell.once('error', () => undefined);
  shell.stdin?.once('error', () => undefined);
  shell.unref();
  return { dismiss: () => void shell.kill('SIGKILL') };
}

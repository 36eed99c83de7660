/** Tells a process from another one that was later given the same number. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process by number and by the moment it began, in whatever unit its operating system keeps. */
export type ProcessIdentity = { pid: number; began: string };

/** The identity of a running process, or nothing when no process has that number. */
export function identify(pid: number): ProcessIdentity | undefined {
  const began = process.platform === 'linux' ? beganOnLinux(pid) : beganElsewhere(pid);
  return began === undefined ? undefined : { pid, began };
}

/** Whether exactly this process (not a later one with its number) still runs. */
export const stillRuns = (known: ProcessIdentity): boolean => identify(known.pid)?.began === known.began;

function beganOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name is in parentheses and may hold spaces; the state is the first field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isZombie = fields[0] === 'Z';
    return isZombie ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function beganElsewhere(pid: number): string | undefined {
  if (process.platform === 'win32') return isAlive(pid) ? 'alive' : undefined;
  const answer = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return answer.stdout.trim() || undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

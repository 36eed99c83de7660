/** Detects the end of this process's purpose: a signal, a closed input, or the exit of its starter. */
import { fstatSync, readFileSync } from 'node:fs';

const checkEvery = 500;

/** Calls back, once, at the first signal, when a pipe on standard input closes, or when the starter is gone. */
export function onEndOfLife(end: (reason: string) => void): void {
  let isOver = false;
  const once = (reason: string) => (): void => {
    if (isOver) return;
    isOver = true;
    end(reason);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, once(signal));
  if (isPipe()) process.stdin.on('end', once('end of input')).on('error', once('end of input')).resume();
  const starters = startersNow();
  const check = setInterval(() => startersNow() !== starters && once('the starter is gone')(), checkEvery);
  check.unref();
}

/** Only the end of a pipe means that its starter is gone: a terminal, a file and /dev/null end at any time. */
function isPipe(): boolean {
  try {
    const input = fstatSync(0);
    return input.isFIFO() || input.isSocket();
  } catch {
    return false;
  }
}

/** The starter is the parent; for npm the grandparent too, since the shell in between outlives npm. */
function startersNow(): string {
  const parent = process.ppid;
  const isRunByNpm = process.env['npm_lifecycle_event'] !== undefined;
  return isRunByNpm ? `${parentOf(parent)} ${parent}` : `${parent}`;
}

/** The parent of another process, on systems with /proc; empty elsewhere. */
function parentOf(pid: number): string {
  try {
    return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

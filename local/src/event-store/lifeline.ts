/** Notices when nobody needs this process any more: it was told so, or whoever started it is gone. */
import { fstatSync } from 'node:fs';

const checkEvery = 500;

/** Calls back, once, at the first signal, when a pipe on standard input closes, or when the parent is gone. */
export function onEndOfLife(end: (reason: string) => void): void {
  let isOver = false;
  const once = (reason: string) => (): void => {
    if (isOver) return;
    isOver = true;
    end(reason);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, once(signal));
  if (isPipe()) process.stdin.on('end', once('end of input')).on('error', once('end of input')).resume();
  const parent = process.ppid;
  const check = setInterval(() => process.ppid !== parent && once('parent is gone')(), checkEvery);
  check.unref();
}

/** A terminal, a file and /dev/null end whenever they like; only a pipe is somebody's hold on this process. */
function isPipe(): boolean {
  try {
    const input = fstatSync(0);
    return input.isFIFO() || input.isSocket();
  } catch {
    return false;
  }
}

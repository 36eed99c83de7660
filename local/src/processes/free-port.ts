/** Finds a port of this machine that nobody listens on. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { tryToLock } from './lock-file.ts';

/**
 * Below the ports that operating systems give to outgoing connections (from 32768 on): a server that was killed must
 * find its port again, and a client that tries it meanwhile must not be given it.
 */
const lowest = 20_000;
const highest = 32_000;

/** Nothing may listen yet where a port was given to a part that is about to start: a file for each, of this user alone. */
export const lockOf = (port: number): string =>
  join(tmpdir(), `cotejo-ports-${userInfo().uid}`, String(port));

/** Takes a port for as long as this process lives, unless somebody listens there or another process has taken it. */
export const takePort = async (port: number): Promise<boolean> =>
  tryToLock(lockOf(port)) && (await isPortFree(port));

/** A free TCP port of 127.0.0.1; each another one, for all processes of this user. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    if (await takePort(port)) return port;
  }
}

/** Whether a server could listen on this port of 127.0.0.1 now. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

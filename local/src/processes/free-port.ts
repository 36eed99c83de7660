/** Finds a port of this machine that nobody listens on. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that operating systems give to outgoing connections (from 32768 on): a server that was killed must
 * find its port again, and a client that tries it meanwhile must not be given it.
 */
const [lowest, count] = [20_000, 6_000];

/** Listens on a port of 127.0.0.1 and keeps no process alive. Answers with how it ends, or with nothing where it can't. */
const listenOn = (port: number): Promise<(() => Promise<unknown>) | undefined> =>
  new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy()).unref();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () =>
      resolve(() => new Promise((closed) => server.close(closed))),
    );
  });

/** Whether a server could listen on this port of 127.0.0.1 now. */
export async function isPortFree(port: number): Promise<boolean> {
  const end = await listenOn(port);
  await end?.();
  return end !== undefined;
}

/**
 * Takes a port for as long as this process lives, unless somebody listens there or another process has taken it. Nothing
 * may listen yet where a port was given to a part that is about to start, so its taker listens as far above as there are
 * ports to be given: that ends with the process, however it ends.
 */
export const takePort = async (port: number): Promise<boolean> =>
  (await isPortFree(port)) && (await listenOn(port + count)) !== undefined;

/** A free TCP port of 127.0.0.1; each another one, for all processes of this machine. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + randomInt(count);
    if (await takePort(port)) return port;
  }
}

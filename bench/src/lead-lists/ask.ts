/** The process that asks, apart from everything that is measured; the same one for both sides. */
import { Agent, request } from 'node:http';

export type Asking = {
  readonly origin: string;
  readonly asked: readonly { readonly path: string; readonly token: string }[];
};
/** Milliseconds until the whole answer was there, one after the other. */
export type Answered = { readonly times: readonly number[] };

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const get = (origin: string, { path, token }: Asking['asked'][number]): Promise<void> => {
  const { hostname, port } = new URL(origin);
  const headers = { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: `/api/console/${path}`, agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        if (response.statusCode === 200) return resolve();
        reject(new Error(`${path}: ${response.statusCode} ${Buffer.concat(parts).toString().slice(0, 300)}`));
      });
    });
    sent.once('error', reject).end();
  });
};

async function ask({ origin, asked }: Asking): Promise<Answered> {
  const times: number[] = [];
  for (const one of asked) {
    const began = performance.now();
    await get(origin, one);
    times.push(performance.now() - began);
  }
  return { times };
}

if (process.send)
  process.on('message', (asking: Asking) => {
    ask(asking).then(
      (answered) => process.send?.(answered),
      (error: Error) => process.send?.({ failed: error.message }),
    );
  });

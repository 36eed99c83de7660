/** The process that asks, apart from everything that is measured. */
import { Agent, request } from 'node:http';

export type Asking = {
  readonly origin: string;
  readonly path: string;
  readonly bodies: readonly object[];
  readonly atOnce: number;
};
export type Answered = {
  /** Milliseconds until the whole answer was there. */
  readonly times: readonly number[];
  /** Milliseconds of all together. */
  readonly milliseconds: number;
  /** The fewest rows that an answer had. */
  readonly fewest: number;
};

const agent = new Agent({ keepAlive: true });

/** @returns how many rows came */
export const post = (origin: string, path: string, body: object): Promise<number> => {
  const { hostname, port } = new URL(origin);
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'x-country': 'PE',
    'content-length': Buffer.byteLength(text),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const answer = Buffer.concat(parts).toString();
        if (response.statusCode !== 200)
          return reject(new Error(`${path}: ${response.statusCode} ${answer.slice(0, 300)}`));
        resolve((JSON.parse(answer) as { data: unknown[] }).data.length);
      });
    });
    sent.once('error', reject).end(text);
  });
};

async function ask({ origin, path, bodies, atOnce }: Asking): Promise<Answered> {
  const times: number[] = [];
  const waiting = [...bodies];
  let fewest = Infinity;
  const began = performance.now();
  const work = async (): Promise<void> => {
    for (let body = waiting.shift(); body; body = waiting.shift()) {
      const sent = performance.now();
      fewest = Math.min(fewest, await post(origin, path, body));
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { times, milliseconds: performance.now() - began, fewest };
}

if (process.send)
  process.on('message', (asking: Asking) => {
    ask(asking).then(
      (answered) => process.send?.(answered),
      (error: Error) => process.send?.({ failed: error.message }),
    );
  });

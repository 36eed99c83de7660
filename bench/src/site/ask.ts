/** The process that asks for pages, one after the other, apart from everything that is measured. */
import { Agent, get } from 'node:http';

export type Asking = { readonly origin: string; readonly host: string; readonly paths: readonly string[] };
export type Answered = {
  /** Milliseconds until the whole page was there. */
  readonly times: readonly number[];
  readonly last: string;
};

const agent = new Agent({ keepAlive: true });

/** Each page is another visitor's: one who reads so much is taken for a robot. */
let visitors = 0;
const nextVisitor = (): string => {
  visitors += 1;
  return `10.${visitors >> 8}.${visitors & 255}.1`;
};

/** @throws unless it is a page with plans */
const page = (origin: string, host: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(`${origin}${path}`, { agent, headers: { host, 'x-forwarded-for': nextVisitor() } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const html = Buffer.concat(parts).toString();
        if (response.statusCode === 200 && html.includes('<article')) resolve(html);
        else reject(new Error(`${path}: ${response.statusCode} ${html.slice(0, 300)}`));
      });
    }).once('error', reject);
  });

async function ask({ origin, host, paths }: Asking): Promise<Answered> {
  const times: number[] = [];
  let last = '';
  for (const path of paths) {
    const sent = performance.now();
    last = await page(origin, host, path);
    times.push(performance.now() - sent);
  }
  return { times, last };
}

process.on('message', (asking: Asking) => {
  ask(asking).then(
    (answered) => process.send?.(answered),
    (error: Error) => process.send?.({ failed: error.message }),
  );
});

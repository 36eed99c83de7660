/** How long catalogues take to come in as files over HTTP, against bare appends of the same size, and how long others wait. */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { eventStoreDb } from '@cotejo/core/kit/event-store';
import { type Staff } from '@cotejo/core/identity';
import { type CommandSide, startCommandSide } from './commands/command-side.ts';
import { clinicFile } from './import/clinics.ts';
import { planFile } from './import/plans.ts';
import { someAtATime } from './leads.ts';
import { type Measure, percentiles } from './measure.ts';
import { tokenOf } from './token.ts';

const plans = 10_000;
const mostSeconds = 30;
const clinics = 50_000;
/** Milliseconds that somebody else may wait for an import. */
const mostWait = 100;
/** Bare appends are as many as tell their rate. */
const sample = 1_000;

const sender: Staff = { id: randomUUID(), roles: ['ADMINISTRADOR'], countries: ['CL'] };

/** Sends the file and reads the answer to its end. @returns seconds, and the last line */
const send = async ({ origin, secrets }: CommandSide, file: Buffer, query = 'source=isapre') => {
  const began = performance.now();
  const answer = await fetch(`${origin}/api/catalogue/imports?country=CL&${query}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokenOf(sender, secrets.tokenPrivateKey)}`,
      'idempotency-key': randomUUID(),
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(file),
  });
  const last = (await answer.text()).trimEnd().split('\n').at(-1)!;
  return { seconds: (performance.now() - began) / 1_000, last };
};

/** @returns milliseconds that each request of somebody else took meanwhile, one after the other */
const waitsDuring = async ({ origin }: CommandSide, work: Promise<unknown>): Promise<readonly number[]> => {
  let isOver = false;
  void work.finally(() => (isOver = true)).catch(() => undefined);
  const waits: number[] = [];
  while (!isOver) {
    const began = performance.now();
    await (await fetch(`${origin}/healthz`)).text();
    waits.push(performance.now() - began);
  }
  return waits;
};

type Sums = { readonly rows?: Readonly<Record<string, number>> };

/** What was measured must have happened. @throws Error when a row ended otherwise than all of them should */
const expectAll = (last: string, outcome: 'created' | 'unchanged', all = plans): void => {
  if ((JSON.parse(last) as Sums).rows?.[outcome] !== all)
    throw new Error(`Not all of ${all} rows were ${outcome}: ${last.slice(0, 300)}`);
};

/** Streams like those of imported plans, written by nothing but the client. @returns how many in a second */
const bareAppends = async ({ eventStoreUrl }: CommandSide): Promise<number> => {
  const store = eventStoreDb(eventStoreUrl);
  try {
    const events = await store.readStream('product-BENCH-1');
    const began = performance.now();
    await someAtATime(sample, () =>
      store.append(
        `bare-${randomUUID()}`,
        events.map((event) => ({ ...event, id: randomUUID() })),
        'noStream',
      ),
    );
    return (1_000 * sample) / (performance.now() - began);
  } finally {
    await store.close();
  }
};

export async function benchImport(): Promise<Measure[]> {
  const side = await startCommandSide();
  try {
    const file = planFile(plans);
    const first = await send(side, file);
    expectAll(first.last, 'created');
    const again = await send(side, file);
    expectAll(again.last, 'unchanged');
    const trial = send(side, clinicFile(clinics), 'source=clinicas&dryRun=true');
    const waits = percentiles(await waitsDuring(side, trial));
    const tried = await trial;
    expectAll(tried.last, 'created', clinics);
    const bare = await bareAppends(side);
    const rate = plans / first.seconds;
    return [
      { name: 'bare appends of such a plan, 16 at a time', rate: bare, unit: 'plans/s' },
      {
        name: `import of ${plans} plans, ${first.seconds.toFixed(1)} s`,
        rate,
        unit: 'plans/s',
        yardstick: 'the bare appends',
        ratio: rate / bare,
        target: `≤ ${mostSeconds} s`,
        met: first.seconds <= mostSeconds,
      },
      {
        name: `the same file again, ${again.seconds.toFixed(1)} s`,
        rate: plans / again.seconds,
        unit: 'plans/s',
      },
      {
        name: `${clinics} rows of 20 columns on trial, ${tried.seconds.toFixed(1)} s; others wait meanwhile`,
        rate: clinics / tried.seconds,
        unit: 'rows/s',
        ...waits,
        target: `p99 ≤ ${mostWait} ms`,
        met: waits.p99! <= mostWait,
      },
    ];
  } finally {
    await side.stop();
  }
}

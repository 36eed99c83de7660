/** Response times of comparing in a market's 1,404 plans, and in ten thousand, against the same server's answer of twenty by key. */
import { mostSideBySide, pageSize } from '@cotejo/core/comparator';
import { type Answered, type Asking } from './compare/ask.ts';
import { fillPlans } from './compare/fill.ts';
import { publishPrices } from './compare/publish.ts';
import { byKey, byYear, comparison } from './compare/questions.ts';
import { type Random, randomFrom } from './lead-lists/random.ts';
import { loadProcess, type LoadProcess } from './load-process.ts';
import { type Measure, percentiles } from './measure.ts';
import { startSide } from './side.ts';

type Size = { readonly plans: number; readonly judged?: { readonly p95: number; readonly ratio: number } };

/**
 * Plans, the p95 that a page may take in milliseconds, and the least part of the rate of twenty by key. The first size is
 * the largest market that there is; ten thousand plans are measured and not judged (decision 0117).
 */
const sizes: readonly Size[] = [{ plans: 1_404, judged: { p95: 50, ratio: 0.5 } }, { plans: 10_000 }];
const largest = Number(process.env['COTEJO_BENCH_PLANS'] ?? 10_000);
const rounds = 5;
const perRound = 60;
const publications = 25;
const mostUntilShown = 500;

type Load = LoadProcess<Asking, Answered>;

const say = (line: string): void => void process.stdout.write(`  ${line}\n`);
const count = (plans: number): string => plans.toLocaleString('en-US');

export async function benchCompare(): Promise<Measure[]> {
  const load: Load = loadProcess(new URL('./compare/ask.ts', import.meta.url));
  try {
    const measures: Measure[] = [];
    for (const size of sizes) if (size.plans <= largest) measures.push(...(await atSize(load, size)));
    return measures;
  } finally {
    load.stop();
  }
}

/** A house of its own for each size. The write service makes the tables of keys, which the others need. */
async function atSize(load: Load, size: Size): Promise<Measure[]> {
  const { plans } = size;
  const side = await startSide();
  try {
    await side.start('write-service');
    const began = Date.now();
    await fillPlans(side.databaseUrl('projectors'), Buffer.from(side.secrets.indexKey, 'base64'), plans);
    const filled = Date.now();
    await side.start('projectors');
    const origin = await side.start('read-service');
    say(
      `${count(plans)} plans written in ${((filled - began) / 1_000).toFixed(0)} s, in memory after ${((Date.now() - filled) / 1_000).toFixed(1)} s`,
    );
    const compared = await compare(load, origin, size);
    // Only now: what compares alone is measured alone.
    const origins = [origin, await side.start('read-service')];
    return [...compared, published(await publishPrices(side, origins, publications), plans)];
  } finally {
    await side.stop();
  }
}

const asked = (random: Random, question: (random: Random) => object): object[] =>
  Array.from({ length: perRound }, () => question(random));

/** In turns; the first round warms up. One at a time for how long it takes, four at once for how many there are a second. */
async function compare(load: Load, origin: string, size: Size): Promise<Measure[]> {
  const { plans, judged } = size;
  const random = randomFrom(5);
  const paths = {
    compared: '/api/insurance/compare/metadata',
    byKey: '/api/insurance/compare/metadataPlanesPersonas',
  };
  const times: number[] = [];
  const yearTimes: number[] = [];
  const spent = { compared: 0, one: 0, most: 0 };
  for (let round = 0; round <= rounds; round += 1) {
    const ask = (path: string, question: (random: Random) => object, atOnce: number): Promise<Answered> =>
      load.run({ origin, path, bodies: asked(random, question), atOnce });
    const alone = await ask(paths.compared, comparison, 1);
    const yearly = await ask(paths.compared, byYear, 1);
    const compared = await ask(paths.compared, comparison, 4);
    const one = await ask(paths.byKey, byKey(plans, 1), 4);
    const most = await ask(paths.byKey, byKey(plans, mostSideBySide), 4);
    const isFull =
      Math.min(alone.fewest, yearly.fewest, compared.fewest) === pageSize &&
      one.fewest === 1 &&
      most.fewest === mostSideBySide;
    if (!isFull) throw new Error('An answer had less than was asked for: it would be measured too well.');
    if (round === 0) continue;
    times.push(...alone.times);
    yearTimes.push(...yearly.times);
    spent.compared += compared.milliseconds;
    spent.one += one.milliseconds;
    spent.most += most.milliseconds;
  }
  const own = percentiles(times);
  const ofYears = percentiles(yearTimes);
  const rateOf = (milliseconds: number): number => (rounds * perRound * 1_000) / milliseconds;
  // The site may ask for three by key at most: what each plan more takes tells what twenty would.
  const eachMore = (spent.most - spent.one) / (mostSideBySide - 1);
  const ofTwenty = rateOf(spent.one + (pageSize - 1) * eachMore);
  const ratio = rateOf(spent.compared) / ofTwenty;
  return [
    {
      name: 'a page for four new persons by price, with filters and counts',
      unit: `at ${count(plans)} plans`,
      ...own,
      ...(judged && { target: `p95 ≤ ${judged.p95} ms`, met: (own.p95 ?? Infinity) <= judged.p95 }),
    },
    {
      name: 'the same by what a year of medium use costs them',
      unit: `at ${count(plans)} plans`,
      ...ofYears,
      ...(judged && { target: `p95 ≤ ${judged.p95} ms`, met: (ofYears.p95 ?? Infinity) <= judged.p95 }),
    },
    {
      name: `twenty plans by key, by what one and ${mostSideBySide} take`,
      unit: `a second at ${count(plans)} plans`,
      rate: ofTwenty,
    },
    {
      name: 'pages compared',
      unit: `a second at ${count(plans)} plans`,
      rate: rateOf(spent.compared),
      yardstick: 'the rate of twenty by key',
      ratio,
      ...(judged && { target: `≥ ${judged.ratio} ×`, met: ratio >= judged.ratio }),
    },
  ];
}

const published = (times: readonly number[], plans: number): Measure => {
  const own = percentiles(times);
  return {
    name: 'a published price until it is in the results of both instances',
    unit: `among ${count(plans)} plans`,
    ...own,
    target: `p99 ≤ ${mostUntilShown} ms`,
    met: (own.p99 ?? Infinity) <= mostUntilShown,
  };
};

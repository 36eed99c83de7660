/** What the console's questions about leads cost at a million, against the same questions at ten thousand. */
import { type Staff } from '@cotejo/core/identity';
import { type Answered, type Asking } from './lead-lists/ask.ts';
import { fill } from './lead-lists/fill.ts';
import { liveLong, longLife } from './lead-lists/long-life.ts';
import { administrator } from './lead-lists/people.ts';
import { type Question, questions } from './lead-lists/questions.ts';
import { type Random, randomFrom } from './lead-lists/random.ts';
import { loadProcess, type LoadProcess } from './load-process.ts';
import { type Measure, percentiles } from './measure.ts';
import { type Side, startSide } from './side.ts';
import { tokenOf } from './token.ts';

const few = 10_000;
const many = Number(process.env['COTEJO_BENCH_LEADS'] ?? 1_000_000);
const rounds = 6;
const perRound = 25;
const most = { ratio: 1.5, p95: 100 };

type Load = LoadProcess<Asking, Answered>;
type Ready = Side & { readonly origin: string };

const say = (line: string): void => void process.stdout.write(`  ${line}\n`);
const count = (leads: number): string => leads.toLocaleString('en-US');

/** Two houses, each with a database of its own. */
export async function benchLeads(): Promise<Measure[]> {
  const sides: Ready[] = [];
  const load: Load = loadProcess(new URL('./lead-lists/ask.ts', import.meta.url));
  try {
    for (const leads of [few, many]) sides.push(await filled(leads));
    const [small, large] = sides as [Ready, Ready];
    const measures: Measure[] = [];
    for (const question of questions) measures.push(...(await compare(load, question, small, large)));
    return [...measures, ...(await openLongLife(load, large))];
  } finally {
    load.stop();
    await Promise.all(sides.map((side) => side.stop()));
  }
}

/** The write-service makes the tables of keys, which the read-service needs. */
async function filled(leads: number): Promise<Ready> {
  const side = await startSide();
  try {
    await side.start('write-service');
    const began = Date.now();
    await fill(side.databaseUrl('projectors'), Buffer.from(side.secrets.indexKey, 'base64'), leads);
    say(`${count(leads)} leads written and indexed in ${((Date.now() - began) / 1_000).toFixed(0)} s`);
    return { ...side, origin: await side.start('read-service') };
  } catch (error) {
    await side.stop();
    throw error;
  }
}

const asked = (side: Side, of: readonly { who: Staff; path: string }[]): Asking['asked'] =>
  of.map(({ who, path }) => ({ path, token: tokenOf(who, side.secrets.tokenPrivateKey) }));

const variations = (random: Random, { who, path }: Question): readonly { who: Staff; path: string }[] =>
  Array.from({ length: perRound }, () => ({ who: who(random), path: path(random) }));

/** Both sides are asked the same, in turns; the first round warms up. */
async function compare(load: Load, question: Question, small: Ready, large: Ready): Promise<Measure[]> {
  const random = randomFrom(5);
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const same = variations(random, question);
    const [one, other] = [
      await load.run({ origin: small.origin, asked: asked(small, same) }),
      await load.run({ origin: large.origin, asked: asked(large, same) }),
    ];
    if (round === 0) continue;
    times.small.push(...one.times);
    times.large.push(...other.times);
  }
  const [ofFew, ofMany] = [percentiles(times.small), percentiles(times.large)];
  const ratio = (ofMany.p50 ?? Infinity) / (ofFew.p50 ?? 0);
  return [
    { name: question.name, unit: `at ${count(few)} leads`, ...ofFew },
    {
      name: question.name,
      unit: `at ${count(many)} leads`,
      ...ofMany,
      yardstick: `the p50 at ${count(few)}`,
      ratio,
      target: question.growsWithAnswer ? `p95 ≤ ${most.p95} ms` : `≤ ${most.ratio} ×, p95 ≤ ${most.p95} ms`,
      met: (question.growsWithAnswer || ratio <= most.ratio) && (ofMany.p95 ?? Infinity) <= most.p95,
    },
  ];
}

/** A lead with a long life, as it is and as it was. */
async function openLongLife(load: Load, side: Ready): Promise<Measure[]> {
  const { id, moments } = await liveLong(side);
  const random = randomFrom(9);
  const ways = {
    'opening it': () => `leads/${id}`,
    'opening it as of a moment': () => `leads/${id}?at=${random.pick(moments)}`,
    'its timeline': () => `leads/${id}/timeline`,
  };
  const measures: Measure[] = [];
  for (const [name, path] of Object.entries(ways)) {
    const ask = () =>
      load.run({
        origin: side.origin,
        asked: asked(
          side,
          Array.from({ length: perRound }, () => ({ who: administrator, path: path() })),
        ),
      });
    await ask();
    const own = percentiles((await ask()).times);
    measures.push({
      name: `a lead with ${longLife} events: ${name}`,
      unit: `among ${count(many)}`,
      ...own,
      target: `p95 ≤ ${most.p95} ms`,
      met: (own.p95 ?? Infinity) <= most.p95,
    });
  }
  return measures;
}

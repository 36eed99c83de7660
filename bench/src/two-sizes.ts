/** Times of the same queries on a large and a small data set, sent in turns. */
import { type Staff } from '@cotejo/core/identity';
import { type Answered, type Asking } from './lead-lists/ask.ts';
import { type Question } from './lead-lists/questions.ts';
import { type Random, randomFrom } from './lead-lists/random.ts';
import { loadProcess, type LoadProcess } from './load-process.ts';
import { type Measure, percentiles } from './measure.ts';
import { type Side, startSide } from './side.ts';
import { tokenOf } from './token.ts';

const rounds = 6;
export const perRound = 25;
export const most = { ratio: 1.5, p95: 100 };

export type Load = LoadProcess<Asking, Answered>;
export type Ready = Side & { readonly origin: string };

const say = (line: string): void => void process.stdout.write(`  ${line}\n`);
export const count = (rows: number): string => rows.toLocaleString('en-US');

export const openLoad = (): Load => loadProcess(new URL('./lead-lists/ask.ts', import.meta.url));

/**
 * A house with a database of its own. The write-service makes the tables of keys, which the read-service needs.
 * @param what stands in it, for who reads along
 */
export async function filled(what: string, fill: (side: Side) => Promise<void>): Promise<Ready> {
  const side = await startSide();
  try {
    await side.start('write-service');
    const began = Date.now();
    await fill(side);
    say(`${what} written and indexed in ${((Date.now() - began) / 1_000).toFixed(0)} s`);
    return { ...side, origin: await side.start('read-service') };
  } catch (error) {
    await side.stop();
    throw error;
  }
}

export const asked = (side: Side, of: readonly { who: Staff; path: string }[]): Asking['asked'] =>
  of.map(({ who, path }) => ({ path, token: tokenOf(who, side.secrets.tokenPrivateKey) }));

const variations = (random: Random, { who, path }: Question): readonly { who: Staff; path: string }[] =>
  Array.from({ length: perRound }, () => ({ who: who(random), path: path(random) }));

type Sizes = { readonly few: number; readonly many: number; readonly noun: string };

/** Both sides are asked the same, in turns; the first round warms up. */
export async function compare(
  load: Load,
  question: Question,
  [small, large]: readonly [Ready, Ready],
  { few, many, noun }: Sizes,
): Promise<Measure[]> {
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
  const limit = question.p95 ?? most.p95;
  return [
    { name: question.name, unit: `at ${count(few)} ${noun}`, ...ofFew },
    {
      name: question.name,
      unit: `at ${count(many)} ${noun}`,
      ...ofMany,
      yardstick: `the p50 at ${count(few)}`,
      ratio,
      target: question.growsWithAnswer ? `p95 ≤ ${limit} ms` : `≤ ${most.ratio} ×, p95 ≤ ${limit} ms`,
      met: (question.growsWithAnswer || ratio <= most.ratio) && (ofMany.p95 ?? Infinity) <= limit,
    },
  ];
}

/** Asks all questions of both sizes, each in a house of its own. @param fill writes so many rows */
export async function compareAll(
  questions: readonly Question[],
  fill: (side: Side, rows: number) => Promise<void>,
  sizes: Sizes,
): Promise<Measure[]> {
  const { few, many, noun } = sizes;
  const sides: Ready[] = [];
  const load = openLoad();
  try {
    for (const rows of [few, many])
      sides.push(await filled(`${count(rows)} ${noun}`, (side) => fill(side, rows)));
    const [small, large] = sides as [Ready, Ready];
    const measures: Measure[] = [];
    for (const question of questions)
      measures.push(...(await compare(load, question, [small, large], sizes)));
    return measures;
  } finally {
    load.stop();
    await Promise.all(sides.map((side) => side.stop()));
  }
}

/** What the console's questions about leads cost at a million, against the same questions at ten thousand. */
import { fill } from './lead-lists/fill.ts';
import { liveLong, longLife } from './lead-lists/long-life.ts';
import { administrator } from './lead-lists/people.ts';
import { questions } from './lead-lists/questions.ts';
import { randomFrom } from './lead-lists/random.ts';
import { type Measure, percentiles } from './measure.ts';
import {
  asked,
  compare,
  count,
  filled,
  type Load,
  most,
  openLoad,
  perRound,
  type Ready,
} from './two-sizes.ts';

const few = 10_000;
const many = Number(process.env['COTEJO_BENCH_LEADS'] ?? 1_000_000);

const withLeads = (leads: number): Promise<Ready> =>
  filled(`${count(leads)} leads`, ({ databaseUrl, secrets }) =>
    fill(databaseUrl('projectors'), Buffer.from(secrets.indexKey, 'base64'), leads),
  );

/** Two houses, each with a database of its own. */
export async function benchLeads(): Promise<Measure[]> {
  const sides: Ready[] = [];
  const load = openLoad();
  try {
    for (const leads of [few, many]) sides.push(await withLeads(leads));
    const [small, large] = sides as [Ready, Ready];
    const measures: Measure[] = [];
    for (const question of questions)
      measures.push(...(await compare(load, question, [small, large], { few, many, noun: 'leads' })));
    return [...measures, ...(await openLongLife(load, large))];
  } finally {
    load.stop();
    await Promise.all(sides.map((side) => side.stop()));
  }
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

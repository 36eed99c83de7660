/** Measures the durations’ answers over a year of a million changes, beside ten thousand. */
import { fillChanges } from './durations/fill.ts';
import { questions } from './durations/questions.ts';
import { type Measure } from './measure.ts';
import { compare, count, filled, openLoad, type Ready } from './two-sizes.ts';

const few = 10_000;
const many = Number(process.env['COTEJO_BENCH_CHANGES'] ?? 1_000_000);

const withChanges = (changes: number): Promise<Ready> =>
  filled(`${count(changes)} changes`, ({ databaseUrl, secrets }) =>
    fillChanges(databaseUrl('projectors'), Buffer.from(secrets.indexKey, 'base64'), changes),
  );

export async function benchDurations(): Promise<Measure[]> {
  const sides: Ready[] = [];
  const load = openLoad();
  try {
    for (const changes of [few, many]) sides.push(await withChanges(changes));
    const [small, large] = sides as [Ready, Ready];
    const measures: Measure[] = [];
    for (const question of questions)
      measures.push(...(await compare(load, question, [small, large], { few, many, noun: 'changes' })));
    return measures;
  } finally {
    load.stop();
    await Promise.all(sides.map((side) => side.stop()));
  }
}

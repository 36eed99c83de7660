/** Measures the durations’ answers over a year of a million changes, beside ten thousand. */
import { fillChanges } from './durations/fill.ts';
import { questions } from './durations/questions.ts';
import { type Measure } from './measure.ts';
import { compareAll } from './two-sizes.ts';

const many = Number(process.env['COTEJO_BENCH_CHANGES'] ?? 1_000_000);

export const benchDurations = (): Promise<Measure[]> =>
  compareAll(
    questions,
    ({ databaseUrl, secrets }, changes) =>
      fillChanges(databaseUrl('projectors'), Buffer.from(secrets.indexKey, 'base64'), changes),
    { few: 10_000, many, noun: 'changes' },
  );

/** Response times of the console's lists of accounts and of collective insurance at a million rows each, against ten thousand. */
import { fillConsoleLists, fillLoadRows } from './console-lists/fill.ts';
import { questions } from './console-lists/questions.ts';
import { type Measure } from './measure.ts';
import { compareAll } from './two-sizes.ts';

const few = 10_000;
const many = Number(process.env['COTEJO_BENCH_ROWS'] ?? 1_000_000);

export const benchConsoleLists = (): Promise<Measure[]> =>
  compareAll(
    questions,
    async ({ databaseUrl, secrets }, rows) => {
      await fillConsoleLists(databaseUrl('projectors'), Buffer.from(secrets.indexKey, 'base64'), rows);
      await fillLoadRows(databaseUrl('write_service'), rows);
    },
    { few, many, noun: 'rows' },
  );

/** Response times of the console's lists of accounts and of collective insurance at a million rows each, against ten thousand. */
import { fillConsoleLists, fillLoadRows } from './console-lists/fill.ts';
import { questions } from './console-lists/questions.ts';
import { type Measure } from './measure.ts';
import { compare, count, filled, openLoad, type Ready } from './two-sizes.ts';

const few = 10_000;
const many = Number(process.env['COTEJO_BENCH_ROWS'] ?? 1_000_000);

const withRows = (rows: number): Promise<Ready> =>
  filled(`${count(rows)} rows of each list`, async ({ databaseUrl, secrets }) => {
    await fillConsoleLists(databaseUrl('projectors'), Buffer.from(secrets.indexKey, 'base64'), rows);
    await fillLoadRows(databaseUrl('write_service'), rows);
  });

export async function benchConsoleLists(): Promise<Measure[]> {
  const sides: Ready[] = [];
  const load = openLoad();
  try {
    for (const rows of [few, many]) sides.push(await withRows(rows));
    const [small, large] = sides as [Ready, Ready];
    const measures: Measure[] = [];
    for (const question of questions)
      measures.push(...(await compare(load, question, [small, large], { few, many, noun: 'rows' })));
    return measures;
  } finally {
    load.stop();
    await Promise.all(sides.map((side) => side.stop()));
  }
}

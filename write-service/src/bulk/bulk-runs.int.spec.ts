import { randomUUID } from 'node:crypto';
import { type Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, openTestPool, type TestDatabase } from '../../../local/src/testing/postgres.ts';
import { type BulkRuns, bulkRunSchema, mostOpenRuns, postgresBulkRuns } from './bulk-runs.ts';

let database: TestDatabase;
let pool: Pool;
let runs: BulkRuns;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openTestPool(database, 20);
  await pool.query(bulkRunSchema);
  runs = postgresBulkRuns(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => pool.query('truncate write.bulk_run'));

const note = async (userId: string): Promise<string> => {
  const id = randomUUID();
  await runs.note(id, userId);
  return id;
};
const later = (seconds: number) =>
  pool.query(
    `update write.bulk_run set leased_until = leased_until - $1 * interval '1 second',
       noted_at = noted_at - $1 * interval '1 second', finished_at = finished_at - $1 * interval '1 second'`,
    [seconds],
  );
const claimed = async () => (await runs.claim())?.id;

test('a person has so many runs that are not finished, and no more', async () => {
  const [ana, beto] = [randomUUID(), randomUUID()];
  const first = await note(ana);
  for (let count = 1; count < mostOpenRuns; count += 1) expect(await runs.note(randomUUID(), ana)).toBe(true);
  const late = randomUUID();
  expect(await runs.note(late, ana)).toBe(false);
  expect(await runs.note(first, ana)).toBe(true);
  expect(await runs.note(randomUUID(), beto)).toBe(true);
  await runs.finish(first);
  expect(await runs.note(late, ana)).toBe(true);
  expect(await runs.note(first, ana)).toBe(true);
});

test('of thirty that a person starts at the same moment as many are noted as may be open', async () => {
  const ana = randomUUID();
  const noted = await Promise.all(Array.from({ length: 30 }, () => runs.note(randomUUID(), ana)));
  expect(noted.filter(Boolean)).toHaveLength(mostOpenRuns);
});

describe('claiming a bulk run', () => {
  test('gives each to one of many who ask at once, and of a person only the first', async () => {
    const [ana, beto] = [randomUUID(), randomUUID()];
    const [first, second, other] = [await note(ana), await note(ana), await note(beto)];
    const all = await Promise.all(Array.from({ length: 20 }, claimed));
    expect(all.filter(Boolean).sort()).toEqual([first, other].sort());
    await runs.finish(first);
    expect(await claimed()).toBe(second);
    expect(await claimed()).toBeUndefined();
  });

  test('is possible again when a process has not been heard of for half a minute', async () => {
    const id = await note(randomUUID());
    expect(await claimed()).toBe(id);
    await later(20);
    await runs.renew(id);
    await later(20);
    expect(await claimed()).toBeUndefined();
    await later(20);
    expect(await claimed()).toBe(id);
  });

  test('is possible again a moment after it was let go', async () => {
    const id = await note(randomUUID());
    await claimed();
    const letGo = Date.now();
    await runs.release(id);
    // A busy machine may take longer than the moment to ask.
    const { rows } = await pool.query<{ leased_until: Date }>('select leased_until from write.bulk_run');
    expect(rows[0]!.leased_until.getTime()).toBeGreaterThan(letGo + 1_000);
    await later(-10);
    expect(await claimed()).toBeUndefined();
    await later(12);
    expect(await claimed()).toBe(id);
  });

  test('tells a run whose start never came', async () => {
    const id = await note(randomUUID());
    expect(await runs.claim()).toEqual({ id, old: false });
    await later(70);
    expect(await runs.claim()).toEqual({ id, old: true });
    await runs.drop(id);
    expect(await claimed()).toBeUndefined();
  });
});

test('a finished run is known for a week, so that what failed can be tried again', async () => {
  const id = await note(randomUUID());
  await runs.finish(id);
  await later(6.9 * 86_400);
  expect(await runs.finishedLongAgo()).toEqual([]);
  await later(0.2 * 86_400);
  expect(await runs.finishedLongAgo()).toEqual([id]);
});

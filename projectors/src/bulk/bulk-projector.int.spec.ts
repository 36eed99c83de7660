import { randomUUID } from 'node:crypto';
import { bulk, bulkStream, recordBulkRows, startBulk } from '@cotejo/core/bulk';
import { type StoredEvent } from '@cotejo/core/kit/event-store';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../local/src/testing/postgres.ts';
import { cut, tablesAfter } from '../testing/tables.ts';
import { createWorld } from '../testing/world.ts';
import { bulkProjector } from './bulk-projector.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  return database.drop;
});

const world = createWorld();
const ana = { kind: 'user', id: randomUUID(), role: 'SUPERVISOR' } as const;
const ids = Array.from({ length: 30 }, randomUUID);
const events: StoredEvent[] = [];
/** Two runs, their results in turns; the second has some to go. */
beforeAll(async () => {
  const runs = [randomUUID(), randomUUID()];
  for (const id of runs)
    await world.send(
      bulk,
      id,
      startBulk({ aggregate: 'leads', command: 'add-note', ids, payload: { text: 'Inconfundible' } }),
      {
        actor: ana,
      },
    );
  for (let from = 0; from < 30; from += 5)
    for (const [index, id] of runs.entries()) {
      const rows = ids.slice(from, from + 5).map((id, n) => ({
        id,
        ok: (from + n) % 3 > 0,
        ...((from + n) % 3 > 0
          ? {}
          : { code: from + n === 9 ? 'INTERNAL' : 'INVALID_TRANSITION', message: 'No se puede.' }),
      }));
      if (index === 0 || from < 20) await world.send(bulk, id, recordBulkRows(rows));
    }
  for (const id of runs) events.push(...(await world.store.readStream(bulkStream(id))));
  events.sort((a, b) => (a.position.commit < b.position.commit ? -1 : 1));
});
afterAll(() => world.store.close());

const tables = (sizes: readonly number[]) =>
  tablesAfter(database.url, bulkProjector, world, cut(events, sizes), {
    bulk: 'select * from bulk order by at, id',
    rows: 'select * from bulk_row order by bulk_id, record_id',
  });

test('tells how far a run is and what came of each lead, and no word of what was sent', async () => {
  const { bulk, rows } = await tables([events.length]);
  // Both may have begun in one millisecond.
  expect(bulk.toSorted((one, other) => Number(other['ok']) - Number(one['ok']))).toMatchObject([
    { user_id: ana.id, status: 'finished', total: 30, ok: 20, failed: 10, retryable: 1 },
    { user_id: ana.id, status: 'running', total: 30, ok: 13, failed: 7, retryable: 1, finished_at: null },
  ]);
  expect(rows).toHaveLength(50);
  expect(rows.filter(({ ok, code }) => !ok && code === 'INVALID_TRANSITION')).toHaveLength(15);
  expect(JSON.stringify([bulk, rows])).not.toContain('Inconfundible');
});

test('is the same in whatever batches the events came', async () => {
  const whole = await tables([events.length]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 }),
      async (sizes) => {
        expect(await tables(sizes)).toEqual(whole);
      },
    ),
    { numRuns: 8 },
  );
});

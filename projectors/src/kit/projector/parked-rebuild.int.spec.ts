/** Written, parked and skipped events follow from the log alone, whatever the batches and however often a leader is killed. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { retryParkedStream, skipParkedEvent } from '@cotejo/core/projections';
import { type StoredEvent } from '@cotejo/core/kit/event-store';
import { createTestDatabase, type TestDatabase } from '../../../../local/src/testing/postgres.ts';
import { appendTo, decide, good, orderedProjector, refused, unreadable } from '../../testing/parked-world.ts';
import { cut } from '../../testing/tables.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { takeOver } from './checkpoint.ts';
import { connect } from './connection.ts';
import { prepareSchema } from './schema.ts';
import { writeBatch } from './write-batch.ts';
import { inMemoryEventStore } from '@cotejo/core/kit/testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  return database.drop;
});

const streams = ['counter-a', 'counter-b', 'counter-c'];
const kinds = { good, unreadable, refused };
const step = fc.record({
  stream: fc.constantFrom(...streams),
  act: fc.constantFrom('good', 'good', 'good', 'unreadable', 'refused', 'retry', 'skip', 'skip'),
  pick: fc.nat(3),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Lets it happen; what is skipped is one of the stream's events that can't be projected. @returns the log */
const happen = async ({ store, codec }: World, steps: readonly Step[]): Promise<readonly StoredEvent[]> => {
  const poison = new Map<string, string[]>();
  for (const { stream, act, pick } of steps)
    if (act === 'retry') await decide(store, codec, retryParkedStream(stream));
    else if (act === 'skip') {
      const eventId = poison.get(stream)?.[pick];
      if (eventId) await decide(store, codec, skipParkedEvent({ stream, eventId, reason: 'x' }));
    } else {
      const [id] = await appendTo(store, stream, kinds[act]());
      if (act !== 'good') poison.set(stream, [...(poison.get(stream) ?? []), id!]);
    }
  const events: StoredEvent[] = [];
  for await (const event of store.readAll('start', 10_000)) events.push(event);
  return events;
};

/** A minimal model of projecting a log. */
const expected = (log: readonly StoredEvent[]) => {
  const seen: string[] = [];
  const skipped: string[] = [];
  const parked = new Map<string, StoredEvent[]>();
  const isGood = ({ data }: StoredEvent): boolean => (data as { amount: unknown }).amount === 1;
  const take = (event: StoredEvent): void => {
    const waiting = parked.get(event.stream);
    if (waiting) waiting.push(event);
    else if (isGood(event)) seen.push(event.id);
    else parked.set(event.stream, [event]);
  };
  for (const event of log) {
    const { stream, eventId } = event.data as { stream: string; eventId?: string };
    const waiting = parked.get(stream);
    if (event.type === 'Counted') take(event);
    else if (event.type === 'ParkedEventSkipped' && waiting?.[0]?.id === eventId) {
      skipped.push(eventId!);
      parked.delete(stream);
      waiting!.slice(1).forEach(take);
    }
  }
  return {
    seen,
    skipped: skipped.sort(),
    parked: [...parked.values()].map((waiting) => [waiting[0]!.id, waiting.length]).sort(),
  };
};

/** Each batch by another leader when `killed`: what it knows of parked streams it has from the tables. */
const projected = async (
  { store, codec }: World,
  batches: readonly (readonly StoredEvent[])[],
  killed: boolean,
) => {
  const sql = await connect({
    database: database.url,
    instance: 'test',
    settings: { search_path: 'ordered_v1' },
  });
  await prepareSchema(sql, orderedProjector);
  let place = await takeOver(sql, orderedProjector);
  for (const events of batches) {
    if (killed) place = await takeOver(sql, orderedProjector);
    const { position } = events.at(-1)!;
    place = await writeBatch({ projector: orderedProjector, codec, store, sql }, place, {
      events,
      position,
      live: true,
    });
  }
  const ids = async (query: string) => (await sql.query<{ id: string }>(query)).rows.map(({ id }) => id);
  const parked = await sql.query<{ event_id: string; waiting: number }>(
    'select event_id, waiting from read.parked_stream',
  );
  const found = {
    seen: await ids('select id from seen order by place'),
    skipped: (await ids('select event_id as id from read.skipped_event')).sort(),
    parked: parked.rows.map((row) => [row.event_id, row.waiting]).sort(),
  };
  await sql.query('truncate seen restart identity');
  await sql.query('truncate checkpoints.projector, checkpoints.parked, checkpoints.skipped');
  await sql.end();
  return found;
};

let [everParked, everSkipped] = [0, 0];
afterAll(() => {
  expect(everParked).toBeGreaterThan(0);
  expect(everSkipped).toBeGreaterThan(0);
});

test('rebuilt equals live, with parked streams and skipped events', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }),
      fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      async (steps, sizes, killed) => {
        const world = createWorld(inMemoryEventStore());
        const log = await happen(world, steps);
        if (log.length === 0) return;
        const rebuilt = await projected(world, [log], false);
        expect(rebuilt).toEqual(expected(log));
        expect(await projected(world, cut(log, sizes), killed)).toEqual(rebuilt);
        everParked += rebuilt.parked.length;
        everSkipped += rebuilt.skipped.length;
      },
    ),
    { numRuns: 20 },
  );
}, 180_000);

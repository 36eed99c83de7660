import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StoredEvent } from '@cotejo/core/kit/event-store';
import { createTestDatabase, type TestDatabase } from '../../../local/src/testing/postgres.ts';
import { takeOver } from '../kit/projector/checkpoint.ts';
import { connect } from '../kit/projector/connection.ts';
import { type Projector, schemaOf } from '../kit/projector/index.ts';
import { prepareSchema } from '../kit/projector/schema.ts';
import { writeBatch } from '../kit/projector/write-batch.ts';
import { live, lives } from '../testing/lives.ts';
import { createWorld, indexKey, type World } from '../testing/world.ts';
import { leadsProjector } from './leads-projector.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Counted by looking at every lead. */
const counted = `
  select owner, country, request_type_id, status_id, substatus_id, count(*) as leads
  from (select owner, country, request_type_id, status_id, substatus_id from lead
        union all
        select 'ffffffff-ffff-ffff-ffff-ffffffffffff', country, request_type_id, status_id, substatus_id from lead) places
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`;

let turn = 0;
/** Projects the events in such batches into tables of their own, and reads all rows. */
const projected = async (world: World, batches: readonly (readonly StoredEvent[])[]) => {
  turn += 1;
  const projector: Projector = { ...leadsProjector(indexKey), name: `leads_${turn}` };
  const schema = schemaOf(projector);
  const client = await connect({
    database: database.url,
    instance: 'test',
    settings: { search_path: schema },
  });
  await prepareSchema(client, projector);
  let place = await takeOver(client, projector);
  for (const events of batches) {
    const { position } = events.at(-1)!;
    const writing = { projector, codec: world.codec, store: world.store, sql: client, mostParked: 0 };
    place = await writeBatch(writing, place, { events, position, live: true });
  }
  const rows = async (query: string): Promise<unknown[]> => (await client.query<object>(query)).rows;
  const tables = {
    leads: await rows('select * from lead order by id'),
    history: await rows('select * from lead_status_history order by lead_id, version'),
    durations: await rows('select * from lead_duration_month order by grouped_by, month, country, key'),
    counts: await rows('select * from read.lead_count order by 1, 2, 3, 4, 5'),
    counted: await rows(counted),
  };
  await client.query(`drop schema ${schema} cascade`);
  await client.end();
  return tables;
};

const cut = (events: readonly StoredEvent[], sizes: readonly number[]): StoredEvent[][] => {
  const batches: StoredEvent[][] = [];
  for (let from = 0, turn = 0; from < events.length; turn += 1) {
    const size = sizes[turn % sizes.length]!;
    batches.push(events.slice(from, from + size));
    from += size;
  }
  return batches;
};

test('rows that grew live in whatever batches equal rows rebuilt from the first event, and counters a count', async () => {
  await fc.assert(
    fc.asyncProperty(
      lives(),
      fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 }),
      async (steps, sizes) => {
        const world = createWorld();
        const events = await live(world, steps);
        if (events.length === 0) return;
        const grown = await projected(world, cut(events, sizes));
        const rebuilt = await projected(world, [events]);
        expect(grown).toEqual(rebuilt);
        expect(rebuilt.leads.length).toBeGreaterThan(0);
        expect(grown.counts).toEqual(grown.counted);
      },
    ),
    { numRuns: 12 },
  );
}, 180_000);

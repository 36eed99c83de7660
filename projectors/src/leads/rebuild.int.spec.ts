import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Rejection } from '@cotejo/core/event-sourcing';
import { actorOf } from '@cotejo/core/identity';
import { addLeadNote, assignLead, changeLeadStatus, lead, receiveLead } from '@cotejo/core/leads';
import { type StoredEvent } from '@cotejo/core/event-store';
import { createTestDatabase, type TestDatabase } from '../../../local/src/testing/postgres.ts';
import { connect } from '../engine/connection.ts';
import { takeOver } from '../engine/checkpoint.ts';
import { prepareSchema } from '../engine/schema.ts';
import { type Projector, schemaOf } from '../engine/index.ts';
import { writeBatch } from '../engine/write-batch.ts';
import { createWorld, request, staff, type World } from '../testing/world.ts';
import { leadsProjector } from './leads-projector.ts';

const supervisor = staff('SUPERVISOR');
const executives = [staff('EJECUTIVO'), staff('EJECUTIVO')];

/** One thing that happens to one of five leads; what a lead does not allow does not happen. */
const step = fc.record({
  lead: fc.nat(4),
  minutes: fc.nat(500),
  act: fc.oneof(
    fc.record({ kind: fc.constant('receive' as const), name: fc.string(), internal: fc.boolean() }),
    fc.record({ kind: fc.constant('assign' as const), executive: fc.nat(1) }),
    fc.record({
      kind: fc.constant('change' as const),
      to: fc.constantFrom([2, 200], [2, 201], [3, 331], [4, 401], [7, null], [11, null], [97, null]),
      note: fc.option(fc.string({ unit: 'binary' }), { nil: undefined }),
    }),
    fc.record({ kind: fc.constant('note' as const), text: fc.string({ unit: 'binary' }) }),
  ),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const decisionOf = ({ act }: Step) => {
  switch (act.kind) {
    case 'receive':
      return receiveLead({ ...request({ firstName: act.name }), internalTraffic: act.internal });
    case 'assign':
      return assignLead({ executive: executives[act.executive]!, by: supervisor });
    case 'change': {
      const [statusId, substatusId] = act.to as [number, number | null];
      return changeLeadStatus({ statusId, substatusId, note: act.note, by: supervisor });
    }
    case 'note':
      return addLeadNote({ noteId: randomUUID(), text: act.text, by: supervisor });
  }
};

const live = async (world: World, steps: readonly Step[]): Promise<StoredEvent[]> => {
  const ids = Array.from({ length: 5 }, () => randomUUID());
  let now = Date.parse('2026-03-02T12:00:00Z');
  for (const step of steps) {
    now += step.minutes * 60_000;
    const actor = step.act.kind === 'receive' ? ({ kind: 'visitor' } as const) : actorOf(supervisor);
    await world
      .send(lead, ids[step.lead]!, decisionOf(step), { now: new Date(now), actor })
      .catch((error: unknown) => {
        if (!(error instanceof Rejection)) throw error; // a lead as it stands does not allow everything
      });
  }
  const events: StoredEvent[] = [];
  for await (const event of world.store.readAll('start', 10_000)) events.push(event);
  return events;
};

let database: TestDatabase;
let sql: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = new pg.Pool({ connectionString: database.url });
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

let version = 0;
/** Projects the events in such batches into tables of their own, and reads all rows. */
const projected = async (world: World, batches: readonly (readonly StoredEvent[])[]) => {
  version += 1;
  const projector: Projector = { ...leadsProjector, version };
  const settings = { search_path: schemaOf(projector) };
  const client = await connect({ database: database.url, instance: 'test', settings });
  await prepareSchema(client, projector);
  let place = await takeOver(client, projector);
  for (const events of batches) {
    const { position } = events.at(-1)!;
    place = await writeBatch({ projector, codec: world.codec, sql: client }, place, {
      events,
      position,
      live: true,
    });
  }
  const { rows: leads } = await client.query('select * from lead order by id');
  const { rows: history } = await client.query(
    'select * from lead_status_history order by lead_id, revision',
  );
  await client.query(`drop schema ${schemaOf(projector)} cascade`);
  await client.end();
  return { leads, history };
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

test('rows that grew live in whatever batches equal rows rebuilt from the first event', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 40 }),
      fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 }),
      async (steps, sizes) => {
        const world = createWorld();
        const events = await live(world, steps);
        if (events.length === 0) return;
        const grown = await projected(world, cut(events, sizes));
        const rebuilt = await projected(world, [events]);
        expect(grown).toEqual(rebuilt);
        expect(rebuilt.leads.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);

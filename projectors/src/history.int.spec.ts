/** The history equals the events: what the audit reads, checked against the log by another way than it was made. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StoredEvent } from '@cotejo/core/kit/event-store';
import { actorOf } from '@cotejo/core/identity';
import { type Actor, fold, idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { leadAccess, logLeadAccess } from '@cotejo/core/audit';
import { lead, type LeadEvent } from '@cotejo/core/leads';
import { createTestDatabase, type TestDatabase } from '../../local/src/testing/postgres.ts';
import { leadsProjector } from './leads/leads-projector.ts';
import { administrator, live, lives } from './testing/lives.ts';
import { cut, tablesAfter } from './testing/tables.ts';
import { createWorld, indexKey, inertParts } from './testing/world.ts';
import { projectorsWith } from './projectors.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Row = Readonly<Record<string, unknown>>;

const history = { history: 'select * from lead_status_history order by lead_id, version' };
const auditProjector = projectorsWith(inertParts).find(({ name }) => name === 'audit')!;
const audit = {
  events: `select id, position, resource, resource_id, revision, aggregate, aggregate_id, country, type, at, actor,
             command_id, correlation_id, causation_id
           from event where resource = 'leads' order by position, revision`,
  listed: `select id, aggregate_id, revision, type, kind, actor_key, owner_id, former_owner_id, told
           from event where aggregate = 'leads' order by position, revision`,
  looks: 'select * from access order by record_id, at, id',
  owners: 'select * from audit_owner order by aggregate, id',
  actors: 'select * from audit_actor order by id',
};

const seconds = (instant: unknown): number => Math.floor(new Date(instant as string).getTime() / 1_000);

/** Where a lead stood after so many of its events. */
const standing = (events: readonly Recorded<LeadEvent>[], until: number) => {
  const state = fold(lead, lead.initial, events.slice(0, until));
  return state.status === 'unknown' ? [null, null] : [state.statusId, state.substatusId];
};

const checkLead = (events: readonly Recorded<LeadEvent>[], rows: readonly Row[]): void => {
  const erasedAt = events.findIndex(({ type }) => type === 'SubjectErased');
  for (const [index, row] of rows.entries()) {
    const event = events[(row['version'] as number) - 1]!;
    const data = event.data as { note?: unknown; reasonId?: number; reasonText?: unknown };
    expect([row['from_status_id'], row['from_substatus_id']]).toEqual(standing(events, event.revision));
    expect([row['to_status_id'], row['to_substatus_id']]).toEqual(standing(events, event.revision + 1));
    expect(row).toMatchObject({
      id: event.id,
      command_id: event.metadata.commandId,
      correlation_id: event.metadata.$correlationId,
      actor: event.metadata.actor,
      at: new Date(event.metadata.occurredAt),
      reason_id: data.reasonId ?? null,
    });
    const before = rows[index - 1];
    expect(row['seconds_in_previous'] === null ? null : Number(row['seconds_in_previous'])).toBe(
      before ? seconds(row['at']) - seconds(before['at']) : null,
    );
    for (const [field, said] of [
      ['note', data.note],
      ['reason_text', data.reasonText],
    ] as const)
      if (erasedAt < 0) expect(row[field]).toEqual(typeof said === 'string' ? inPostgres(said) : null);
      else expect(row[field]).toBe(null);
  }
  // Between two rows, and after the last, the lead stood still.
  for (let revision = 0; revision < events.length; revision += 1) {
    const last = rows.findLast((row) => (row['version'] as number) - 1 <= revision);
    expect([last?.['to_status_id'], last?.['to_substatus_id']]).toEqual(standing(events, revision + 1));
  }
};

/** What Postgres can't hold is kept as the sign for a character that can't be shown. */
const inPostgres = (text: string): string => text.replaceAll('\u0000', '\uFFFD');

test('the history equals the events, and rebuilt it equals the one that grew', async () => {
  await fc.assert(
    fc.asyncProperty(
      lives(10),
      fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 }),
      async (steps, sizes) => {
        const world = createWorld();
        const stored = await live(world, steps);
        if (stored.length === 0) return;
        const after = (batches: StoredEvent[][]) =>
          tablesAfter(database.url, leadsProjector(indexKey), world, batches, history);
        const [grown, rebuilt] = [await after(cut(stored, sizes)), await after([stored])];
        expect(grown).toEqual(rebuilt);
        const opened = await world.codec.decode<LeadEvent>(lead.events, stored);
        for (const stream of new Set(opened.map((event) => event.stream)))
          checkLead(
            opened.filter((event) => event.stream === stream),
            rebuilt.history.filter((row) => row['lead_id'] === idOfStream(stream)),
          );
      },
    ),
    { numRuns: 12 },
  );
}, 180_000);

const ownerAfter = (events: readonly Recorded<LeadEvent>[], until: number): string | null => {
  const state = fold(lead, lead.initial, events.slice(0, until));
  return state.status === 'unknown' ? null : state.executiveId;
};
const keyOf = (actor: Actor): string =>
  actor.kind === 'user' ? actor.id : actor.kind === 'system' ? `system:${actor.automation}` : 'visitor';

/** The owner of each lead at each event, by the lead’s own fold; a look belongs to whoever had the lead. */
const checkListed = (
  opened: readonly Recorded<LeadEvent>[],
  rows: readonly Row[],
  owners: readonly Row[],
): void => {
  for (const id of new Set(opened.map(({ stream }) => idOfStream(stream)))) {
    const events = opened.filter(({ stream }) => idOfStream(stream) === id);
    const [moves, looks] = [true, false].map((isMove) =>
      rows.filter(({ aggregate_id, kind }) => aggregate_id === id && (kind !== 'look') === isMove),
    ) as [Row[], Row[]];
    for (const [place, event] of events.entries()) {
      const [before, after] = [ownerAfter(events, place), ownerAfter(events, place + 1)];
      expect(moves[place]).toMatchObject({
        id: event.id,
        actor_key: keyOf(event.metadata.actor),
        owner_id: after,
        former_owner_id: before === after ? null : before,
      });
      if (event.type === 'LeadFailed')
        expect(moves[place]).toMatchObject({
          kind: 'status',
          told: { substatusId: event.data.substatusId, reasonId: event.data.reasonId },
        });
    }
    const last = ownerAfter(events, events.length);
    expect(looks).toMatchObject([{ kind: 'look', owner_id: last, told: { what: 'page' } }]);
    expect(owners).toContainEqual({ aggregate: 'leads', id, owner_id: last });
  }
};

test('the index of events and the list of looks are the log’s, line by line, and hold nothing personal', async () => {
  await fc.assert(
    fc.asyncProperty(
      lives(10),
      fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 }),
      async (steps, sizes) => {
        const world = createWorld();
        const lived = await live(world, steps);
        const actor = actorOf(administrator);
        for (const id of new Set(lived.map(({ stream }) => idOfStream(stream))))
          await world.send(leadAccess, id, logLeadAccess('page'), { actor });
        const stored: StoredEvent[] = [];
        for await (const event of world.store.readAll('start', 10_000)) stored.push(event);
        if (stored.length === 0) return;
        const after = (batches: StoredEvent[][]) =>
          tablesAfter(database.url, auditProjector, world, batches, audit);
        const [grown, rebuilt] = [await after(cut(stored, sizes)), await after([stored])];
        expect(grown).toEqual(rebuilt);
        expect(rebuilt.events).toEqual(
          lived.map(({ id, stream, revision, position, type, metadata }) => ({
            id,
            position: position.commit.toString(),
            resource: 'leads',
            resource_id: idOfStream(stream),
            revision,
            aggregate: 'leads',
            aggregate_id: idOfStream(stream),
            country: metadata['country'],
            type,
            at: new Date(metadata['occurredAt'] as string),
            actor: metadata['actor'],
            command_id: metadata['commandId'],
            correlation_id: metadata['$correlationId'],
            causation_id: metadata['$causationId'],
          })),
        );
        checkListed(await world.codec.decode<LeadEvent>(lead.events, lived), rebuilt.listed, rebuilt.owners);
        const keys = new Set(stored.map(({ metadata }) => keyOf(metadata['actor'] as Actor)));
        expect(rebuilt.actors.map(({ id }) => id).sort()).toEqual([...keys].sort());
        expect(rebuilt.looks.map((row) => [row['record_id'], row['what'], row['actor_id']]).sort()).toEqual(
          [...new Set(lived.map(({ stream }) => idOfStream(stream)))]
            .map((id) => [id, 'page', administrator.id])
            .sort(),
        );
        expect(JSON.stringify(rebuilt)).not.toMatch(/@correo\.cl|\+569\d{8}/);
      },
    ),
    { numRuns: 8 },
  );
}, 180_000);

/** What happens while an export's file is made. */
import { randomBytes, randomUUID } from 'node:crypto';
import { commandHandler } from '@cotejo/core/kit/command-handling';
import { assignLead, eraseLead, failLead, lead, receiveLead } from '@cotejo/core/leads';
import { failureReasonsFor } from '@cotejo/core/reference/failure-reasons';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { request, until } from '../../../projectors/src/testing/world.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { leadSource } from '../leads/export/lead-source.ts';
import { exportStore, type StoredExport } from './export-store.ts';
import { makeFile } from './make-file.ts';
import { runExport } from './run-export.ts';
import { exportSealing, sealRequest } from './sealing.ts';

const [ana, head] = [colleague('Ana', 'EJECUTIVO'), colleague('Hilda', 'GERENTE')];
let world: ReadWorld;
beforeAll(async () => {
  world = await createReadWorld();
  await world.hire(ana, head);
  await until('tables', async () => (await world.get('/api/console/exports', head)).status === 200);
});
afterAll(() => world.end());

const seen = (position: string) => world.get('/api/console/leads', head, { 'x-min-position': position });

/** A lead of which somebody wrote something down. */
const withNote = async (): Promise<string> => {
  const id = randomUUID();
  await world.send(lead, id, receiveLead(request()));
  await world.send(lead, id, assignLead({ executive: ana, by: head }));
  const [reason] = failureReasonsFor({ country: 'CL', requestTypeId: 3 }, 402);
  const failure = { substatusId: 402, reasonId: reason!.id, note: 'Vive en la calle Larga', by: head };
  await seen((await world.send(lead, id, failLead(failure))).position);
  return id;
};

/** One that no other process takes over. */
const begun = async (run: string, format: 'csv' | 'xlsx'): Promise<StoredExport> => {
  const { rows } = await world.pool.query<StoredExport>(
    `insert into exports.export (id, user_id, resource, format, wrapped_key, request, status, run, leased_until)
     values (gen_random_uuid(), $1, 'leads', $3, 'key', '', 'running', $2, 'infinity') returning *`,
    [head.id, run, format],
  );
  return rows[0]!;
};

type Store = ReturnType<typeof exportStore>;

/** Makes a file; something happens when its rows have begun to be read and none is written yet. */
const makeWhile = async (
  filter: Record<string, unknown>,
  meanwhile: (stored: StoredExport) => Promise<void>,
  format: 'csv' | 'xlsx' = 'csv',
): Promise<{ stored: StoredExport; store: Store }> => {
  const run = randomUUID();
  const stored = await begun(run, format);
  const store = exportStore(world.pool);
  const interrupted: Store = {
    ...store,
    async addPart(id, ofRun, number, sealed, ids) {
      if (number === 0) await meanwhile(stored);
      await store.addPart(id, ofRun, number, sealed, ids);
    },
  };
  const database = world.pool.options.connectionString!;
  const stopping = new AbortController().signal;
  const viewer = { ...head, until: new Date() };
  const order = {
    stored,
    run,
    key: randomBytes(32),
    request: { filter },
    viewer,
    source: leadSource,
  };
  await makeFile({ pool: world.pool, database, store: interrupted, record: async () => {}, stopping }, order);
  return { stored, store };
};

test('a file knows of somebody who was erased after its rows began to be read', async () => {
  const leadId = await withNote();
  const { stored, store } = await makeWhile(
    { id: [leadId] },
    async () => void (await seen((await world.send(lead, leadId, eraseLead(head))).position)),
  );
  expect(await store.withErasedPeople([leadSource], stored.id)).toEqual([stored.id]);
});

test('a workbook knows of its people as well, although their rows are packed with later ones', async () => {
  const leadId = await withNote();
  const { stored, store } = await makeWhile({ id: [leadId] }, async () => {}, 'xlsx');
  await seen((await world.send(lead, leadId, eraseLead(head))).position);
  expect(await store.withErasedPeople([leadSource], stored.id)).toEqual([stored.id]);
});

test('a file of other records goes with their people, and not with the people of records that have the same id', async () => {
  const id = randomUUID();
  const holdingOne = async (resource: string): Promise<string> => {
    const { rows } = await world.pool.query<{ id: string }>(
      `with made as (
         insert into exports.export (id, user_id, resource, format, wrapped_key, request, status, read_position)
         values (gen_random_uuid(), $1, $2, 'csv', 'key', '', 'done', 1) returning id)
       insert into exports.part (export_id, run, number, sealed, record_ids)
       select id, gen_random_uuid(), 0, '', array[$3::uuid] from made returning export_id as id`,
      [head.id, resource, id],
    );
    return rows[0]!.id;
  };
  const [policies, others] = [await holdingOne('policies'), await holdingOne('others')];
  await world.pool.query(
    `create table read.file_owner as select $1::uuid as id, true as erased, 2::bigint as position`,
    [id],
  );
  const ofPolicies = { resource: 'policies', erasable: { view: 'read.file_owner', projector: 'policies' } };
  const sources = [ofPolicies, { resource: 'others' }, leadSource];
  const store = exportStore(world.pool);
  const found = await store.withErasedPeople(sources);
  expect([found.includes(policies), found.includes(others)]).toEqual([true, false]);
  expect(await store.withErasedPeople(sources, others)).toEqual([]);
});

test('a file that takes long before its first rows is not begun by another process as well', async () => {
  const isLeased = async (id: string): Promise<boolean> => {
    const text = 'select from exports.export where id = $1 and leased_until between now() and now() + $2';
    return (await world.pool.query(text, [id, '1 minute'])).rowCount === 1;
  };
  await makeWhile({}, ({ id }) => until('the lease', () => isLeased(id)));
});

test('a sweep after erasures looks into files by their people, and for nobody who was gone before', async () => {
  const gone = await withNote();
  await seen((await world.send(lead, gone, eraseLead(head))).position);
  const { stored, store } = await makeWhile({}, async () => {});
  expect(await store.withErasedPeople([leadSource])).not.toContain(stored.id);
  const since = await withNote();
  const { stored: other } = await makeWhile({ id: [since] }, async () => {});
  await seen((await world.send(lead, since, eraseLead(head))).position);
  // One connection, so that its own statistics are told at once.
  const alone = new pg.Pool({ connectionString: world.pool.options.connectionString, max: 1 });
  const lookedUp = async (): Promise<number> => {
    await alone.query('select pg_stat_force_next_flush()');
    const text = `select idx_scan from pg_stat_user_indexes where indexrelname = 'part_people'`;
    return Number((await alone.query<{ idx_scan: string }>(text)).rows[0]!.idx_scan);
  };
  const before = await lookedUp();
  expect(await exportStore(alone).withErasedPeople([leadSource], other.id)).toEqual([other.id]);
  const found = await exportStore(alone).withErasedPeople([leadSource]);
  expect([found.includes(other.id), found.includes(stored.id)]).toEqual([true, false]);
  expect(await lookedUp()).toBeGreaterThanOrEqual(before + 2);
  await alone.end();
});

test('a try that a stop of the process has cut short is none', async () => {
  const [run, id, sealing] = [randomUUID(), randomUUID(), exportSealing(randomBytes(32))];
  const { key, wrapped } = sealing.newKey(id);
  const { rows } = await world.pool.query<StoredExport>(
    `insert into exports.export (id, user_id, resource, format, wrapped_key, request, status, run, attempts, leased_until)
     values ($1, $2, 'leads', 'csv', $3, $4, 'running', $5, 2, 'infinity') returning *`,
    [id, head.id, wrapped, sealRequest(key, id, { filter: {} }), run],
  );
  const store = exportStore(world.pool);
  const attempts: number[] = [];
  // Nobody else may take it over meanwhile.
  const release: Store['release'] = async (one, ofRun, counts) => {
    await store.release(one, ofRun, counts);
    const text = `update exports.export set leased_until = 'infinity' where id = $1 returning attempts`;
    attempts.push((await world.pool.query<{ attempts: number }>(text, [one])).rows[0]!.attempts);
    return 1;
  };
  const database = world.pool.options.connectionString!;
  const parts = { pool: world.pool, database, store: { ...store, release }, sealing, onError: () => {} };
  const handle = commandHandler(world.store, world.codec);
  await withNote();
  await runExport({ ...parts, handle, sources: () => [leadSource] }).run(rows[0]!, run, AbortSignal.abort());
  expect(attempts).toEqual([1]);
});

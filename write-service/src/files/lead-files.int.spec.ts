import { randomUUID } from 'node:crypto';
import { aggregateLoader, commandHandler, type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { inMemoryEventStore } from '@cotejo/core/kit/event-store';
import { attachLeadFile, lead, receiveLead } from '@cotejo/core/leads';
import { eventCodec, keySchema, postgresKeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';
import { type Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, openTestPool, type TestDatabase } from '../../../local/src/testing/postgres.ts';
import { leadFileSchema, postgresLeadFiles, type WaitingBound } from './lead-files.ts';
import { sweepLeadFiles } from './sweep.ts';
import { sampleFiles } from './testing/sample-files.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openTestPool(database);
  // Twice: several instances start on what others have made.
  for (const sql of [keySchema, leadFileSchema, leadFileSchema]) await pool.query(sql);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const content = sampleFiles['a.pdf']!;
const manager = { id: randomUUID(), roles: ['GERENTE'], countries: ['PE'] } as const;

const failing = (error: unknown): never => {
  throw error;
};

/** A store of events and keys of its own, as if another process had begun: nothing is remembered. */
const world = () => {
  const keys = subjectKeys(postgresKeyStore(pool), Buffer.alloc(32, 9), { size: 0, age: 0 });
  const [store, codec] = [inMemoryEventStore(), eventCodec(keys)];
  const handle = commandHandler(store, codec);
  const load = aggregateLoader(store, codec);
  const context = () => ({
    commandId: randomUUID(),
    actor: { kind: 'visitor' } as const,
    country: 'PE' as const,
    now: new Date(),
  });
  return {
    keys,
    files: postgresLeadFiles(pool, keys),
    bounded: (most: WaitingBound) => postgresLeadFiles(pool, keys, most),
    load,
    sweep: (read: LoadAggregate = load, onError: (error: unknown, leadId: string) => void = failing) =>
      sweepLeadFiles(pool, read, onError),
    async receive() {
      const id = randomUUID();
      const person = { firstName: 'María', email: 'maria@correo.example', phone: '+51999888777' };
      const request = { requestTypeId: 3, person, origin: {}, attribution: [], internalTraffic: false };
      await handle(lead, id, receiveLead(request), context());
      return id;
    },
    attach: (leadId: string, fileId: string) =>
      handle(
        lead,
        leadId,
        attachLeadFile({ fileId, name: 'a.pdf', mediaType: 'application/pdf', bytes: 1 }, manager),
        context(),
      ),
  };
};

const file = (leadId: string, uploadedBy: string = randomUUID()) => ({
  id: randomUUID(),
  leadId,
  uploadedBy,
  mediaType: 'application/pdf',
  content,
});
const age = (id: string, hours: number) =>
  pool.query(`update files.lead_file set uploaded_at = now() - $2 * interval '1 hour' where id = $1`, [
    id,
    hours,
  ]);
const stored = async (id: string) =>
  (await pool.query<{ sealed: Buffer }>('select sealed from files.lead_file where id = $1', [id])).rows[0];

let here: ReturnType<typeof world>;
let leadId: string;
beforeEach(async () => {
  here = world();
  leadId = await here.receive();
});

describe('an uploaded file', () => {
  test('is stored in no way in which the database could read it', async () => {
    const uploaded = file(leadId);
    expect(await here.files.keep(uploaded)).toBe('kept');
    expect((await stored(uploaded.id))!.sealed.includes('%PDF')).toBe(false);
    expect(await here.files.find(leadId, uploaded.id)).toEqual({
      mediaType: 'application/pdf',
      bytes: content.length,
    });
  });

  test('is kept once, and its id means no other content and no other type', async () => {
    const uploaded = file(leadId);
    const all = await Promise.all(Array.from({ length: 10 }, () => here.files.keep(uploaded)));
    expect(new Set(all)).toEqual(new Set(['kept']));
    expect(await here.files.keep({ ...uploaded, content: Buffer.from('%PDF-other') })).toBe('other');
    expect(await here.files.keep({ ...uploaded, mediaType: 'image/png' })).toBe('other');
  });

  test('is found for its own lead alone', async () => {
    const uploaded = file(leadId);
    await here.files.keep(uploaded);
    expect(await here.files.find(randomUUID(), uploaded.id)).toBeUndefined();
  });

  test('that nobody attaches within a day can’t be attached, and is swept an hour later', async () => {
    const uploaded = file(leadId);
    await here.files.keep(uploaded);
    await age(uploaded.id, 24.5);
    expect(await here.files.find(leadId, uploaded.id)).toBeUndefined();
    await here.sweep();
    expect(await stored(uploaded.id)).toBeDefined();
    await age(uploaded.id, 25.5);
    await here.sweep();
    expect(await stored(uploaded.id)).toBeUndefined();
  });

  test('that is attached stays, however old it gets', async () => {
    const uploaded = file(leadId);
    await here.files.keep(uploaded);
    await here.attach(leadId, uploaded.id);
    await age(uploaded.id, 1_000);
    await here.sweep();
    expect(await here.files.find(leadId, uploaded.id)).toBeDefined();
  });

  test('is swept although the lead of an older one can’t be read, which is told and waits', async () => {
    const others = await Promise.all([here.receive(), here.receive(), here.receive()]);
    const uploaded = [file(leadId), ...others.map((other) => file(other))];
    for (const one of uploaded) await here.files.keep(one);
    for (const one of uploaded) await age(one.id, one.leadId === leadId ? 100 : 26);
    const unreadable = new Error('unreadable');
    const read: LoadAggregate = (decider, id) =>
      id === leadId ? Promise.reject(unreadable) : here.load(decider, id);
    const told: unknown[] = [];
    await here.sweep(read, (...one) => told.push(one));
    expect(told).toEqual([[unreadable, leadId]]);
    const left = await Promise.all(uploaded.map(async ({ id }) => (await stored(id)) !== undefined));
    expect(left).toEqual([true, false, false, false]);
  });

  test('is one of so many, and so many bytes, that one person may have waiting', async () => {
    const [ana, beto] = [randomUUID(), randomUUID()];
    const few = here.bounded({ files: 2, bytes: content.length * 9 });
    const small = here.bounded({ files: 9, bytes: content.length * 3 });
    const [first, second] = [file(leadId, ana), file(leadId, ana)];
    expect([await few.keep(first), await few.keep(second)]).toEqual(['kept', 'kept']);
    expect(await few.keep(file(leadId, ana))).toBe('full');
    expect(await few.keep(first)).toBe('kept');
    expect(await few.keep(file(leadId, beto))).toBe('kept');
    expect(await small.keep({ ...file(leadId, ana), content: Buffer.concat([content, content]) })).toBe(
      'full',
    );
    expect(await small.keep(file(leadId, ana))).toBe('kept');

    expect((await few.waitingOf(ana)).map(({ id }) => id)).toEqual(
      expect.arrayContaining([first.id, second.id]),
    );
    await few.noteAttached([first.id, second.id]);
    expect(await few.keep(file(leadId, ana))).toBe('kept');
  });

  test('goes with the person’s key, and no other is kept for that person', async () => {
    const [uploaded, another] = [file(leadId), file(await here.receive())];
    await here.files.keep(uploaded);
    await here.files.keep(another);
    await here.keys.erase(leadId);
    expect(await here.files.keep(file(leadId))).toBe('erased');
    await here.sweep();
    expect(await stored(uploaded.id)).toBeUndefined();
    expect(await stored(another.id)).toBeDefined();
  });
});

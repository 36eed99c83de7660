import { randomUUID } from 'node:crypto';
import { aggregateLoader, commandHandler, type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { attachLeadFile, lead, receiveLead, withdrawLeadFile } from '@cotejo/core/leads';
import { eventCodec, keySchema, postgresKeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';
import { type Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, openTestPool, type TestDatabase } from '../../../local/src/testing/postgres.ts';
import { cutOff } from '../testing/cut-off.ts';
import { isOutage } from '@cotejo/core/kit/service';
import { registered } from '../kit/commands/definition.ts';
import { leadAggregate } from '../leads/index.ts';
import { type FindAggregate } from '../kit/context.ts';
import { attachedAmong } from './attached-among.ts';
import { fileSchema } from './file-schema.ts';
import { postgresFiles, type WaitingBound, type WaitingFile } from './file-store.ts';
import { sweepFiles } from './sweep.ts';
import { attachPolicyFile, policies, policy } from './testing/policies.ts';
import { sampleFiles } from './testing/sample-files.ts';
import { inMemoryEventStore } from '@cotejo/core/kit/testing';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openTestPool(database);
  // Twice: several instances start on what others have made.
  for (const sql of [keySchema, fileSchema, fileSchema]) await pool.query(sql);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const content = sampleFiles['a.pdf']!;
const manager = { id: randomUUID(), roles: ['GERENTE'], countries: ['PE'] } as const;

/** The sweep asks them only which files they have. */
const leads = registered(leadAggregate({} as never));
const findAggregate: FindAggregate = (name) =>
  [leads, registered(policies)].find((aggregate) => aggregate.name === name);

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
    files: postgresFiles(pool, keys),
    bounded: (most: WaitingBound) => postgresFiles(pool, keys, most),
    load,
    sweep: (read: LoadAggregate = load, onError: (error: unknown, file: WaitingFile) => void = failing) =>
      sweepFiles(pool, attachedAmong(read, findAggregate, onError)),
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
    withdraw: (leadId: string, fileId: string) =>
      handle(lead, leadId, withdrawLeadFile({ fileId, reasonId: 1 }, manager), context()),
    attachToPolicy: (policyId: string, fileId: string) =>
      handle(policy, policyId, attachPolicyFile(fileId), context()),
  };
};

const file = (ownerId: string, uploadedBy: string = randomUUID(), aggregate = 'leads') => ({
  id: randomUUID(),
  aggregate,
  ownerId,
  uploadedBy,
  mediaType: 'application/pdf',
  content,
});
const age = (id: string, hours: number) =>
  pool.query(`update files.file set uploaded_at = now() - $2 * interval '1 hour' where id = $1`, [id, hours]);
const began = (id: string, minutes: number) =>
  pool.query(`update files.file set withdrawing_at = now() - $2 * interval '1 minute' where id = $1`, [
    id,
    minutes,
  ]);
const isNoted = async (id: string) =>
  (await pool.query('select 1 from files.file where id = $1 and withdrawing_at is not null', [id]))
    .rowCount === 1;
const stored = async (id: string) =>
  (await pool.query<{ sealed: Buffer }>('select sealed from files.file where id = $1', [id])).rows[0];

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
    expect(await here.files.find(uploaded, uploaded.id)).toEqual({
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

  test('of several contents that come under one id at the same moment is one, and the others are told', async () => {
    const uploaded = file(leadId);
    const contents = Array.from({ length: 8 }, (_, at) => Buffer.concat([content, Buffer.from(String(at))]));
    const told = await Promise.all(contents.map((one) => here.files.keep({ ...uploaded, content: one })));
    expect(told.filter((one) => one === 'kept')).toHaveLength(1);
    expect(new Set(told)).toEqual(new Set(['kept', 'other']));
    const again = await Promise.all(contents.map((one) => here.files.keep({ ...uploaded, content: one })));
    expect(again).toEqual(told);
  });

  test('whose process dies before it is stored is not there, in no part, and is kept when it comes again', async () => {
    const uploaded = file(leadId);
    await here.keys.ensure(leadId);
    const error = await cutOff(database, 'files.file', (dying) =>
      postgresFiles(dying, here.keys).keep(uploaded),
    );
    expect(isOutage(error)).toBe(true);
    expect(await stored(uploaded.id)).toBeUndefined();
    expect(await here.files.keep(uploaded)).toBe('kept');
  });

  test('is found for its own lead alone', async () => {
    const uploaded = file(leadId);
    await here.files.keep(uploaded);
    expect(await here.files.find({ ...uploaded, aggregate: 'policies' }, uploaded.id)).toBeUndefined();
    expect(await here.files.find({ ...uploaded, ownerId: randomUUID() }, uploaded.id)).toBeUndefined();
  });

  test('that nobody attaches within a day can’t be attached, and is swept an hour later', async () => {
    const uploaded = file(leadId);
    await here.files.keep(uploaded);
    await age(uploaded.id, 24.5);
    expect(await here.files.find(uploaded, uploaded.id)).toBeUndefined();
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
    expect(await here.files.find(uploaded, uploaded.id)).toBeDefined();
  });

  test('that is withdrawn is swept an hour later, and the same content of another lead stays', async () => {
    const [uploaded, same] = [file(leadId), file(await here.receive())];
    for (const one of [uploaded, same]) {
      await here.files.keep(one);
      await here.attach(one.ownerId, one.id);
      await here.files.noteAttached([one.id]);
    }
    await here.files.noteWithdrawing(uploaded, uploaded.id);
    await here.withdraw(leadId, uploaded.id);
    await here.sweep();
    expect(await stored(uploaded.id)).toBeDefined();
    await began(uploaded.id, 61);
    await here.sweep();
    expect(await stored(uploaded.id)).toBeUndefined();
    expect(await stored(same.id)).toBeDefined();
  });

  test('whose withdrawal was refused, or died before it was decided, stays', async () => {
    const uploaded = file(leadId);
    await here.files.keep(uploaded);
    await here.attach(leadId, uploaded.id);
    await here.files.noteWithdrawing(uploaded, uploaded.id);
    await began(uploaded.id, 61);
    await here.sweep();
    expect(await here.files.find(uploaded, uploaded.id)).toBeDefined();
    expect(await isNoted(uploaded.id)).toBe(false);
  });

  test('is swept although the lead of an older one can’t be read, which is told and waits', async () => {
    const others = await Promise.all([here.receive(), here.receive(), here.receive()]);
    const uploaded = [file(leadId), ...others.map((other) => file(other))];
    for (const one of uploaded) await here.files.keep(one);
    for (const one of uploaded) await age(one.id, one.ownerId === leadId ? 100 : 26);
    const unreadable = new Error('unreadable');
    const read: LoadAggregate = (decider, id) =>
      id === leadId ? Promise.reject(unreadable) : here.load(decider, id);
    const told: unknown[] = [];
    await here.sweep(read, (...one) => told.push(one));
    expect(told).toMatchObject([[unreadable, { aggregate: 'leads', ownerId: leadId }]]);
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

test('a withdrawal is noted at the file of its own record alone', async () => {
  const uploaded = file(leadId);
  await here.files.keep(uploaded);
  await here.files.noteWithdrawing({ ...uploaded, aggregate: 'policies' }, uploaded.id);
  await here.files.noteWithdrawing({ ...uploaded, ownerId: randomUUID() }, uploaded.id);
  expect(await isNoted(uploaded.id)).toBe(false);
  await here.files.noteWithdrawing(uploaded, uploaded.id);
  expect(await isNoted(uploaded.id)).toBe(true);
});

describe('a file of another aggregate', () => {
  const ofPolicy = (policyId: string) => file(policyId, randomUUID(), 'policies');

  test('stays when its own record has it, and is swept when it has not', async () => {
    const [attached, waiting] = [ofPolicy(randomUUID()), ofPolicy(randomUUID())];
    for (const one of [attached, waiting]) {
      expect(await here.files.keep(one)).toBe('kept');
      await age(one.id, 26);
    }
    await here.attachToPolicy(attached.ownerId, attached.id);
    await here.sweep();
    expect(await stored(attached.id)).toBeDefined();
    expect(await stored(waiting.id)).toBeUndefined();
  });

  test('goes with the key of its record', async () => {
    const uploaded = ofPolicy(randomUUID());
    await here.files.keep(uploaded);
    await here.keys.erase(uploaded.ownerId);
    await here.sweep();
    expect(await stored(uploaded.id)).toBeUndefined();
  });

  test('that no context answers for is told, and stays', async () => {
    const uploaded = file(randomUUID(), randomUUID(), 'unknown');
    await here.files.keep(uploaded);
    await age(uploaded.id, 26);
    const told: WaitingFile[] = [];
    await here.sweep(here.load, (_, one) => told.push(one));
    expect(told).toMatchObject([{ aggregate: 'unknown', ownerId: uploaded.ownerId }]);
    expect(await stored(uploaded.id)).toBeDefined();
    await pool.query('delete from files.file where id = $1', [uploaded.id]);
  });
});

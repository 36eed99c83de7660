import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventStoreDb, type EventStore } from '@cotejo/core/kit/event-store';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../local/src/postgres/index.ts';
import { startTestEventStore, type TestEventStore } from '../../local/src/testing/event-store.ts';
import { createTestDatabase, type TestDatabase } from '../../local/src/testing/postgres.ts';
import { contactBody } from './testing/house.ts';
import { startWriteSide, testConfig } from './testing/real-parts.ts';

let [database, log]: TestDatabase[] = [];
let eventStore: TestEventStore;
let store: EventStore;
let side: Awaited<ReturnType<typeof startWriteSide>>;

beforeAll(async () => {
  [database, log] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  eventStore = await startTestEventStore({ database: log.url });
  store = eventStoreDb(eventStore.connectionString);
  side = await startWriteSide(testConfig(eventStore.connectionString, database.url));
});
afterAll(async () => {
  await side.stop();
  await store.close();
  await eventStore.stop();
  await Promise.all([database!.drop(), log!.drop()]);
});

type Receipt = {
  data: {
    id: string;
    feedbackSignature: string | null;
    commandId: string;
    position: string;
    version: number;
  };
};
const receiptOf = async (answer: Response) => (await answer.json()) as Receipt;
const body = (name: string) => contactBody('PE', { nombre: name });

const countLeads = async (): Promise<number> => {
  let leads = 0;
  for await (const { type } of store.readAll('start', 1_000_000)) if (type === 'LeadReceived') leads += 1;
  return leads;
};

/** Waits until it says which stores answer: on a busy machine one may take longer than it is given. */
const untilItSays = ({ app }: typeof side, stores: { eventStore: boolean; database: boolean }) => {
  const ready = stores.eventStore && stores.database;
  const said = async (): Promise<unknown[]> => {
    const answer = await app.inject('/readyz');
    return [answer.statusCode, answer.json<unknown>()];
  };
  return expect.poll(said, { timeout: 60_000 }).toEqual([ready ? 200 : 503, { ready, ...stores }]);
};

/** As clients do: whoever is told to come again a moment later comes again. */
const insist = async (...sent: Parameters<typeof side.post>): Promise<Response> => {
  for (;;) {
    const answer = await side.post(...sent);
    if (answer.status !== 503) return answer;
    await pause(1_000);
  }
};

describe('the write side over real parts', () => {
  test('makes one lead of a request that is sent 1,000 times at once without a key', async () => {
    const before = await countLeads();
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, () => insist('/api/contactos', body('Mil Veces'))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const receipts = await Promise.all(answers.map(receiptOf));
    expect(new Set(receipts.map(({ data: { id, position } }) => `${id} ${position}`)).size).toBe(1);
    // Different people may have sent them: only who was first may speak of it.
    expect(receipts.filter(({ data }) => data.feedbackSignature !== null).length).toBeLessThanOrEqual(1);
    expect(await countLeads()).toBe(before + 1);
  });

  test('makes one lead of a request that is sent 1,000 times at once with a key', async () => {
    const before = await countLeads();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, () => insist('/api/contactos', body('Con Clave'), key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await countLeads()).toBe(before + 1);
  });

  test('stores nothing that tells who the person is', async () => {
    const visited = '/Contacto?nombre=Genoveva&correo=maria@correo.example';
    const asked = {
      ...(body('Genoveva Inconfundible') as object),
      origin_url: visited,
      leadAttributionInfo: [{ referrer: visited, infoGA: { page: visited } }],
    };
    const { data } = await receiptOf(await side.post('/api/contactos', asked));
    const stored = JSON.stringify(
      (await store.readStream(`lead-${data.id}`)).map(({ data, metadata }) => ({ data, metadata })),
    );
    expect(stored).toContain('$personal');
    expect(stored).not.toMatch(/Genoveva|maria@|999888777/);
    const client = new pg.Client(database!.url);
    await client.connect();
    const rows = await client.query('select * from write.recent_request');
    await client.end();
    expect(JSON.stringify(rows.rows)).not.toMatch(/Genoveva|maria@|999888777/);
  });

  test('asks to come again while the event store is away, and the same request then has one effect', async () => {
    const before = await countLeads();
    await eventStore.kill();
    const refused = await side.post('/api/contactos', body('Paciente'));
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('content-type')).toMatch('application/problem+json');
    await eventStore.restart();
    await expect
      .poll(async () => (await side.post('/api/contactos', body('Paciente'))).status, { timeout: 60_000 })
      .toBe(201);
    expect(await countLeads()).toBe(before + 1);
  });

  test('is ready only when both stores answer', async () => {
    await untilItSays(side, { eventStore: true, database: true });
    await eventStore.kill();
    await untilItSays(side, { eventStore: false, database: true });
    await eventStore.restart();
    await untilItSays(side, { eventStore: true, database: true });
  });
});

test('two instances that start at once on an empty database both come up', async () => {
  const empty = await createTestDatabase();
  const config = testConfig(eventStore.connectionString, empty.url);
  const sides = await Promise.all([startWriteSide(config), startWriteSide(config)]);
  for (const one of sides) await untilItSays(one, { eventStore: true, database: true });
  await Promise.all(sides.map(({ stop }) => stop()));
  await empty.drop();
});

test('two instances that are sent one key at once do one of its commands, whichever was first', async () => {
  const shared = await createTestDatabase();
  const config = testConfig(eventStore.connectionString, shared.url);
  const sides = await Promise.all([startWriteSide(config), startWriteSide(config)]);
  for (let round = 0; round < 5; round += 1) {
    const key = { 'idempotency-key': randomUUID() };
    const before = await countLeads();
    const names = Array.from({ length: 12 }, (_, turn) => `Lado ${'abc'[turn % 3]}`);
    const send = (turn: number) => sides[turn % 2]!.post('/api/contactos', body(names[turn]!), key);
    const answers = await Promise.all(names.map((_, turn) => send(turn)));
    const done = answers.flatMap(({ status }, turn) => (status === 201 ? [names[turn]] : []));
    expect(new Set(done).size).toBe(1);
    expect(done).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(8);
    const ids = await Promise.all(answers.filter(({ status }) => status === 201).map(receiptOf));
    expect(new Set(ids.map(({ data }) => data.id)).size).toBe(1);
    expect(await countLeads()).toBe(before + 1);
  }
  await Promise.all(sides.map(({ stop }) => stop()));
  await shared.drop();
});

test('asks to come again while the database is away, and needs no restart when it is back', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cotejo-test-away-'));
  const first = await startPostgres({ dataDir });
  const side = await startWriteSide(testConfig(eventStore.connectionString, first.url));
  expect((await side.post('/api/contactos', body('Antes'))).status).toBe(201);
  await first.stop();
  const away = await side.post('/api/contactos', body('Durante'));
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '1']);
  await untilItSays(side, { eventStore: true, database: false });
  const again = await startPostgres({ dataDir, port: Number(new URL(first.url).port) });
  await expect
    .poll(async () => (await side.post('/api/contactos', body('Durante'))).status, { timeout: 60_000 })
    .toBe(201);
  await side.stop();
  await again.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a role that owns its schemas and may create none can start', async () => {
  const owned = await createTestDatabase();
  const admin = new pg.Client(owned.url);
  await admin.connect();
  const role = `writer_${randomUUID().slice(0, 8)}`;
  await admin.query(`create role ${role} login password 'x'`);
  for (const schema of ['keys', 'write', 'files', 'write_jobs'])
    await admin.query(`create schema ${schema} authorization ${role}`);
  await admin.query(
    `revoke all on database ${owned.name} from public; grant connect on database ${owned.name} to ${role}`,
  );
  const url = new URL(owned.url);
  [url.username, url.password] = [role, 'x'];
  const side = await startWriteSide(testConfig(eventStore.connectionString, url.href));
  expect((await side.post('/api/contactos', body('Rol Propio'))).status).toBe(201);
  await side.stop();
  await admin.query(`drop owned by ${role} cascade; drop role ${role}`);
  await admin.end();
  await owned.drop();
});

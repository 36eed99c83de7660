/** The log after processes are killed in the midst of writing. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDBClient, jsonEvent, type JSONRecordedEvent } from '@eventstore/db-client';
import { afterEach, describe, expect, test } from 'vitest';
import { startPostgres } from '../postgres/index.ts';
import { startEmbeddedEventStore, startTestEventStore, type TestEventStore } from '../testing/event-store.ts';
import { createTestDatabase } from '../testing/postgres.ts';
import { collect } from './testing/client.ts';

type Load = { run: string; acknowledged: string[]; stop: () => Promise<void> };

const writers = 16;

/** Writers that append to streams of their own, repeating what is not answered until it is. */
function load(connectionString: string): Load {
  const run = randomUUID();
  const acknowledged: string[] = [];
  let isOver = false;
  const write = async (writer: number): Promise<void> => {
    let client = EventStoreDBClient.connectionString(connectionString);
    for (let index = 0; !isOver;) {
      const event = jsonEvent({ id: randomUUID(), type: 'Written', data: { writer, index } });
      const expectedRevision = index === 0 ? ('no_stream' as const) : BigInt(index - 1);
      const options = { expectedRevision, deadline: 3_000, credentials: { username: 'a', password: 'b' } };
      for (let isAnswered = false; !isAnswered;) {
        try {
          const result = await client.appendToStream(`writer-${run}-${writer}`, event, options);
          expect(result.nextExpectedRevision).toBe(BigInt(index));
          isAnswered = true;
        } catch (error) {
          if ((error as { type?: string }).type === 'wrong-expected-version') throw error;
          await client.dispose();
          await pause(50);
          client = EventStoreDBClient.connectionString(connectionString);
        }
      }
      acknowledged.push(event.id);
      index += 1;
    }
    await client.dispose();
  };
  const done = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return {
    run,
    acknowledged,
    stop: async () => {
      isOver = true;
      await done;
    },
  };
}

/** The events of the load, as a client reads them from the beginning. */
async function readBack(connectionString: string, { run }: Load): Promise<JSONRecordedEvent[]> {
  const client = EventStoreDBClient.connectionString(connectionString);
  const read = await collect(client.readAll());
  await client.dispose();
  return read.flatMap(({ event }) =>
    event?.streamId.startsWith(`writer-${run}-`) ? [event as JSONRecordedEvent] : [],
  );
}

const until = async (condition: () => boolean): Promise<void> => {
  for (const end = Date.now() + 60_000; !condition(); await pause(10)) {
    if (Date.now() > end) throw new Error('Waited in vain.');
  }
};

describe('under load', () => {
  const leave: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (const step of leave.splice(0).reverse()) await step();
  });

  const expectNothingLost = async (server: TestEventStore, running: Load) => {
    const { run, acknowledged } = running;
    const events = await readBack(server.connectionString, running);
    const ids = events.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
    for (let writer = 0; writer < writers; writer += 1) {
      const own = events.filter(({ streamId }) => streamId === `writer-${run}-${writer}`);
      expect(own.map(({ revision }) => Number(revision))).toEqual(own.map((_, index) => index));
      expect(own.map(({ data }) => (data as { index: number }).index)).toEqual(own.map((_, index) => index));
    }
  };

  test('a killed server loses nothing that it acknowledged, doubles nothing, and keeps the order', async () => {
    const database = await createTestDatabase();
    leave.push(database.drop);
    const server = await startTestEventStore({ database: database.url });
    leave.push(server.stop);
    const running = load(server.connectionString);
    for (const goal of [200, 400, 600]) {
      await until(() => running.acknowledged.length >= goal);
      await server.restart();
    }
    await until(() => running.acknowledged.length >= 800);
    await running.stop();
    await expectNothingLost(server, running);
  }, 180_000);

  /** The embedded server alone: no other has a Postgres that could be killed. */
  const begin = async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cotejo-crash-'));
    leave.push(() => rmSync(dataDir, { recursive: true, force: true }));
    let postgres = await startPostgres({ dataDir });
    leave.push(() => postgres.stop());
    const server = await startEmbeddedEventStore({ database: postgres.url });
    leave.push(server.stop);
    const killPostgres = async () => {
      process.kill(postgres.pid, 'SIGKILL');
      await postgres.exited;
      postgres = await startPostgres({ dataDir, port: postgres.port });
    };
    const losePostgres = async () => {
      process.kill(postgres.pid, 'SIGKILL');
      await postgres.exited;
    };
    return { server, killPostgres, losePostgres };
  };

  test('a killed Postgres costs time and nothing else: the server goes on by itself', async () => {
    const { server, killPostgres } = await begin();
    const pid = server.pid();
    const running = load(server.connectionString);
    for (const goal of [200, 400, 600]) {
      await until(() => running.acknowledged.length >= goal);
      await killPostgres();
    }
    await until(() => running.acknowledged.length >= 800);
    await running.stop();
    expect(server.pid()).toBe(pid);
    await expectNothingLost(server, running);
  }, 180_000);

  test('a subscription that is open while Postgres is killed misses nothing', async () => {
    const { server, killPostgres } = await begin();
    const client = EventStoreDBClient.connectionString(server.connectionString);
    const seen: string[] = [];
    const subscription = client
      .subscribeToAll({ fromPosition: 'end' })
      .on('data', ({ event }) => seen.push(event?.id ?? ''))
      .on('error', () => seen.push('the subscription broke'));
    await new Promise<void>((resolve) => subscription.once('confirmation', () => resolve()));
    await pause(100);
    const running = load(server.connectionString);
    await until(() => running.acknowledged.length >= 200);
    await killPostgres();
    await until(() => running.acknowledged.length >= 400);
    await running.stop();
    const written = (await readBack(server.connectionString, running)).map(({ id }) => id);
    await until(() => seen.length >= written.length);
    expect(seen).toEqual(written);
    await subscription.unsubscribe();
    await client.dispose();
  }, 180_000);

  test('a server whose Postgres is gone says so, and still stops', async () => {
    const { server, losePostgres } = await begin();
    const client = EventStoreDBClient.connectionString(server.connectionString);
    await client.appendToStream('s', jsonEvent({ type: 'Written', data: {} }));
    await losePostgres();
    const options = { deadline: 1_000 };
    const append = client.appendToStream('s', jsonEvent({ type: 'Written', data: {} }), options);
    await expect(append).rejects.toMatchObject({ type: 'deadline-exceeded' });
    const waiting = client
      .appendToStream('s', jsonEvent({ type: 'Written', data: {} }))
      .catch(() => 'refused');
    await pause(200);
    await server.stop();
    expect(await waiting).toBe('refused');
    await client.dispose();
  }, 180_000);
});

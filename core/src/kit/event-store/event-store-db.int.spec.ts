import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../local/src/testing/postgres.ts';
import { startTestEventStore, type TestEventStore } from '../../../../local/src/testing/event-store.ts';
import { eventStoreContract, firstOf, newEvent } from '../testing/event-store-contract.ts';
import { type EventStore, eventStoreDb, StoreUnavailable } from './index.ts';

let server: TestEventStore;
let store: EventStore;

beforeAll(async () => {
  const database = await createTestDatabase();
  server = await startTestEventStore({ database: database.url });
  store = eventStoreDb(server.connectionString);
  return async () => {
    await server.stop();
    await database.drop();
  };
});
afterAll(() => store.close());

describe('over the real client and a real server', () => eventStoreContract(() => store));

describe('the client’s own defects', () => {
  test('another client’s end does not fail the appends of this one', async () => {
    const stream = `test-${randomUUID()}`;
    let ending = true;
    const others = (async () => {
      while (ending) {
        const other = eventStoreDb(server.connectionString);
        await other.append(`test-${randomUUID()}`, [newEvent()], 'noStream').catch(() => {});
        await other.close();
      }
    })();
    for (let revision = 0; revision < 150; revision += 1)
      await store.append(stream, [newEvent()], revision === 0 ? 'noStream' : revision - 1);
    ending = false;
    await others;
    expect(await store.readStream(stream)).toHaveLength(150);
  });

  test('a thousand appends at once survive the server’s death as refusals, all written before or not at all', async () => {
    const appends = Array.from({ length: 1_000 }, () => ({
      stream: `test-${randomUUID()}`,
      event: newEvent(),
    }));
    const outcomes = appends.map(({ stream, event }) =>
      store.append(stream, [event], 'noStream').then(
        () => 'written',
        (error: unknown) => error,
      ),
    );
    await outcomes[20];
    await server.kill();
    const settled = await Promise.all(outcomes);
    expect(settled).toContain('written');
    for (const outcome of settled)
      if (outcome !== 'written') expect(outcome).toBeInstanceOf(StoreUnavailable);

    await server.restart();
    // The same append again, as a client would: what had been written stays single.
    for (const [index, { stream, event }] of appends.entries()) {
      if (settled[index] === 'written') expect(await store.readStream(stream)).toHaveLength(1);
      else if (index % 50 === 0) await store.append(stream, [event], 'noStream');
    }
  });

  test('a store that is away is unavailable at once, for every call', async () => {
    const nowhere = eventStoreDb('esdb://127.0.0.1:1?tls=false');
    for (const call of [
      () => nowhere.readStream('test-1'),
      () => nowhere.append('test-1', [newEvent()], 'noStream'),
      () => nowhere.head(),
      () => firstOf(nowhere.readAll('start', 1)),
      () => firstOf(nowhere.subscribe('start')),
    ])
      await expect(call()).rejects.toBeInstanceOf(StoreUnavailable);
    await nowhere.close();
  });
});

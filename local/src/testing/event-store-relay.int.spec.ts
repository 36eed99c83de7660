/** A server that runs already, held as tests hold one that they start. */
import { eventStoreDb, StoreUnavailable } from '@cotejo/core/kit/event-store';
import { expect, onTestFinished, test } from 'vitest';
import { newEvent } from '../../../core/src/kit/testing/event-store-contract.ts';
import { startEmbeddedEventStore } from './event-store.ts';
import { behindRelay } from './event-store-relay.ts';
import { createTestDatabase } from './postgres.ts';

test('a killed one is away until it is restarted, though its command starts it at once, and keeps its log', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const { connectionString, restart, stop } = await startEmbeddedEventStore({ database: database.url });
  onTestFinished(stop);
  const held = await behindRelay({ connectionString, restart });
  onTestFinished(held.stop);
  const store = eventStoreDb(held.connectionString);
  onTestFinished(() => store.close());

  const event = newEvent();
  await store.append('test-1', [event], 'noStream');
  await held.kill();
  await expect(store.readStream('test-1')).rejects.toBeInstanceOf(StoreUnavailable);
  await held.restart();
  expect((await store.readStream('test-1')).map(({ id }) => id)).toEqual([event.id]);
  await held.restart();
  await store.append('test-1', [newEvent()], 0);
});

test.each(['esdb://one:2113,two:2113,three:2113?tls=false', 'esdb://one:2113', 'esdb+discover://one:2113'])(
  'one node without TLS is needed, not %s',
  async (connectionString) =>
    expect(behindRelay({ connectionString, restart: async () => {} })).rejects.toThrow('Tests need one node'),
);

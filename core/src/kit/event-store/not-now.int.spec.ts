/** Answers of EventStoreDB while it stops, starts, is slow or has nothing yet, through its client to the port. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { EventStoreDBClient, excludeSystemEvents } from '@eventstore/db-client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { memoryLog } from '../../../../local/src/event-store/index.ts';
import {
  type AppendAnswer,
  asEventStoreDb,
} from '../../../../local/src/event-store/testing/as-event-store-db.ts';
import { serve } from '../../../../local/src/event-store/testing/server.ts';
import { freePort } from '../../../../local/src/processes/index.ts';
import { feed, type FeedItem } from '../feed/index.ts';
import { firstOf, newEvent } from '../testing/event-store-contract.ts';
import { comparePositions, eventStoreDb, type LogSignal, StoreUnavailable } from './index.ts';

const opened = async () => {
  const behind = await serve(memoryLog());
  const front = await asEventStoreDb(behind.port);
  const store = eventStoreDb(front.connectionString);
  onTestFinished(async () => {
    await store.close();
    await front.stop();
    await behind.stop();
  });
  return { front, store };
};
const freshStream = (): string => `test-${randomUUID()}`;

const notNow: readonly (readonly [string, AppendAnswer])[] = [
  ['of a node that stops or starts', { ending: { words: 'Server Is Not Ready' } }],
  ['of a node that is busy', { ending: { words: 'Server Is Busy' } }],
  ['of a node without a leader', { ending: { words: 'No leader info available in response' } }],
  ['at the limit of a node that was frozen', { ending: 'timeout' }],
  ['at that limit, though it is written', { ending: 'timeout', written: true }],
  ['whose call is broken off', { ending: 'brokenOff' }],
  ['whose call is broken off after the write', { ending: 'brokenOff', written: true }],
  ['whose call the node cancels', { ending: 'cancelled' }],
  ['whose connection is reset', { ending: 'connectionReset' }],
  ['whose connection is reset after the write', { ending: 'connectionReset', written: true }],
];

describe('an append', () => {
  test.each(notNow)(
    '%s is sent once more with the same ids, and gets its first answer',
    async (_, answer) => {
      const { front, store } = await opened();
      const [stream, event] = [freshStream(), newEvent()];
      front.answerNext(answer);
      const { revision, position } = await store.append(stream, [event], 'noStream');
      expect(front.appended).toEqual([[event.id], [event.id]]);
      const [written, ...others] = await store.readStream(stream);
      expect([written!.id, written!.revision, written!.position]).toEqual([event.id, revision, position]);
      expect(others).toEqual([]);
    },
  );

  test.each(notNow)(
    '%s twice means that the store does not answer; a later repeat is one append',
    async (_, answer) => {
      const { front, store } = await opened();
      const [stream, event] = [freshStream(), newEvent()];
      front.answerNext(answer, answer);
      await expect(store.append(stream, [event], 'noStream')).rejects.toBeInstanceOf(StoreUnavailable);
      expect(front.appended).toEqual([[event.id], [event.id]]);
      await store.append(stream, [event], 'noStream');
      expect(await store.readStream(stream)).toHaveLength(1);
    },
  );

  test.each<AppendAnswer>([{ ending: 'unknown' }, { ending: { words: 'Unknown NotHandledReason (7)' } }])(
    'of which nothing is known ($ending) stays an error, and is not sent again',
    async (answer) => {
      const { front, store } = await opened();
      front.answerNext(answer);
      const refused = await store
        .append(freshStream(), [newEvent()], 'noStream')
        .catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(Error);
      expect(refused).not.toBeInstanceOf(StoreUnavailable);
      expect(front.appended).toHaveLength(1);
    },
  );

  test('is sent though the question before it, for what the server can do, was broken off', async () => {
    const { front, store } = await opened();
    front.breakOffNextQuestion();
    await store.append(freshStream(), [newEvent()], 'noStream');
    expect(front.appended).toHaveLength(1);
  });

  test('is sent on a new call when the server had ended the one before without an error', async () => {
    const { front, store } = await opened();
    front.answerNext({ ending: 'ended' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const unanswered = expect(store.append(freshStream(), [newEvent()], 'noStream')).rejects.toBeInstanceOf(
      StoreUnavailable,
    );
    while (front.appended.length === 0) await turn();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await unanswered;
    await store.append(freshStream(), [newEvent()], 'noStream');
    expect(front.appended).toHaveLength(2);
  });

  test('to nodes of which none was found is sent when one is there', async () => {
    const port = await freePort();
    const found = `esdb+discover://127.0.0.1:${port}?tls=false&maxDiscoverAttempts=1&discoveryInterval=1`;
    const store = eventStoreDb(found);
    const [stream, event] = [freshStream(), newEvent()];
    await expect(store.append(stream, [event], 'noStream')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.readStream(stream)).rejects.toBeInstanceOf(StoreUnavailable);
    const node = await serve(memoryLog(), { port });
    await store.append(stream, [event], 'noStream');
    expect(await store.readStream(stream)).toHaveLength(1);
    await store.close();
    await node.stop();
  });
});

test('a node that is not ready is away for every call, and needs nothing of the caller when it is ready', async () => {
  const { front, store } = await opened();
  await store.append('test-1', [newEvent()], 'noStream');
  front.refuse();
  const calls = [
    () => store.readStream('test-1'),
    () => store.append('test-1', [newEvent()], 0),
    () => store.head(),
    () => firstOf(store.readAll('start', 1)),
    () => firstOf(store.subscribe('start')),
  ];
  for (const call of calls) await expect(call()).rejects.toBeInstanceOf(StoreUnavailable);
  front.begin();
  for (const call of calls) await call();
});

test('a subscription that a stop breaks off means that the store does not answer', async () => {
  const { front, store } = await opened();
  const following = (async () => {
    for await (const { kind } of store.subscribe('start')) if (kind === 'caughtUp') void front.breakOff();
  })();
  const error = await following.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StoreUnavailable);
  expect(((error as Error).cause as Error).message).toBe(
    '13 INTERNAL: Received RST_STREAM with code 0 (Call ended without gRPC status)',
  );
});

describe('a log without an event for the filter', () => {
  test('is announced as being before everything', async () => {
    const { front } = await opened();
    const client = EventStoreDBClient.connectionString(front.connectionString);
    const reached: bigint[] = [];
    const filter = excludeSystemEvents({
      checkpointReached: async (_, { commit }) => void reached.push(commit),
    });
    const subscription = client.subscribeToAll({ filter }).on('error', () => {});
    await once(subscription, 'caughtUp');
    expect(reached).toEqual([2n ** 64n - 1n]);
    await subscription.unsubscribe();
    await client.dispose();
  });

  test('is followed without a place that no event can have', async () => {
    const { store } = await opened();
    const signals: LogSignal[] = [];
    const subscription = store.subscribe('start');
    for await (const signal of subscription) {
      signals.push(signal);
      if (signal.kind === 'caughtUp') await store.append('test-1', [newEvent()], 'noStream');
      if (signal.kind === 'event') break;
    }
    await subscription.close();
    expect(signals.map(({ kind }) => kind)).toEqual(['caughtUp', 'event']);
  });

  test('brings a feed to its end, and then its first event', async () => {
    const { store } = await opened();
    const items: FeedItem[] = [];
    const followed = feed(store, 'start');
    for await (const item of followed) {
      items.push(item);
      if (item.kind === 'caughtUp') await store.append('test-1', [newEvent()], 'noStream');
      if (item.kind === 'event') break;
    }
    await followed.close();
    const head = await store.head();
    expect(items.map(({ kind }) => kind)).toEqual(['candidate', 'caughtUp', 'event']);
    for (const item of items)
      if (item.kind === 'candidate') expect(comparePositions(item.position, head)).toBeLessThanOrEqual(0);
  });
});

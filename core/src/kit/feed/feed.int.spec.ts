import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../local/src/testing/postgres.ts';
import { startTestEventStore, type TestEventStore } from '../../../../local/src/testing/event-store.ts';
import { comparePositions, type EventStore, eventStoreDb, type Position } from '../event-store/index.ts';
import { newEvent } from '../testing/event-store-contract.ts';
import { feed, type FeedItem, sharedLog } from './index.ts';
import { pageLength } from './shared-past.ts';

let server: TestEventStore;
let store: EventStore;
let writing: EventStore;
/** The log's end before these tests: what others wrote to the same server is none of theirs. */
let begin: Position;

beforeAll(async () => {
  const database = await createTestDatabase();
  server = await startTestEventStore({ database: database.url });
  [store, writing] = [eventStoreDb(server.connectionString), eventStoreDb(server.connectionString)];
  const first = await writing.append(`test-${randomUUID()}`, [newEvent()], 'noStream');
  begin = first.position;
  return async () => {
    await Promise.all([store.close(), writing.close()]);
    await server.stop();
    await database.drop();
  };
});

/** The ids of all events that these tests wrote. */
const writtenSince = async (): Promise<string[]> => {
  const ids: string[] = [];
  for await (const { id, position } of writing.readAll(begin, 1_000_000))
    if (comparePositions(position, begin) > 0) ids.push(id);
  return ids;
};

test('every acknowledged event comes once and in order to all who follow, though the server is killed again and again', async () => {
  // A past of several pages.
  for (let count = 0; count < 5; count += 1)
    await writing.append(`test-${randomUUID()}`, Array.from({ length: 100 }, newEvent), 'noStream');
  let shared = 0;
  let inPages = 0;
  const share = sharedLog({
    ...store,
    async *readAll(from, maxCount) {
      for await (const event of store.readAll(from, maxCount)) {
        inPages += 1;
        yield event;
      }
    },
    subscribe(after) {
      shared += 1;
      return store.subscribe(after);
    },
  });
  const followers = [store, share(store), share(store)].map((one) => {
    const followed = feed(one, begin, { retry: 20 });
    const items: FeedItem[] = [];
    const reading = (async () => {
      for await (const item of followed) items.push(item);
    })();
    return { followed, items, reading };
  });

  const acknowledged: string[] = [];
  let isWriting = true;
  const writers = Array.from({ length: 4 }, async () => {
    while (isWriting) {
      const events = [newEvent(), newEvent()];
      const written = writing.append(`test-${randomUUID()}`, events, 'noStream');
      await written.then(
        () => acknowledged.push(...events.map(({ id }) => id)),
        () => pause(20), // the server is away; whether these are written is unknown
      );
    }
  });
  for (let kills = 0; kills < 3; kills += 1) {
    const before = acknowledged.length;
    for (const end = Date.now() + 60_000; acknowledged.length < before + 40 && Date.now() < end;)
      await pause(10);
    expect(acknowledged.length).toBeGreaterThan(before);
    await server.restart();
  }
  isWriting = false;
  await Promise.all(writers);
  const written = new Set(await writtenSince());
  const events = (items: readonly FeedItem[]) =>
    items.flatMap((item) => (item.kind === 'event' ? [item.event] : []));
  for (const { followed, items, reading } of followers) {
    for (const end = Date.now() + 60_000; events(items).length < written.size && Date.now() < end;)
      await pause(20);
    await followed.close();
    await reading;

    const seen = events(items);
    expect(new Set(seen.map(({ id }) => id))).toEqual(written);
    expect(seen).toHaveLength(written.size);
    expect(items.filter(({ kind }) => kind === 'ended').length).toBeGreaterThanOrEqual(3);
    let last: Position = { commit: -1n, prepare: -1n };
    for (const { position } of seen) {
      expect(comparePositions(position, last)).toBe(1);
      last = position;
    }
  }
  expect(acknowledged.filter((id) => !written.has(id))).toEqual([]);
  expect(shared).toBeGreaterThan(0);
  // One page at least: all who wait go on without pages once one is late.
  expect(inPages).toBeGreaterThanOrEqual(pageLength);
});

test('a feed that begins at any of its checkpoints brings all that came after', async () => {
  const all = await writtenSince();
  const followed = feed(store, begin);
  const checkpoints: { after: number; position: Position }[] = [];
  let count = 0;
  for await (const item of followed) {
    if (item.kind === 'event') count += 1;
    if (item.kind === 'event' && count % 50 === 0)
      checkpoints.push({ after: count, position: item.event.position });
    if (item.kind === 'candidate') checkpoints.push({ after: count, position: item.position });
    if (item.kind === 'caughtUp') break;
  }
  await followed.close();
  expect(count).toBe(all.length);
  for (const { after, position } of checkpoints) {
    const rest: string[] = [];
    const again = feed(store, position);
    for await (const item of again) {
      if (item.kind === 'event') rest.push(item.event.id);
      if (item.kind === 'caughtUp') break;
    }
    await again.close();
    expect(rest).toEqual(all.slice(after));
  }
});

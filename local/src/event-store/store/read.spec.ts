/** What a reader sees of a stream that changes while it reads. */
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { memoryLog } from '../log/memory-log.ts';
import type { EventRecord } from '../semantics/event.ts';
import { anEvent } from '../testing/events.ts';
import { StreamTombstoned } from './messages.ts';
import { openStore } from './store.ts';

test('a tombstone that comes while a stream is read ends the read, and is not taken for an event', async () => {
  const store = await openStore(memoryLog());
  const events = Array.from({ length: 500 }, () => anEvent());
  await store.write({ kind: 'append', stream: 's', expected: 'noStream', events }, 1_000);
  const read = store.readStream({
    stream: 's',
    from: 'start',
    direction: 'forwards',
    count: Infinity,
    resolveLinks: false,
  });
  const seen: (EventRecord | undefined)[] = [];
  const readOn = async (): Promise<void> => {
    for await (const messages of read) {
      const isFirst = seen.length === 0;
      seen.push(...messages.flatMap((message) => (message.kind === 'event' ? [message.event] : [])));
      if (!isFirst) continue;
      const tombstone = { kind: 'tombstone', stream: 's', expected: 'any', eventId: randomUUID() } as const;
      await store.write(tombstone, 1_000);
    }
  };
  await expect(readOn()).rejects.toThrow(StreamTombstoned);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.map((event) => event?.revision)).toEqual(seen.map((_, index) => index));
  await store.close();
});

test('a read whose filter leaves nothing ends with its reader, and not with the log', async () => {
  const log = memoryLog();
  const store = await openStore(log);
  const events = Array.from({ length: 500 }, () => anEvent());
  await store.write({ kind: 'append', stream: 's', expected: 'noStream', events }, 1_000);
  // What was written long ago is no longer held beside the log.
  const pages = vi.spyOn(log, 'readAll');
  const reopened = await openStore(log);
  const nothing = {
    from: 'start',
    direction: 'forwards',
    count: Infinity,
    filter: () => false,
    resolveLinks: false,
  } as const;
  const read = reopened.readAll(nothing);
  expect(await read.next()).toEqual({ done: false, value: [] });
  await read.return(undefined);
  expect(pages).toHaveBeenCalledTimes(2);
  const turns: unknown[] = [];
  for await (const part of reopened.readAll(nothing)) turns.push(...part, 'a turn');
  expect(new Set(turns)).toEqual(new Set(['a turn']));
  expect(turns.length).toBeGreaterThan(2);
  await reopened.close();
});

/** Reads whose stream changes, or whose reader leaves, while they go on. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { memoryLog } from '../log/memory-log.ts';
import type { EventRecord } from '../semantics/event.ts';
import { anEvent } from '../testing/events.ts';
import { StreamTombstoned } from './messages.ts';
import { openStore } from './store.ts';

test('a tombstone that comes while a stream is read ends the read, and is not taken for an event', async () => {
  const store = await openStore(memoryLog());
  const events = Array.from({ length: 500 }, () => anEvent());
  await store.write({ kind: 'append', stream: 's', expected: 'noStream', events }, 60_000);
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
      await store.write(tombstone, 60_000);
    }
  };
  await expect(readOn()).rejects.toThrow(StreamTombstoned);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.map((event) => event?.revision)).toEqual(seen.map((_, index) => index));
  await store.close();
});

describe('a read whose filter leaves nothing', () => {
  const readOfNothing = {
    from: 'start',
    direction: 'forwards',
    count: Infinity,
    filter: () => false,
    resolveLinks: false,
  } as const;
  /** The store of 500 events, opened anew: it holds none of them beside its log. */
  const reopened = async () => {
    const log = memoryLog();
    const first = await openStore(log);
    const events = Array.from({ length: 500 }, () => anEvent());
    await first.write({ kind: 'append', stream: 's', expected: 'noStream', events }, 60_000);
    await first.close();
    return { log, store: await openStore(log) };
  };

  test('gives its reader a turn after each page, and comes to the end', async () => {
    const { store } = await reopened();
    const parts: (readonly unknown[])[] = [];
    for await (const part of store.readAll(readOfNothing)) parts.push(part);
    expect(parts.flat()).toEqual([]);
    expect(parts.length).toBeGreaterThan(2);
    await store.close();
  });

  test('ends with its reader, and not with the log', async () => {
    const { log, store } = await reopened();
    const pages = vi.spyOn(log, 'readAll');
    const read = store.readAll(readOfNothing);
    expect(await read.next()).toEqual({ done: false, value: [] });
    await read.return(undefined);
    // The page that was looked at, and the next one, which was on its way.
    expect(pages).toHaveBeenCalledTimes(2);
    await store.close();
  });
});

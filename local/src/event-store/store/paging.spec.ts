/** Readers hold little, however large the events suddenly are. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Direction, Log } from '../log/log.ts';
import { memoryLog } from '../log/memory-log.ts';
import { contentLength, recordLength, type EventRecord } from '../semantics/event.ts';
import { recordsOf } from '../testing/events.ts';
import { pageBytes } from './paging.ts';
import { readAll, readStream } from './read.ts';
import { createRecords } from './records.ts';
import { createStreamStates } from './stream-states.ts';

const mebibyte = new Uint8Array(1024 * 1024);

/** A log of many small events between two hundred large ones, and the size of every page that is read from it. */
async function watchedLog() {
  const names = Array.from({ length: 4_400 }, () => 's');
  let end = 0;
  const records = recordsOf(...names).map((record, index): EventRecord => {
    const isLarge = index < 200 || index >= 4_200;
    const placed = { ...record, position: end, data: isLarge ? mebibyte : record.data };
    end += recordLength(placed);
    return placed;
  });
  const log = memoryLog();
  await log.append(records);
  const pages: (readonly EventRecord[])[] = [];
  const watching = async (reading: Promise<readonly EventRecord[]>) => {
    const page = await reading;
    pages.push(page);
    return page;
  };
  const watched: Log = {
    ...log,
    readAll: (...asked) => watching(log.readAll(...asked)),
    readStream: (...asked) => watching(log.readStream(...asked)),
  };
  const sources = { states: createStreamStates(watched, 10), records: createRecords(watched) };
  // As after a restart: nothing is in memory, everything must be read.
  sources.records.restart(end);
  return { sources, pages, count: records.length };
}

test('no more than a few links are followed at once, and all of them in their order', async () => {
  const log = memoryLog();
  const names = ['s', ...Array.from({ length: 100 }, () => 'links')];
  const link = { type: '$>', data: Buffer.from('0@s') };
  let end = 0;
  const records = recordsOf(...names).map((record): EventRecord => {
    const placed = { ...record, position: end, ...(record.stream === 'links' && link) };
    end += recordLength(placed);
    return placed;
  });
  await log.append(records);
  let underWay = 0;
  let most = 0;
  const watched: Log = {
    ...log,
    readStream: async (...asked) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await nextTurn();
      underWay -= 1;
      return log.readStream(...asked);
    },
  };
  const sources = { states: createStreamStates(watched, 10), records: createRecords(watched) };
  sources.records.restart(end);
  const revisions: unknown[] = [];
  const read = readStream({ ...everything('forwards'), stream: 'links', resolveLinks: true }, sources);
  for await (const messages of read)
    for (const message of messages) if (message.kind === 'event') revisions.push(message.link?.revision);
  expect(revisions).toEqual(Array.from({ length: 100 }, (_, revision) => revision));
  // The next page is on its way meanwhile.
  expect(most).toBeLessThanOrEqual(8 + 1);
});

const everything = (direction: Direction) =>
  ({
    direction,
    from: direction === 'forwards' ? 'start' : 'end',
    count: Infinity,
    resolveLinks: false,
  }) as const;

test.each(['forwards', 'backwards'] as const)(
  'no page has more bytes than it may when small events are followed by large ones, %s',
  async (direction) => {
    const { sources, pages, count } = await watchedLog();
    for (const read of [
      readAll({ ...everything(direction), filter: () => true }, sources),
      readStream({ ...everything(direction), stream: 's' }, sources),
    ]) {
      pages.length = 0;
      let delivered = 0;
      for await (const messages of read) delivered += messages.filter(({ kind }) => kind === 'event').length;
      expect(delivered).toBe(count);
      const bytes = pages.map((page) => page.reduce((sum, record) => sum + contentLength(record), 0));
      expect(Math.max(...bytes)).toBeLessThanOrEqual(pageBytes);
      // Small events still come in pages that are worth their question.
      expect(Math.max(...pages.map(({ length }) => length))).toBeGreaterThanOrEqual(1_000);
    }
  },
);

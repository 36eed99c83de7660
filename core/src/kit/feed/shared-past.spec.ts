import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { type EventStore, type Position, type StoredEvent } from '../event-store/index.ts';
import { newEvent } from '../testing/event-store-contract.ts';
import { hangingReads, positionAt } from '../testing/scripted-store.ts';
import { pageLength, sharedPast } from './shared-past.ts';
import { inMemoryEventStore } from '../testing/index.ts';

afterEach(() => vi.useRealTimers());

const open = () => {
  const log = inMemoryEventStore();
  const read: (number | 'start')[] = [];
  const store: Pick<EventStore, 'readAll'> = {
    readAll(from, maxCount) {
      read.push(from === 'start' ? from : Number(from.commit));
      return log.readAll(from, maxCount);
    },
  };
  const write = async (count: number): Promise<void> => {
    for (let written = 0; written < count; written += 1)
      await log.append(`test-${crypto.randomUUID()}`, [newEvent()], 'noStream');
  };
  const past = sharedPast(store);
  const reader = (after: Position | 'start' = 'start') => {
    const { pages: all, leave } = past(after);
    const pages = all[Symbol.asyncIterator]();
    return {
      /** The places of the next page; none when there is no full one. */
      next: async (): Promise<number[] | undefined> => {
        const page = await pages.next();
        return page.done === true ? undefined : page.value.map(({ position }) => Number(position.commit));
      },
      /** The first event of the next page, held by nobody here. */
      first: async () => new WeakRef(((await pages.next()).value as readonly StoredEvent[])[0]!),
      leave,
    };
  };
  return { write, read, reader };
};

const placesFrom = (first: number) => Array.from({ length: pageLength }, (_, index) => first + index);

test('pages begin behind the place, and are read once for all who read side by side', async () => {
  const { write, read, reader } = open();
  await write(2 * pageLength + 3);
  const [one, other] = [reader(positionAt(3)), reader(positionAt(3))];
  const places = [placesFrom(4), placesFrom(4 + pageLength)];
  expect([await one.next(), await one.next()]).toEqual(places);
  expect([await other.next(), await other.next()]).toEqual(places);
  expect(read.filter((place) => Number(place) < 3 + 2 * pageLength)).toEqual([3, 3 + pageLength]);
});

test('what is no full page yet is not given, and may be one for the next', async () => {
  const { write, reader } = open();
  await write(2);
  const [early, atOnce] = [reader(), reader()];
  expect(await Promise.all([early.next(), atOnce.next()])).toEqual([undefined, undefined]);
  await write(pageLength);
  expect((await reader().next())?.slice(0, 3)).toEqual([1, 2, 3]);
});

test.each([
  ['reads nothing again but the end, when it is as far behind as pages are kept', 31, 1],
  ['reads all the rest again when it is further behind', 40, 39],
])('who is behind the others gets the same, and %s', async (_, full, readAgain) => {
  const { write, read, reader } = open();
  // The first page has one more.
  await write(full * pageLength + 1);
  const [slow, quick] = [reader(), reader()];
  const drain = async ({ next }: typeof slow) => {
    const all: number[] = [];
    for (let page = await next(); page; page = await next()) all.push(...page);
    return all;
  };
  const first = await slow.next();
  const ofQuick = await drain(quick);
  const before = read.length;
  expect([...first!, ...(await drain(slow))]).toEqual(ofQuick);
  expect(ofQuick).toHaveLength(full * pageLength + 1);
  expect(read.length - before).toBe(readAgain);
});

test('a page that was handed out is let go, however long its reader stays', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const { write, reader } = open();
  await write(60 * pageLength);
  const staying = reader();
  const first = await staying.first();
  for (let count = 0; count < 50; count += 1) await staying.next();
  await expect.poll(() => (collect(), first.deref() === undefined), { timeout: 30_000 }).toBe(true);
});

test('nothing is kept once nobody reads', async () => {
  const { write, read, reader } = open();
  await write(3 * pageLength);
  const [one, other] = [reader(), reader()];
  const reads = () => read.filter((place) => place === 'start').length;
  await one.next();
  await other.next();
  one.leave();
  const third = reader();
  await third.next();
  expect(reads()).toBe(1);
  other.leave();
  third.leave();
  await reader().next();
  expect(reads()).toBe(2);
});

test('who leaves while a page is awaited is waited for by nobody', async () => {
  const past = sharedPast(hangingReads());
  const { pages, leave } = past('start');
  const next = pages[Symbol.asyncIterator]().next();
  leave();
  expect((await next).done).toBe(true);
});

test('a page that does not come ends them for all who wait, and is asked for again by the next', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const past = sharedPast(hangingReads(() => (asked += 1)));
  const first = () => past('start').pages[Symbol.asyncIterator]().next();
  const both = Promise.all([first(), first()]);
  await vi.advanceTimersByTimeAsync(60_000);
  for (const { done } of await both) expect(done).toBe(true);
  expect(asked).toBe(1);
  void first();
  expect(asked).toBe(2);
});

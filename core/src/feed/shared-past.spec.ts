import { afterEach, expect, test, vi } from 'vitest';
import {
  type EventStore,
  inMemoryEventStore,
  type Position,
  type StoredEvent,
  StoreUnavailable,
} from '../event-store/index.ts';
import { newEvent } from '../testing/event-store-contract.ts';
import { positionAt } from '../testing/scripted-store.ts';
import { pageLength, sharedPast } from './shared-past.ts';

afterEach(() => vi.useRealTimers());

const staying = new Promise<undefined>(() => {});

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
  const reader = (after: Position | 'start' = 'start', left: Promise<undefined> = staying) => {
    const pages = past(after, left);
    return {
      /** The places of the next page; none when there is no full one. */
      next: async (): Promise<number[] | undefined> => {
        const page = await pages.next();
        return page.done ? undefined : page.value.map(({ position }) => Number(position.commit));
      },
      leave: () => pages.return(undefined),
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

test('who is far behind the others reads again what they had, and nobody is held back', async () => {
  const { write, read, reader } = open();
  await write(40 * pageLength);
  const [slow, quick] = [reader(), reader()];
  const ofSlow = [await slow.next()];
  const drain = async ({ next }: typeof slow) => {
    const all: number[] = [];
    for (let page = await next(); page; page = await next()) all.push(...page);
    return all;
  };
  const ofQuick = await drain(quick);
  const readsOfQuick = read.length;
  expect([...ofSlow.flat(), ...(await drain(slow))]).toEqual(ofQuick);
  const again = read.length - readsOfQuick;
  expect(again).toBeGreaterThan(0);
  expect(again).toBeLessThan(40);
});

test('nothing is kept once nobody reads', async () => {
  const { write, read, reader } = open();
  await write(3 * pageLength);
  const [one, other] = [reader(), reader()];
  const reads = () => read.filter((place) => place === 'start').length;
  await one.next();
  await other.next();
  await one.leave();
  const third = reader();
  await third.next();
  expect(reads()).toBe(1);
  await Promise.all([other.leave(), third.leave()]);
  await reader().next();
  expect(reads()).toBe(2);
});

test('a read that hangs is given up, and asked for again by the next', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const past = sharedPast({
    readAll() {
      asked += 1;
      return {
        [Symbol.asyncIterator]: () => ({ next: () => new Promise<IteratorResult<StoredEvent>>(() => {}) }),
      };
    },
  });
  const first = () =>
    past('start', staying)
      .next()
      .catch((error: unknown) => error);
  const both = Promise.all([first(), first()]);
  await vi.advanceTimersByTimeAsync(60_000);
  for (const answer of await both) expect(answer).toBeInstanceOf(StoreUnavailable);
  expect(asked).toBe(1);
  void first();
  expect(asked).toBe(2);
});

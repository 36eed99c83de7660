/** The contract of event stores: one suite that each adapter passes. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  comparePositions,
  type EventStore,
  formatPosition,
  InvalidAppend,
  type LogSignal,
  type NewEvent,
  type StoredEvent,
  WrongExpectedRevision,
} from '../event-store/index.ts';

export const newEvent = (data: unknown = { text: 'ñandú' }): NewEvent => ({
  id: randomUUID(),
  type: 'SomethingHappened',
  data,
  metadata: { commandId: randomUUID() },
});

const some = (count: number): NewEvent[] => Array.from({ length: count }, (_, index) => newEvent({ index }));
const freshStream = (): string => `test-${randomUUID()}`;
const idsOf = (events: readonly { id: string }[]): string[] => events.map(({ id }) => id);

/** The first of them; the rest is left alone. */
export const firstOf = async <Item>(items: AsyncIterable<Item>): Promise<Item | undefined> => {
  for await (const item of items) return item;
  return undefined;
};

/** The ids of the events of one stream, as they come, until so many have come. */
const idsFrom = async (
  signals: AsyncIterable<LogSignal>,
  stream: string,
  count: number,
): Promise<string[]> => {
  const ids: string[] = [];
  for await (const signal of signals) {
    if (signal.kind === 'event' && signal.event.stream === stream) ids.push(signal.event.id);
    if (ids.length === count) break;
  }
  return ids;
};

/** @param open the store of this run; asked in each test, so that it can be made in `beforeAll` */
export const eventStoreContract = (open: () => EventStore): void => {
  describe('a stream', () => {
    test('that nobody wrote to is empty', async () => {
      expect(await open().readStream(freshStream())).toEqual([]);
    });

    test('is read as it was written, in order, from 0 on', async () => {
      const [stream, events] = [freshStream(), some(3)];
      const { revision, position } = await open().append(stream, events, 'noStream');
      const read = await open().readStream(stream);
      expect(revision).toBe(2);
      expect(read.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }))).toEqual(events);
      expect(read.map((event) => [event.stream, event.revision])).toEqual(
        [0, 1, 2].map((at) => [stream, at]),
      );
      expect(read.at(-1)!.position).toEqual(position);
      expect(Math.abs(Date.now() - read[0]!.created.getTime())).toBeLessThan(60_000);
    });

    test('is read from a revision on', async () => {
      const [stream, events] = [freshStream(), some(4)];
      await open().append(stream, events, 'noStream');
      expect(idsOf(await open().readStream(stream, 2))).toEqual(idsOf(events.slice(2)));
      expect(await open().readStream(stream, 9)).toEqual([]);
    });

    test('keeps what JSON keeps', async () => {
      const stream = freshStream();
      const data = { nothing: null, left: undefined, nested: { list: [1.5, 'a\n"b"', true] }, big: 2 ** 53 };
      await open().append(stream, [newEvent(data)], 'noStream');
      const [read] = await open().readStream(stream);
      expect(read!.data).toStrictEqual(JSON.parse(JSON.stringify(data)));
    });
  });

  describe('an append', () => {
    test.each(['noStream' as const, 0, 5])(
      'that expects %s of a stream at 1 is refused',
      async (expected) => {
        const stream = freshStream();
        await open().append(stream, some(2), 'noStream');
        await expect(open().append(stream, some(1), expected)).rejects.toBeInstanceOf(WrongExpectedRevision);
        expect(await open().readStream(stream)).toHaveLength(2);
      },
    );

    test('that expects a stream where there is none is refused', async () => {
      await expect(open().append(freshStream(), some(1), 0)).rejects.toBeInstanceOf(WrongExpectedRevision);
    });

    test('that is repeated changes nothing and answers as the first time, also later', async () => {
      const [stream, events] = [freshStream(), some(2)];
      const first = await open().append(stream, events, 'noStream');
      expect(await open().append(stream, events, 'noStream')).toEqual(first);
      await open().append(stream, some(1), 1);
      expect(await open().append(stream, events, 'noStream')).toEqual(first);
      expect(await open().readStream(stream)).toHaveLength(3);
    });

    test('of which only a part is a repeat is refused', async () => {
      const [stream, events] = [freshStream(), some(1)];
      await open().append(stream, events, 'noStream');
      const more = open().append(stream, [...events, newEvent()], 'noStream');
      await expect(more).rejects.toBeInstanceOf(WrongExpectedRevision);
    });

    test.each([
      ['to a name beyond ASCII', 'test-ñ', some(1)],
      ['of nothing', freshStream(), []],
      ['of what JSON cannot hold', freshStream(), [newEvent({ amount: 1n })]],
    ])('%s is the caller’s mistake, and the next one is written', async (_, stream, events) => {
      await expect(open().append(stream, events, 'noStream')).rejects.toBeInstanceOf(InvalidAppend);
      expect(await open().append(freshStream(), some(1), 'noStream')).toMatchObject({ revision: 0 });
    });

    test('wins alone among many at the same revision', async () => {
      const stream = freshStream();
      const tries = await Promise.allSettled(
        Array.from({ length: 20 }, () => open().append(stream, some(1), 'noStream')),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await open().readStream(stream)).toHaveLength(1);
    });
  });

  describe('the log', () => {
    test('has one order: positions grow, and tell where to read on', async () => {
      const [stream, other] = [freshStream(), freshStream()];
      const first = await open().append(stream, some(2), 'noStream');
      const second = await open().append(other, some(1), 'noStream');
      const third = await open().append(stream, some(1), 1);
      expect(comparePositions(first.position, second.position)).toBe(-1);
      expect(comparePositions(third.position, second.position)).toBe(1);
      expect(BigInt(formatPosition(third.position))).toBeGreaterThan(BigInt(formatPosition(first.position)));

      const read: StoredEvent[] = [];
      for await (const event of open().readAll(first.position, 1_000)) read.push(event);
      const ours = read.filter((event) => [stream, other].includes(event.stream));
      expect(ours.map(({ position }) => position)).toEqual(
        [first, second, third].map(({ position }) => position),
      );
      expect(await open().head()).toEqual(third.position);
    });

    test('can be read in part', async () => {
      await open().append(freshStream(), some(5), 'noStream');
      const read: StoredEvent[] = [];
      for await (const event of open().readAll('start', 3)) read.push(event);
      expect(read.length).toBeLessThanOrEqual(3);
      expect(await firstOf(open().readAll('start', 1_000))).toEqual(read[0]);
    });

    test('is read past system events, which do not count', async () => {
      const [stream, ours] = [freshStream(), some(2)];
      const before = await open().head();
      const noise = Array.from({ length: 10 }, () => ({ ...newEvent(), type: '$noise' }));
      await open().append(stream, [...noise, ...ours, ...noise], 'noStream');
      const read: StoredEvent[] = [];
      for await (const event of open().readAll(before, 3)) if (event.stream === stream) read.push(event);
      expect(idsOf(read)).toEqual(idsOf(ours));
    });

    test('leaves out system events, read or followed', async () => {
      const [stream, ours] = [freshStream(), some(2)];
      const before = await open().head();
      await open().append(stream, [ours[0]!, { ...newEvent(), type: '$noise' }, ours[1]!], 'noStream');
      const read: StoredEvent[] = [];
      for await (const event of open().readAll(before, 1_000)) if (event.stream === stream) read.push(event);
      expect(idsOf(read)).toEqual(idsOf(ours));
      const signals = open().subscribe(before);
      expect(await idsFrom(signals, stream, 2)).toEqual(idsOf(ours));
      await signals.close();
    });
  });

  describe('a subscription', () => {
    test('brings history, says that it has ended, and goes on live', async () => {
      const [stream, past, future] = [freshStream(), some(40), some(2)];
      const { position, revision } = await open().append(stream, past, 'noStream');
      const signals = open().subscribe('start');
      const seen: string[] = [];
      for await (const signal of signals) {
        if (signal.kind === 'caughtUp') {
          seen.push('caughtUp');
          await open().append(stream, future, revision);
        }
        if (signal.kind === 'event' && signal.event.stream === stream) seen.push(signal.event.id);
        if (signal.kind === 'event' && comparePositions(signal.event.position, position) <= 0)
          expect(seen).not.toContain('caughtUp');
        if (seen.length === past.length + future.length + 1) break;
      }
      await signals.close();
      expect(seen).toEqual([...idsOf(past), 'caughtUp', ...idsOf(future)]);
    });

    test('begins after a position', async () => {
      const [stream, events] = [freshStream(), some(2)];
      const { position } = await open().append(stream, some(1), 'noStream');
      await open().append(stream, events, 0);
      const signals = open().subscribe(position);
      expect(await idsFrom(signals, stream, 2)).toEqual(idsOf(events));
      await signals.close();
    });

    test('never announces a place that it has not delivered up to', async () => {
      const streams = Array.from({ length: 12 }, freshStream);
      const written = await Promise.all(
        streams.map((stream) => open().append(stream, some(100), 'noStream')),
      );
      const [last] = written.map(({ position }) => position).sort((a, b) => comparePositions(b, a));
      const signals = open().subscribe('start');
      let delivered = { commit: -1n, prepare: -1n };
      let announced = delivered;
      for await (const signal of signals) {
        if (signal.kind === 'candidate') announced = signal.position;
        if (signal.kind !== 'event') continue;
        expect(comparePositions(signal.event.position, announced)).toBe(1);
        expect(comparePositions(signal.event.position, delivered)).toBe(1);
        delivered = signal.event.position;
        if (comparePositions(delivered, last!) >= 0) break;
      }
      await signals.close();
    });

    test('ends when it is closed, whether it waits or not', async () => {
      const signals = open().subscribe('start');
      let isLive = (): void => {};
      const live = new Promise<void>((resolve) => (isLive = resolve));
      const ended = (async () => {
        for await (const { kind } of signals) if (kind === 'caughtUp') isLive();
      })();
      await live;
      await signals.close();
      await ended;
    });
  });
};

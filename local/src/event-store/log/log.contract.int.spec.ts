/** The contract of every log. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordLength, type EventRecord } from '../semantics/event.ts';
import { anEvent } from '../testing/events.ts';
import { logKinds } from '../testing/server.ts';
import { eventKey, type Direction, type Log, type Page } from './log.ts';

const upTo = (limit: number, direction: Direction = 'forwards', bytes = 2 ** 30): Page => ({
  direction,
  limit,
  bytes,
});

describe.each(logKinds)('a log $kind', ({ create }) => {
  let log: Log;
  let remove: () => Promise<void>;
  let end = 0;
  const revisions = new Map<string, number>();

  const recordIn = (stream: string, given: Partial<EventRecord> = {}): EventRecord => {
    const revision = (revisions.get(stream) ?? -1) + 1;
    revisions.set(stream, revision);
    const record = { ...anEvent(), stream, revision, position: end, created: Date.now(), ...given };
    end += recordLength(record);
    return record;
  };
  const write = async (...records: EventRecord[]) => {
    await log.append(records);
    return records;
  };
  const positions = (records: readonly EventRecord[]) => records.map(({ position }) => position);

  beforeAll(async () => {
    ({ log, remove } = await create());
    end = await log.open();
  });
  afterAll(async () => {
    await log.close();
    await remove();
  });

  test('begins at position 0 and tells where it ends whenever it is opened again', async () => {
    expect(end).toBe(0);
    await write(recordIn('opened'), recordIn('opened'));
    expect(await log.open()).toBe(end);
  });

  test('keeps records exactly as they were written', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const written = [
      recordIn('exact', { type: 'ñandú 🦙 "quoted" \\ {,}', isJson: false, data: bytes, metadata: bytes }),
      recordIn('exact', { data: new Uint8Array(), metadata: new Uint8Array() }),
      recordIn('name with "quotes", {braces}, \\ and 🦙'),
    ];
    await write(...written);
    const read = await log.readAll(written[0]?.position ?? 0, upTo(10));
    const plain = (record: EventRecord) => ({
      ...record,
      data: [...record.data],
      metadata: [...record.metadata],
    });
    expect(read.map(plain)).toEqual(written.map(plain));
  });

  test('keeps many records of one append in their order, with their own bytes', async () => {
    const written = Array.from({ length: 500 }, (_, index) =>
      recordIn('many', {
        data: Buffer.from('d'.repeat(index % 7) + index),
        metadata: Buffer.from(`m${index}`),
      }),
    );
    await write(...written);
    const read = await log.readStream('many', 0, upTo(1_000));
    expect(
      read.map(({ data, metadata }) => Buffer.from(data).toString() + Buffer.from(metadata).toString()),
    ).toEqual(
      written.map(({ data, metadata }) => Buffer.from(data).toString() + Buffer.from(metadata).toString()),
    );
  });

  test('reads all records from a position on, and backwards before it', async () => {
    const written = positions(await write(recordIn('a'), recordIn('b'), recordIn('a')));
    const [first = 0, second = 0, third = 0] = written;
    const read = async (from: number, direction: 'forwards' | 'backwards', limit: number) =>
      positions(await log.readAll(from, upTo(limit, direction)));
    expect(await read(first, 'forwards', 10)).toEqual(written);
    expect(await read(second, 'forwards', 1)).toEqual([second]);
    expect(await read(first + 1, 'forwards', 1)).toEqual([second]);
    expect(await read(third, 'backwards', 2)).toEqual([second, first]);
    expect(await read(end, 'forwards', 10)).toEqual([]);
    expect(await read(2 ** 70, 'forwards', 10)).toEqual([]);
    expect(await read(2 ** 70, 'backwards', 1)).toEqual([third]);
  });

  test('reads a stream from a revision on, both ways, itself included', async () => {
    await write(...Array.from({ length: 4 }, () => recordIn('s')), recordIn('other'));
    const read = async (from: number, direction: 'forwards' | 'backwards', limit: number) =>
      (await log.readStream('s', from, upTo(limit, direction))).map(({ revision }) => revision);
    expect(await read(0, 'forwards', 10)).toEqual([0, 1, 2, 3]);
    expect(await read(1, 'forwards', 2)).toEqual([1, 2]);
    expect(await read(2, 'backwards', 10)).toEqual([2, 1, 0]);
    expect(await read(2 ** 63, 'backwards', 1)).toEqual([3]);
    expect(await read(4, 'forwards', 1)).toEqual([]);
    expect(await log.readStream('missing', 0, upTo(1))).toEqual([]);
  });

  test.each([
    ['forwards', [[10, 40, 50], [100], [101], [0, 3_000], [0, 1]]],
    ['backwards', [[1, 0], [3_000], [0, 101], [100], [50, 40, 10]]],
  ] as const)(
    'ends a page before it has too many bytes, but gives a record of any size, %s',
    async (direction, expected) => {
      const stream = `sizes-${direction}`;
      const sizes = [10, 40, 50, 100, 101, 0, 3_000, 0, 1];
      const contents = sizes.map((size) => new Uint8Array(size));
      const [first] = await write(
        ...contents.map((bytes) =>
          recordIn(stream, { data: bytes.subarray(5), metadata: bytes.subarray(0, 5) }),
        ),
      );
      const pages = async (read: (last?: EventRecord) => Promise<readonly EventRecord[]>) => {
        const found: number[][] = [];
        for (let page = await read(); page.length > 0; page = await read(page.at(-1))) {
          found.push(page.map(({ data, metadata }) => data.length + metadata.length));
        }
        return found;
      };
      const page = upTo(6, direction, 100);
      const ofStream = await pages((last) =>
        direction === 'forwards'
          ? log.readStream(stream, last ? last.revision + 1 : 0, page)
          : log.readStream(stream, (last?.revision ?? sizes.length) - 1, page),
      );
      const begin = first?.position ?? 0;
      const ofAll = await pages(async (last) => {
        if (direction === 'forwards')
          return log.readAll(last ? last.position + recordLength(last) : begin, page);
        return last?.position === begin ? [] : log.readAll(last?.position ?? end, page);
      });
      expect(ofStream).toEqual(expected);
      expect(ofAll).toEqual(expected);
    },
  );

  test('knows streams with their metadata, and says nothing of those it never saw', async () => {
    await write(
      recordIn('known'),
      recordIn('known'),
      recordIn('$$known', { data: Buffer.from('{"$maxCount":2}') }),
    );
    await write(recordIn('$$meta-only', { data: Buffer.from('{}') }));
    const { pairs } = await log.lookUp({ pairs: ['known', 'meta-only', 'unknown'], events: [] });
    expect(pairs.get('known')).toMatchObject({ last: 1, metaLast: 0, metadata: { maxCount: 2 } });
    expect(pairs.get('meta-only')).toMatchObject({ last: -1, metaLast: 0 });
    expect(pairs.has('unknown')).toBe(false);
  });

  test('knows events by stream and id, wherever the id was used', async () => {
    const id = randomUUID();
    await write(recordIn('one', { id }), recordIn('two', { id }), recordIn('one', { id }));
    const keys = [
      { stream: 'one', id },
      { stream: 'two', id },
      { stream: 'third', id },
      { stream: 'one', id: randomUUID() },
    ];
    const { events } = await log.lookUp({ pairs: [], events: keys });
    const found = keys.map((key) => events.get(eventKey(key))?.map(({ revision }) => revision));
    expect(found.map((revisions) => revisions?.sort())).toEqual([[0, 1], [0], undefined, undefined]);
  });
});

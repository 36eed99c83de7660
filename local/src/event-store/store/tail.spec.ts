/** The tail answers as the whole log would, or not at all. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordLength } from '../semantics/event.ts';
import { recordsOf } from '../testing/events.ts';
import { createTail } from './tail.ts';

const upTo = (limit: number) => ({ direction: 'forwards' as const, limit, bytes: Infinity });
const streams = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 60, size: 'max' });

test('whatever it still answers is what was written', () =>
  fc.assert(
    fc.property(streams, fc.integer({ min: 1, max: 20 }), fc.nat({ max: 60 }), (names, room, from) => {
      const records = recordsOf(...names);
      const tail = createTail(0, { records: room, bytes: Infinity });
      for (const record of records) tail.add([record]);
      const position = records[Math.min(from, records.length - 1)]?.position ?? 0;
      const all = tail.readAll(position, upTo(5));
      if (all) expect(all).toEqual(records.filter((record) => record.position >= position).slice(0, 5));
      const ofA = tail.readStream('a', from, upTo(5));
      const wanted = records.filter(({ stream, revision }) => stream === 'a' && revision >= from);
      if (ofA) expect(ofA).toEqual(wanted.slice(0, 5));
    }),
  ));

test('it always answers for the newest, and never holds more than there is room for', () =>
  fc.assert(
    fc.property(streams, fc.integer({ min: 1, max: 20 }), (names, room) => {
      const records = recordsOf(...names);
      const tail = createTail(0, { records: room, bytes: Infinity });
      tail.add(records);
      const newest = records.at(-1);
      if (!newest) throw new Error('There are records.');
      expect(tail.readAll(newest.position, upTo(9))).toEqual([newest]);
      expect(tail.readAll(newest.position + recordLength(newest), upTo(9))).toEqual([]);
      const oldest = records.find(({ position }) => tail.readAll(position, upTo(1)));
      expect(tail.readAll(oldest?.position ?? 0, upTo(99))?.length).toBeLessThanOrEqual(room);
    }),
  ));

test('it keeps no more bytes than it may, but always the last record', () => {
  const large = recordsOf('a', 'a', 'a').map((record) => ({ ...record, data: new Uint8Array(100) }));
  const tail = createTail(0, { records: 100, bytes: 150 });
  for (const record of large) tail.add([record]);
  expect(tail.readStream('a', 2, upTo(9))).toHaveLength(1);
  expect(tail.readStream('a', 1, upTo(9))).toBeUndefined();
});

test('a tail of a log that is not empty knows nothing of what was before it', () => {
  const tail = createTail(500, { records: 9, bytes: Infinity });
  expect(tail.readAll(499, upTo(9))).toBeUndefined();
  expect(tail.readAll(500, upTo(9))).toEqual([]);
  expect(tail.readStream('a', 0, upTo(9))).toBeUndefined();
});

/** The log after writes, deletions and tombstones. */
import { describe, expect, test } from 'vitest';
import { anEvent } from '../testing/events.ts';
import { deletedRevision, recordLength, type EventRecord } from './event.ts';
import { emptyPair, keyOf, pairAfter, presenceOf, stateIn, type StreamPair } from './stream-state.ts';
import { pairOf as nameOfPair } from './stream-name.ts';
import { decide, traceOf, type Decision, type Write } from './write.ts';

/** A log in miniature: decides writes one after the other. */
function aLog() {
  const pairs = new Map<string, StreamPair>();
  const records: EventRecord[] = [];
  const pairOf = (name: string): StreamPair => pairs.get(name) ?? emptyPair;
  const write = (wanted: Write): Decision => {
    const last = records.at(-1);
    const locate = (id: string, at?: number) =>
      records.find((record) => record.id === id && (at === undefined || record.revision === at));
    const end = last ? last.position + recordLength(last) : 0;
    const [pair, traced] = [wanted.stream, traceOf(wanted).stream].map((name) => pairOf(nameOfPair(name)));
    if (!pair || !traced) throw new Error('There are two pairs.');
    const decision = decide(wanted, { pair, traced, locate, end, now: 1, newId: () => 'server-made' });
    for (const record of decision.records) {
      records.push(record);
      pairs.set(keyOf(record), pairAfter(pairOf(keyOf(record)), record));
    }
    return decision;
  };
  return {
    records,
    append: (stream: string, ...events: ReturnType<typeof anEvent>[]) =>
      write({ kind: 'append', stream, expected: 'any', events }),
    remove: (stream: string, expected: Write['expected'] = 'any') =>
      write({ kind: 'softDelete', stream, expected, eventId: 'deletion' }),
    tombstone: (stream: string, expected: Write['expected'] = 'any') =>
      write({ kind: 'tombstone', stream, expected, eventId: 'tombstone' }),
    presence: (stream: string) => presenceOf(stateIn(pairOf(stream), stream)),
    metadata: (stream: string) => pairOf(stream).metadata.all,
  };
}

const metadata = (value: object) => anEvent({ type: '$metadata', data: Buffer.from(JSON.stringify(value)) });

test('events get the next revisions and strictly increasing positions that are not dense', () => {
  const log = aLog();
  log.append('s', anEvent(), anEvent());
  log.append('t', anEvent());
  expect(log.records.map(({ stream, revision }) => [stream, revision])).toEqual([
    ['s', 0],
    ['s', 1],
    ['t', 0],
  ]);
  const [first, second, third] = log.records.map(({ position }) => position);
  expect(first).toBe(0);
  expect(second).toBeGreaterThan(1);
  expect(third).toBeGreaterThan((second ?? 0) + 1);
});

test('an append is answered with the revision and position of its last event', () => {
  const log = aLog();
  const { outcome } = log.append('s', anEvent(), anEvent());
  expect(outcome).toEqual({ kind: 'written', revision: 1, position: log.records[1]?.position });
});

test('an append without events leaves nothing, and is answered with the last revision or the first one, and no event’s place', () => {
  const log = aLog();
  log.append('other', anEvent());
  const answerTo = (stream: string) => {
    const { outcome, records } = log.append(stream);
    expect(records).toEqual([]);
    return outcome.kind === 'written' && outcome;
  };
  expect(answerTo('s')).toMatchObject({ revision: 0 });
  log.append('s', anEvent(), anEvent());
  expect(answerTo('s')).toMatchObject({ revision: 1 });
  const place = (answerTo('s') || undefined)?.position ?? NaN;
  expect(place).toBeGreaterThan(log.records.at(-1)?.position ?? NaN);
  log.append('s', anEvent());
  expect(place).toBeLessThan(log.records.at(-1)?.position ?? NaN);
});

describe('deleting a stream softly', () => {
  test('hides it by its metadata, all other metadata lost, and keeps its events', () => {
    const log = aLog();
    log.append('$$s', metadata({ $maxCount: 3, kitten: 'a' }));
    log.append('s', anEvent());
    log.remove('s');
    expect(log.presence('s')).toBe('missing');
    expect(Buffer.from(log.records.at(-1)?.data ?? []).toString()).toBe('{"$tb":9223372036854775807}');
    expect(log.records).toHaveLength(3);
  });
  test('fails where there is neither an event nor metadata, whatever was expected', () => {
    for (const expected of ['any', 'noStream'] as const) {
      expect(aLog().remove('s', expected).outcome).toEqual({ kind: 'wrongExpectedVersion', current: -1 });
    }
  });
  test('succeeds where there is only metadata', () => {
    const log = aLog();
    log.append('$$s', metadata({ $maxAge: 10 }));
    expect(log.remove('s', 'noStream').outcome).toMatchObject({ kind: 'written' });
  });
  test('fails at another revision than the last', () => {
    const log = aLog();
    log.append('s', anEvent(), anEvent());
    expect(log.remove('s', 0).outcome).toEqual({ kind: 'wrongExpectedVersion', current: 1 });
    expect(log.remove('s', 'noStream').outcome).toEqual({ kind: 'wrongExpectedVersion', current: 1 });
    expect(log.remove('s', 1).outcome).toMatchObject({ kind: 'written' });
  });
  test('happens once, however often the same deletion is tried', () => {
    const log = aLog();
    log.append('s', anEvent());
    const first = log.remove('s');
    expect(log.remove('s').outcome).toEqual(first.outcome);
    expect(log.records).toHaveLength(2);
  });
});

test('deleting metadata softly is written into metadata of its own, and hides nothing', () => {
  const log = aLog();
  log.append('$$s', metadata({ $maxCount: 3 }));
  expect(log.remove('$$s').outcome).toMatchObject({ kind: 'written', revision: 0 });
  expect(log.records.at(-1)).toMatchObject({ stream: '$$$$s', type: '$metadata', revision: 0 });
  expect(log.metadata('s')).toEqual({ $maxCount: 3 });
  expect(log.presence('$$s')).toBe('exists');
});

describe('writing a soft-deleted stream again', () => {
  test('goes on after its last revision and begins there for readers', () => {
    const log = aLog();
    log.append('s', anEvent(), anEvent());
    log.remove('s');
    expect(log.append('s', anEvent()).outcome).toMatchObject({ kind: 'written', revision: 2 });
    expect(log.presence('s')).toBe('exists');
    expect(log.metadata('s')).toEqual({ $tb: 2 });
  });
  test('is answered with the position of its own event, not of the metadata', () => {
    const log = aLog();
    log.append('s', anEvent());
    log.remove('s');
    const { outcome } = log.append('s', anEvent({ id: 'new' }));
    expect(outcome).toMatchObject({ position: log.records.find(({ id }) => id === 'new')?.position });
  });
  test('also happens by new metadata, which stays', () => {
    const log = aLog();
    log.append('s', anEvent(), anEvent());
    log.remove('s');
    log.append('$$s', metadata({ $maxCount: 7 }));
    expect(log.presence('s')).toBe('exists');
    expect(log.metadata('s')).toEqual({ $maxCount: 7, $tb: 2 });
  });
});

describe('a tombstone', () => {
  test('ends a stream and its metadata for ever', () => {
    const log = aLog();
    log.append('s', anEvent());
    expect(log.tombstone('s').outcome).toMatchObject({ kind: 'written', revision: deletedRevision });
    expect(log.presence('s')).toBe('tombstoned');
    expect(log.append('s', anEvent()).outcome).toEqual({ kind: 'streamDeleted' });
    expect(log.append('$$s', metadata({})).outcome).toEqual({ kind: 'streamDeleted' });
    expect(log.remove('s').outcome).toEqual({ kind: 'streamDeleted' });
  });
  test('can be put where no stream ever was', () => {
    for (const expected of ['any', 'noStream'] as const) {
      expect(aLog().tombstone('s', expected).outcome).toMatchObject({ kind: 'written' });
    }
  });
  test('needs the last revision when one is given', () => {
    const log = aLog();
    log.append('s', anEvent(), anEvent());
    expect(log.tombstone('s', 0).outcome).toEqual({ kind: 'wrongExpectedVersion', current: 1 });
    expect(log.tombstone('s', 1).outcome).toMatchObject({ kind: 'written' });
  });
});

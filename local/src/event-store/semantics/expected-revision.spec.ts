/** Expected revisions: accepted and refused writes, and repeats. */
import { describe, expect, test } from 'vitest';
import { deletedRevision } from './event.ts';
import { judge, type Expected, type Locate, type Located } from './expected-revision.ts';
import { noMetadata } from './stream-metadata.ts';
import type { StreamState } from './stream-state.ts';

const ids = ['a', 'b', 'c'];

/** A stream that holds these event ids from revision 0 on. */
const streamOf = (...held: string[]): { state: StreamState; locate: Locate } => ({
  state: { last: held.length - 1, hasMetadata: false, metadata: noMetadata },
  locate: (id, at) => {
    const places = held.flatMap((eventId, revision): Located[] =>
      eventId === id ? [{ revision, position: revision * 100 }] : [],
    );
    return at === undefined ? places.at(-1) : places.find(({ revision }) => revision === at);
  },
});

const softDeleted = { ...noMetadata, truncateBefore: deletedRevision };
const verdictOn = ({ state, locate }: ReturnType<typeof streamOf>, expected: Expected, written = ids) =>
  judge(state, expected, written, locate);
const wrong = (current: number) => ({ kind: 'wrongExpectedVersion', current });
const repeated = (revision: number) => ({ kind: 'repeated', revision, position: revision * 100 });

describe('the expected revision', () => {
  test('is met when the stream ends there', () => {
    expect(verdictOn(streamOf('x', 'y'), 1)).toEqual({ kind: 'write' });
    expect(verdictOn(streamOf(), 'noStream')).toEqual({ kind: 'write' });
  });
  test('is wrong when the stream has gone on or is not there yet', () => {
    expect(verdictOn(streamOf('x', 'y'), 0)).toEqual(wrong(1));
    expect(verdictOn(streamOf('x'), 'noStream')).toEqual(wrong(0));
    expect(verdictOn(streamOf(), 3)).toEqual(wrong(-1));
  });
  test('can be that the stream exists, if only by its metadata', () => {
    const onlyMetadata = { ...streamOf(), state: { ...streamOf().state, hasMetadata: true } };
    expect(verdictOn(streamOf(), 'streamExists')).toEqual(wrong(-1));
    expect(verdictOn(onlyMetadata, 'streamExists')).toEqual({ kind: 'write' });
    expect(verdictOn(streamOf('x'), 'streamExists')).toEqual({ kind: 'write' });
  });
  test('does not matter when any is fine', () => {
    expect(verdictOn(streamOf(), 'any')).toEqual({ kind: 'write' });
    expect(verdictOn(streamOf('x'), 'any')).toEqual({ kind: 'write' });
  });
  test('never helps on a tombstone', () => {
    const gone = { ...streamOf(), state: { ...streamOf().state, last: deletedRevision } };
    for (const expected of ['any', 'noStream', 'streamExists', 0] as const) {
      expect(verdictOn(gone, expected)).toEqual({ kind: 'streamDeleted' });
    }
  });
});

describe('a repeated write', () => {
  test('is recognised at its exact place', () => {
    expect(verdictOn(streamOf('x', ...ids, 'y'), 0)).toEqual(repeated(3));
    expect(verdictOn(streamOf(...ids), 'noStream')).toEqual(repeated(2));
  });
  test('is wrong when other events stand there, from the first or from a later one on', () => {
    expect(verdictOn(streamOf('x', 'a', 'b', 'y'), 0)).toEqual(wrong(3));
    expect(verdictOn(streamOf('x', 'y'), 0)).toEqual(wrong(1));
    expect(verdictOn(streamOf('a', 'b'), 'noStream')).toEqual(wrong(1));
  });
  test('finds its own place among events that share an id', () => {
    expect(verdictOn(streamOf('a', 'a', 'y'), 0, ['a'])).toEqual(repeated(1));
  });
  test('is recognised without a place by its ids alone', () => {
    expect(verdictOn(streamOf('x', ...ids, 'y'), 'any')).toEqual(repeated(3));
    expect(verdictOn(streamOf('x', ...ids, 'y'), 'streamExists')).toEqual(repeated(3));
  });
  test('is wrong without a place when it is known in part', () =>
    expect(verdictOn(streamOf('a', 'b'), 'any')).toEqual(wrong(1)));
  test('is new without a place when its first event is', () =>
    expect(verdictOn(streamOf('b', 'c'), 'any')).toEqual({ kind: 'write' }));
});

describe('a write without events', () => {
  test('succeeds where the expectation is not beyond the stream', () => {
    expect(verdictOn(streamOf('x', 'y'), 1, [])).toEqual({ kind: 'write' });
    expect(verdictOn(streamOf('x', 'y'), 'any', [])).toEqual({ kind: 'write' });
    expect(verdictOn(streamOf('x', 'y'), 0, [])).toEqual({ kind: 'write' });
  });
  test('fails beyond it', () => expect(verdictOn(streamOf(), 4, [])).toEqual(wrong(-1)));
});

describe('a soft-deleted stream', () => {
  const deleted = (...held: string[]) => {
    const stream = streamOf(...held);
    return { ...stream, state: { ...stream.state, hasMetadata: true, metadata: softDeleted } };
  };
  test('can be written again as if it were not there, as any, and after its last event', () => {
    for (const expected of ['noStream', 'any', 1] as const) {
      expect(verdictOn(deleted('x', 'y'), expected)).toEqual({ kind: 'write' });
    }
  });
  test('does not exist for who needs it to', () =>
    expect(verdictOn(deleted('x'), 'streamExists')).toEqual({ kind: 'streamDeleted' }));
  test('still refuses another revision', () => expect(verdictOn(deleted('x', 'y'), 0)).toEqual(wrong(1)));
  test('still recognises its first events, and refuses them mixed with others', () => {
    expect(verdictOn(deleted(...ids), 'noStream')).toEqual(repeated(2));
    expect(verdictOn(deleted('a', 'x'), 'noStream')).toEqual(wrong(1));
  });
});

/** Events that metadata lets readers see. */
import { describe, expect, test } from 'vitest';
import { recordsOf } from '../testing/events.ts';
import { deletedRevision } from './event.ts';
import { isSoftDeleted, parseMetadata, undeletedMetadata } from './stream-metadata.ts';
import { emptyPair, firstVisible, isTooOld, stateIn } from './stream-state.ts';

const metadata = (text: string) => parseMetadata(Buffer.from(text));
const streamWith = (text: string) => ({ last: 9, hasMetadata: true, metadata: metadata(text) });

describe('the first revision to be seen', () => {
  test.each([
    ['{}', 0],
    ['{"$maxCount":4}', 6],
    ['{"$maxCount":40}', 0],
    ['{"$tb":3}', 3],
    ['{"$tb":3,"$maxCount":2}', 8],
    ['{"$tb":8,"$maxCount":5}', 8],
  ])('with %s of ten events is %i', (text, revision) =>
    expect(firstVisible(streamWith(text))).toBe(revision),
  );
  test('of a metastream is its last', () => {
    const pair = { ...emptyPair, metaLast: 5 };
    expect(firstVisible(stateIn(pair, '$$s'))).toBe(5);
  });
});

test('events are too old when the stream keeps them for fewer seconds', () => {
  const [record] = recordsOf('s');
  if (!record) throw new Error('There is a record.');
  expect(isTooOld(metadata('{"$maxAge":60}'), record, record.created + 60_001)).toBe(true);
  expect(isTooOld(metadata('{"$maxAge":60}'), record, record.created + 60_000)).toBe(false);
  expect(isTooOld(metadata('{}'), record, record.created + 1e12)).toBe(false);
});

test('metadata that is no JSON object, or out of range, says nothing', () => {
  for (const text of ['', 'nonsense', '[1]', 'null', '"$tb"', '{"$tb":-1,"$maxCount":0,"$maxAge":1.5}']) {
    expect(metadata(text)).toMatchObject({ maxCount: undefined, maxAge: undefined, truncateBefore: 0 });
  }
});

test('the largest truncation means that the stream is deleted', () => {
  expect(isSoftDeleted(metadata('{"$tb":9223372036854775807}'))).toBe(true);
  expect(isSoftDeleted(metadata('{"$tb":12}'))).toBe(false);
  expect(metadata('{"$tb":9223372036854775807}').truncateBefore).toBe(deletedRevision);
});

test('an undeleted stream keeps what else its metadata said', () => {
  const undeleted = Buffer.from(undeletedMetadata(metadata('{"$tb":9223372036854775807,"a":{"b":1}}'), 4));
  expect(JSON.parse(undeleted.toString())).toEqual({ $tb: 4, a: { b: 1 } });
});

import { expect, test } from 'vitest';
import { unstorableIn } from './unstorable.ts';

test.each([
  [String.raw`{"a":"\u0000"}`, 'a'],
  [String.raw`{"b":{"a\ud800":1}}`, 'b'],
  [String.raw`{"a":["x","\uDC00b"]}`, 'a.1'],
  [String.raw`"\ud800"`, ''],
  [String.raw`{"a":"\ud83d\ude00"}`, undefined],
  [String.raw`{"a":"ma\u00f1ana \u0009"}`, undefined],
  ['{"a":"😀 ñ"}', undefined],
  // An escaped backslash, and letters behind it.
  [String.raw`{"a":"C:\\u0000"}`, undefined],
  [String.raw`{"a":"\\ud83d\ude00"}`, 'a'],
])('%s can’t be stored at %j', (json, path) => expect(unstorableIn(json, JSON.parse(json))).toBe(path));

test('however deep it stands', () => {
  const json = `${'['.repeat(5_000)}"\\u0000"${']'.repeat(5_000)}`;
  expect(unstorableIn(json, JSON.parse(json))).toMatch(/^0(\.0)+$/);
});

import { describe, expect, test } from 'vitest';
import { deepestJson, jsonErrors } from './json-errors.ts';

const fieldsOf = (json: string): string[] | undefined => {
  const errors = jsonErrors(json, JSON.parse(json));
  return errors && Object.keys(errors);
};

test.each([
  [String.raw`{"a":"\u0000"}`, 'a'],
  [String.raw`{"b":{"a\ud800":1}}`, 'b'],
  [String.raw`{"a":["x","\uDC00b"]}`, 'a.1'],
  [String.raw`"\ud800"`, ''],
  // An escaped backslash, and letters behind it.
  [String.raw`{"a":"\\ud83d\ude00"}`, 'a'],
])('%s can’t be stored at %j', (json, field) => expect(fieldsOf(json)).toEqual([field]));

test.each([
  String.raw`{"a":"\ud83d\ude00"}`,
  String.raw`{"a":"ma\u00f1ana \u0009"}`,
  '{"a":"😀 ñ"}',
  String.raw`{"a":"C:\\u0000"}`,
  '7',
  'null',
])('%s can be stored', (json) => expect(fieldsOf(json)).toBeUndefined());

describe('nesting', () => {
  const nested = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)},"b":1}`;
  test('is refused by the field that is too deep', () => {
    expect(fieldsOf(nested(deepestJson - 1))).toBeUndefined();
    expect(fieldsOf(nested(deepestJson))).toEqual(['a']);
    expect(fieldsOf(nested(100_000))).toEqual(['a']);
  });
  test('of a body that is a list is told by its place', () =>
    expect(fieldsOf(`[1,${nested(40)}]`)).toEqual(['1']));
});

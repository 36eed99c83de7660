import { describe, expect, test } from 'vitest';
import { isRequestId, referenceNumber } from './reference-number.ts';

const id = '6f1a22b0-7f5c-5d7e-9a53-0d6b1c2d3e4f';

describe('a reference number', () => {
  test('is the beginning of the id, to be read aloud', () => expect(referenceNumber(id)).toBe('6F1A-22B0'));
  test('comes of an id', () => expect(isRequestId(id)).toBe(true));
  test.each([null, '', 'x', `${id} `, '<b>', `${id}0`])('does not come of %j', (text) =>
    expect(isRequestId(text)).toBe(false),
  );
});

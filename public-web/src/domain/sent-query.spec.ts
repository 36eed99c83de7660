import { describe, expect, test } from 'vitest';
import { sentIn, sentQuery } from './sent-query.ts';

const id = '6f1a22b0-7f5c-5d7e-9a53-0d6b1c2d3e4f';
const feedbackSignature = 'x-_9';

describe('a request', () => {
  test.each([feedbackSignature, undefined])('is read as it was written, with %j', (signature) => {
    const sent = { id, feedbackSignature: signature };
    expect(sentIn(sentQuery(sent))).toEqual(sent);
  });
  test('without a signature has none in its address', () =>
    expect(String(sentQuery({ id, feedbackSignature: null }))).toBe(`solicitud=${id}`));
  test.each(['', 'x', `${id} `, '<b>', `${id}0`])('is not named by %j', (solicitud) =>
    expect(sentIn(new URLSearchParams({ solicitud }))).toBeUndefined(),
  );
  test.each(['', '<b>', 'x&y', 'x'.repeat(101)])('has no signature %j', (sig) =>
    expect(sentIn(new URLSearchParams({ solicitud: id, sig }))).toEqual({ id }),
  );
});

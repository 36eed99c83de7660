import { describe, expect, test } from 'vitest';
import { isRequestId } from './request-id.ts';

const id = '6f1a22b0-7f5c-5d7e-9a53-0d6b1c2d3e4f';

describe('a request', () => {
  test('is named by a uuid', () => expect(isRequestId(id)).toBe(true));
  test.each([null, '', 'x', `${id} `, '<b>', `${id}0`])('is not named by %j', (text) =>
    expect(isRequestId(text)).toBe(false),
  );
});

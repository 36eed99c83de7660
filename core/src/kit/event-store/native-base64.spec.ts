import protobuf from 'google-protobuf';
import { beforeAll, describe, expect, test } from 'vitest';
import { readBase64Natively } from './native-base64.ts';

describe('protobuf’s bytes', () => {
  beforeAll(readBase64Natively);

  test.each([0, 1, 2, 3, 255, 70_000])('of base64 are what was encoded, %d of them', (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7) % 256);
    expect(protobuf.Message.bytesAsU8(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
  });

  test('that are bytes already stay the same', () => {
    // Which the types do not know, and a client that is given binary events does.
    const bytes = Uint8Array.of(1, 2, 3);
    expect(protobuf.Message.bytesAsU8(bytes as unknown as string)).toBe(bytes);
  });
});

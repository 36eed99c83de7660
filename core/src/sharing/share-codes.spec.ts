import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { shareCode, shareId } from './server.ts';

const [key, otherKey] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];

test('a command has one code, 128 bits long, that says nothing of it', () => {
  const commandId = randomUUID();
  const code = shareCode(key, commandId);
  expect(code).toBe(shareCode(key, commandId));
  expect(Buffer.from(code, 'base64url')).toHaveLength(16);
  expect(code).not.toBe(shareCode(otherKey, commandId));
  expect(code).not.toBe(shareCode(key, randomUUID()));
});

test('a stream is found by its code, and not the code by its stream', () => {
  const code = shareCode(key, randomUUID());
  expect(shareId(key, code)).toBe(shareId(key, code));
  expect(shareId(key, code)).toMatch(/^[0-9a-f-]{36}$/);
  expect(shareId(key, code)).not.toBe(shareId(otherKey, code));
});

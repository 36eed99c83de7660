import { expect, test } from 'vitest';
import { keyedHash } from './keyed-hash.ts';

const key = Buffer.alloc(32, 1);

test('the same value for the same purpose is found again', () =>
  expect(keyedHash(key, 'loginName', 'a@b.pe')).toBe(keyedHash(key, 'loginName', 'a@b.pe')));
test('another value, purpose or key gives another hash', () => {
  const hashes = [
    keyedHash(key, 'loginName', 'a@b.pe'),
    keyedHash(key, 'loginName', 'a@b.p'),
    keyedHash(key, 'document', 'a@b.pe'),
    keyedHash(Buffer.alloc(32, 2), 'loginName', 'a@b.pe'),
    keyedHash(key, 'loginNamea', '@b.pe'),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashes.every((hash) => /^[\da-f]{64}$/.test(hash))).toBe(true);
});

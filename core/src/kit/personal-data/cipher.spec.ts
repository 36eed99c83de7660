import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { decrypt, encrypt } from './cipher.ts';

const key = randomBytes(32);

test('what was encrypted is read with the same key and context', () =>
  expect(decrypt(key, encrypt(key, 'María Ñandú 😀', 'here'), 'here').toString()).toBe('María Ñandú 😀'));
test('the same value is another text each time', () =>
  expect(encrypt(key, 'x', 'here')).not.toBe(encrypt(key, 'x', 'here')));
test('another key can not read it', () =>
  expect(() => decrypt(randomBytes(32), encrypt(key, 'x', 'here'), 'here')).toThrow());
test('it can not be moved elsewhere', () =>
  expect(() => decrypt(key, encrypt(key, 'x', 'here'), 'there')).toThrow());
test('a changed bit is noticed, wherever it is', () => {
  const sealed = Buffer.from(encrypt(key, 'value', 'here'), 'base64');
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index]! ^= 1;
    expect(() => decrypt(key, changed.toString('base64'), 'here')).toThrow();
  }
});
test('a shortened text is noticed', () => {
  const sealed = encrypt(key, 'value', 'here');
  for (const length of [0, 4, 16, sealed.length - 4])
    expect(() => decrypt(key, sealed.slice(0, length), 'here')).toThrow();
});

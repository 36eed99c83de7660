import { randomBytes } from 'node:crypto';
import { isPasswordForm } from '@cotejo/core/users';
import { expect, test } from 'vitest';
import { oneTimePassword } from './one-time-password.ts';

test('a password for one use fits the rule, and is another for each seed', () => {
  const passwords = Array.from({ length: 500 }, () => oneTimePassword(randomBytes(32)));
  for (const password of passwords) expect(isPasswordForm(password), password).toBe(true);
  expect(new Set(passwords).size).toBe(500);
  expect(new Set(passwords.map(([first]) => first)).size).toBeGreaterThan(20);
});

test('of one seed it is always the same', () => {
  const seed = randomBytes(32);
  expect(oneTimePassword(seed)).toBe(oneTimePassword(Buffer.from(seed)));
});

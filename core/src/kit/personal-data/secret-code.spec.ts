import { expect, test } from 'vitest';
import { isSecretCode, secretCode } from './secret-code.ts';

const [key, otherKey] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];

test('a code is good for one purpose with one thing, and nobody finds another', () => {
  const code = secretCode(key, 'edit', 'a');
  expect(isSecretCode(key, 'edit', 'a', code)).toBe(true);
  const guesses = [
    '',
    'a',
    secretCode(key, 'edit', 'b'),
    secretCode(key, 'share', 'a'),
    secretCode(otherKey, 'edit', 'a'),
    'ñ'.repeat(11),
  ];
  for (const guess of guesses) expect(isSecretCode(key, 'edit', 'a', guess)).toBe(false);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPasswordForm, mustBePasswordForm, rejectOldPassword } from './password.ts';

describe('a password', () => {
  test.each(['Demo#2026', 'Aa1!aaaa', 'Ñandú_1234', 'aA1 '.trim() + '-bcde', 'Aa1!Aa1!Aa1!', 'Ab1€cdef'])(
    'may be %s',
    (password) => expect(isPasswordForm(password)).toBe(true),
  );
  test.each([
    ['is too short', 'Aa1!aaa'],
    ['is too long', 'Aa1!Aa1!Aa1!x'],
    ['has no upper-case letter', 'demo#2026'],
    ['has no lower-case letter', 'DEMO#2026'],
    ['has no digit', 'Demo#abcd'],
    ['has no special character', 'Demo12026'],
    ['has a blank for its special character', 'Demo 2026'],
    ['has a blank beside it', 'Demo# 2026'],
    ['hides a character that nobody sees', 'Demo#20\u200b26'],
    ['is empty', ''],
  ])('may not be one that %s', (_, password) => expect(isPasswordForm(password)).toBe(false));

  test('is counted in characters as people see them, not in halves of them', () => {
    expect(isPasswordForm(`Aa1!${'😀'.repeat(8)}`)).toBe(true);
    expect(isPasswordForm(`Aa1!${'😀'.repeat(9)}`)).toBe(false);
  });

  test('of any text is either taken or refused with what it lacks', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 16 }), (text) => {
        if (isPasswordForm(text)) expect(() => mustBePasswordForm(text)).not.toThrow();
        else expect(() => mustBePasswordForm(text)).toThrow(/de 8 a 12 caracteres/);
      }),
    ));

  test('that was used before is refused by a code of its own', () =>
    expect(rejectOldPassword).toThrow(
      expect.objectContaining({ code: 'PASSWORD_IN_HISTORY', kind: 'invalid' }),
    ));
});

import { describe, expect, test } from 'vitest';
import { commonWords } from './common-words.ts';
import { isPasswordForm } from './password.ts';
import { mustBeHardToGuess, refusedPasswordTexts } from './refused-passwords.ts';

const owner = { name: 'Rosa María Quispe Ñahui', email: 'rquispe.77@andina-sur.example.pe' };
const whyNot = (password: string): string | undefined => {
  expect(isPasswordForm(password), password).toBe(true);
  try {
    mustBeHardToGuess(password, owner);
    return undefined;
  } catch (error) {
    expect(error).toMatchObject({ code: 'INVALID_PASSWORD_FORM', kind: 'invalid' });
    return (error as { errors: { next: string } }).errors.next;
  }
};

describe('a password that has the form', () => {
  test.each([
    'Password1!',
    'P@ssw0rd#1',
    '1Qwerty$$',
    'Admin#2026',
    '@dm1n#2O26',
    'Clave_123',
    'Contraseña1.',
    'Verano#26',
    'Peru-2026',
    'H0la.amigo',
  ])('is refused where it is a common word with a few signs: %s', (password) =>
    expect(whyNot(password)).toBe(refusedPasswordTexts.common),
  );

  test.each([
    'Rosa#2026',
    'Quispe_88',
    'QUISPE.a1',
    'Nahui-123',
    'R0sa$1234',
    'Rquispe#1',
    'Andina#26',
    'Cotejo#2026',
    'C0tej0!99',
  ])('is refused where it has the person’s name or address, or ours: %s', (password) =>
    expect(whyNot(password)).toBe(refusedPasswordTexts.own),
  );

  test.each(['Tr3n-verde', 'Otra#2027', 'xK9$mbvT', 'Ñandú_1234', 'Sur.2026-x', 'Mar1posit_', '日本Aa1_xyz'])(
    'is taken where it is neither: %s',
    (password) => expect(whyNot(password)).toBeUndefined(),
  );
});

test('common words are written as they are compared, and long enough to stand in no other by chance', () => {
  for (const word of commonWords) expect(word).toMatch(/^[a-z0-9]{4,}$/);
});

/** Passwords that have the form and yet are guessed at once: of common words, of the person's own name or address, or of ours. */
import { Rejection } from '../kit/event-sourcing/index.ts';
import { withoutAccents } from '../kit/text/index.ts';
import { commonWords } from './common-words.ts';

export const refusedPasswordTexts = {
  common: 'Esa contraseña usa una palabra muy común y se adivina enseguida. Elige otra.',
  own: 'La contraseña no puede tener tu nombre, tu correo ni el nombre de Cotejo.',
} as const;

/** Signs and digits that people write for a letter. */
const written: Readonly<Record<string, string>> = {
  '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '|': 'i', '0': 'o', $: 's', '5': 's', '7': 't',
}; // oxfmt-ignore

const small = (text: string): string => withoutAccents(text).toLowerCase();
/** As typed, and with letters for what stands for them. */
const readings = (password: string): readonly string[] => {
  const typed = small(password);
  return [typed, typed.replace(/[@431!|0$57]/g, (sign) => written[sign]!)];
};

/** Shorter words stand in many others by chance. */
const shortestOwn = 4;
const ownWords = ({ name, email }: Owner): readonly string[] =>
  small(`${name} ${email.replace(/\.[^.@]*$/, '')} cotejo`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestOwn);

export type Owner = { readonly name: string; readonly email: string };

/** @throws Rejection `INVALID_PASSWORD_FORM` (422) for the field `next` */
export const mustBeHardToGuess = (password: string, owner: Owner): void => {
  const has = (word: string): boolean => readings(password).some((reading) => reading.includes(word));
  const why = ownWords(owner).some(has)
    ? refusedPasswordTexts.own
    : commonWords.some(has)
      ? refusedPasswordTexts.common
      : undefined;
  if (why !== undefined) throw new Rejection('invalid', 'INVALID_PASSWORD_FORM', why, { next: why });
};

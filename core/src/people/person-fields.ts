/** The fields by which a person introduces herself, whatever script they are in; messages in Spanish, values normalised. */
import { signsAsTyped } from '../kit/text/index.ts';
import { optionalText, text } from '../kit/validation/index.ts';

/** Words of letters, with the accents, hyphens, apostrophes and dots that scripts and languages put between them. */
const namePattern =
  /^['’]?\p{L}[\p{L}\p{M}\p{Join_C}.'’·・׳״-]*(?: ['’]?\p{L}[\p{L}\p{M}\p{Join_C}.'’·・׳״-]*)*$/u;
/** Two letters at least (spec, console and platform, section 8), or one of the scripts that write a syllable with one. */
const isLongEnough = (value: string): boolean =>
  /\p{L}.*\p{L}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(value);
const isName = (value: string): boolean => namePattern.test(value) && isLongEnough(value);
const nameMessage = 'Escribe un nombre válido: solo letras, espacios y guiones.';

/** One blank between words; hyphens and apostrophes as keyboards have them, but for ’, which is right as it is. */
const tidy = (value: string): string => value.replace(/\s+/g, ' ').replace(/[^’]+/g, signsAsTyped);
/** A name that must be there, of 100 characters at most; several blanks become one. */
export const personName = text(100).transform(tidy).refine(isName, nameMessage);
/** The same, for a name that may be left out. */
export const optionalPersonName = optionalText(100)
  .transform((value) => (value === undefined ? undefined : tidy(value)))
  .refine((value) => value === undefined || isName(value), nameMessage);

/** Local part of 1 to 64 characters, and a domain with a suffix of two letters or more. */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$/i;

/** An e-mail of 254 characters at most, in lower case; hyphens and apostrophes as keyboards have them. */
export const email = text(254)
  .transform((value) => signsAsTyped(value).toLowerCase())
  .refine(
    (value) => emailPattern.test(value),
    'Por favor, ingresa una dirección de correo electrónico válida.',
  );

/** Folds spellings of one name: without accents, capitals and repeated blanks. */

import { cleaned } from './cleaned.ts';

/** `Cónyuge` as `Conyuge`; ñ becomes n, as people type it. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Lower case, without accents, one blank between words. */
export const plainly = (text: string): string =>
  withoutAccents(text).toLowerCase().replace(/\s+/g, ' ').trim();

/** The same with a blank for each sign: `N° Documento` is `n documento`. */
export const plainWords = (text: string): string =>
  plainly(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** `plainly`, of names as addresses have them: hyphens and underscores are blanks there. */
export const plainlyInAddresses = (name: string): string => plainly(name.replace(/[_-]/g, ' '));

/** Signs that a search leaves out: apostrophes as people and keyboards write them, the modifier letters among them. */
export const apostropheSigns = `'\`´‘’‛′＇ʹʻʼʽ`;
/** Signs that separate words in a search: hyphens and dashes, commas, slashes, brackets and quotes. */
export const separatingSigns = '-‐‑‒–—―⸺⸻﹘﹣－−,;:/|()[]"“”«»';

const eachOf = (signs: string): string => `[${signs.replace(/[\]\\^-]/g, '\\$&')}]`;
const apostrophes = new RegExp(eachOf(apostropheSigns), 'g');
/** A dot at the end of a word separates too. */
const parting = new RegExp(`${eachOf(separatingSigns)}|\\.(?=\\s|$)`, 'gu');

/** Small letters that Unicode does not decompose, as keyboards without them type them. */
export const foldedLetters: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i', ȷ: 'j', ŋ: 'n', ĸ: 'k', ƒ: 'f', ɨ: 'i' },
  ...{ ƀ: 'b', ɓ: 'b', ƈ: 'c', ɖ: 'd', ɗ: 'd', ɛ: 'e', ɔ: 'o', ɣ: 'g', ɠ: 'g', ƙ: 'k', ƴ: 'y', ʉ: 'u' },
  ...{ æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th', ς: 'σ' },
};
const folded = new RegExp(eachOf(Object.keys(foldedLetters).join('')), 'g');

/**
 * How words are compared by whoever searches: also without apostrophes, in letters that every keyboard has, and parted
 * where somebody may or may not write a hyphen. `O’Higgins, Pérez-Strauß` is `ohiggins perez strauss`.
 */
export const searchable = (text: string): string =>
  plainly(
    cleaned(text)
      .replace(/\p{DI}/gu, '')
      .replace(apostrophes, '')
      .replace(parting, ' '),
  ).replace(folded, (letter) => foldedLetters[letter]!);

/** A word with neither letter nor digit says nothing, and no index finds it. */
export const saysSomething = (word: string): boolean => /[\p{L}\p{N}]/u.test(word);

/** The words that a search takes from what somebody typed; more than these narrow it no further. */
export const mostSearchWords = 6;

/** The words of what somebody typed, as `searchable` has them; a word of signs alone stays, which no text has. */
export const searchableWords = (typed: string): readonly string[] =>
  searchable(typed)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, mostSearchWords);

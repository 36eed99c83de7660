/** What spellings of one name have in common: people leave out accents and capitals, and type blanks where they like. */

import { cleaned } from './cleaned.ts';

/** `Cónyuge` as `Conyuge`; ñ becomes n, as people type it. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Lower case, without accents, one blank between words. */
export const plainly = (text: string): string =>
  withoutAccents(text).toLowerCase().replace(/\s+/g, ' ').trim();

/** The same of names as addresses have them: hyphens and underscores are blanks there. */
export const plainlyInAddresses = (name: string): string => plainly(name.replace(/[_-]/g, ' '));

/** Apostrophes as people and keyboards write them; the modifier letters among them too. */
const apostrophes = /['`´‘’‛′＇ʹʻʼʽ]/g;
/** Word separators: hyphens and dashes, commas, slashes, brackets and quotes; a dot at the end of a word. */
const parting = /[\p{Pd}−,;:/|()[\]"“”«»]|\.(?=\s|$)/gu;

/**
 * How words are compared by whoever searches: also without apostrophes, and parted where somebody may or may not write
 * a hyphen. `O’Higgins, Pérez-Soto` is `ohiggins perez soto`.
 */
export const searchable = (text: string): string =>
  plainly(
    cleaned(text)
      .replace(/\p{DI}/gu, '')
      .replace(apostrophes, '')
      .replace(parting, ' '),
  );

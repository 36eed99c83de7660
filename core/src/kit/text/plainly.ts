/** What spellings of one name have in common: people leave out accents and capitals, and type blanks where they like. */

/** `Cónyuge` as `Conyuge`; ñ becomes n, as people type it. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Lower case, without accents, one blank between words. */
export const plainly = (text: string): string =>
  withoutAccents(text).toLowerCase().replace(/\s+/g, ' ').trim();

/** The same of names as addresses have them: hyphens and underscores are blanks there. */
export const plainlyInAddresses = (name: string): string => plainly(name.replace(/[_-]/g, ' '));

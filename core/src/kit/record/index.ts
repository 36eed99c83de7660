/** Kinds of records, described once for all floors. Safe in a browser. */
export { capitalized, noun, type Noun, sentencesAbout } from './noun.ts';

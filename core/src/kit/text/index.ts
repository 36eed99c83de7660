/** Text that people write in more than one way. */
export { beginningOf } from './beginning-of.ts';
export { cleaned, signsAsTyped, withoutBidiMarks } from './cleaned.ts';
export { codeNumber } from './code-number.ts';
export { indexedText } from './indexed-text.ts';
export {
  apostropheSigns,
  foldedLetters,
  mostSearchWords,
  plainly,
  plainlyInAddresses,
  plainWords,
  saysSomething,
  searchable,
  searchableWords,
  separatingSigns,
  withoutAccents,
} from './plainly.ts';
export { fitsIn } from './seen-letters.ts';
export { phoneText } from './phone-text.ts';
export { tableTooLarge } from './table-too-large.ts';

/** Text that people write in more than one way. */
export { beginningOf } from './beginning-of.ts';
export { cleaned, signsAsTyped } from './cleaned.ts';
export { codeNumber } from './code-number.ts';
export { plainly, plainlyInAddresses, searchable, withoutAccents } from './plainly.ts';
export { fitsIn } from './seen-letters.ts';

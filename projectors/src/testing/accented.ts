/** Text that takes far more bytes than people see letters: a dozen accents on each. */
import { randomInt } from 'node:crypto';

const accent = (): string => String.fromCharCode(randomInt(0x300, 0x36f));

/** @returns so many letters, each with 14 accents, which no compression makes short */
export const accented = (letters: number): string =>
  Array.from({ length: letters }, () => ['ж', ...Array.from({ length: 14 }, accent)].join('')).join('');

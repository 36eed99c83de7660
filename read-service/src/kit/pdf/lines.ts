/** A text as the lines that fit into a width. */
import { widthIn } from './letters.ts';

/** A word that is wider than a line goes on in the next one. */
const pieces = (word: string, width: number, size: number): string[] => {
  const parts: string[] = [''];
  for (const letter of word) {
    const last = parts.at(-1)!;
    if (last !== '' && widthIn(last + letter, size) > width) parts.push(letter);
    else parts[parts.length - 1] = last + letter;
  }
  return parts;
};

/** @param width points; @param size points; @returns one line at least, and all of the text's words in their order */
export const linesOf = (text: string, width: number, size: number): readonly string[] => {
  const words = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => pieces(word, width, size));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthIn(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length > 0 ? lines : [''];
};

/** Texts as workbooks keep them: in runs of different letters, with signs that XML can't write, and each once for all cells. */
import { longestCell, tooMuchText } from '../bounded.ts';
import { type Bounds } from '../table.ts';
import { unreadable } from '../unreadable.ts';
import { hearXml } from './xml.ts';

/** `_x000D_` is a carriage return, and `_x005F_` the underscore before what would be read as one. */
const escaped = /_x([\da-f]{4})_/gi;

export const plainText = (text: string): string =>
  (text.includes('_x')
    ? text.replace(escaped, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : text
  ).replace(/\r\n?/g, '\n');

/** @returns the text with more of it; of one that is longer than a cell may be, only so much that it is seen to be */
export const longer = (text: string, more: string): string =>
  text.length > longestCell ? text : text + more;

export type SharedTexts = {
  /** Reads as far as this one, which need not be there. */
  readonly readTo: (index: number) => Promise<void>;
  /** @returns nothing for one that was not read, or is not there */
  readonly at: (index: number) => string | undefined;
};

/** Shared texts of a workbook: as many as the largest table has cells. */
const mostTexts = 2_000_000;

/** Texts are read as far as cells name them, and each once. */
export const sharedTexts = (part: AsyncIterable<string>, bounds: Bounds): SharedTexts => {
  const texts: string[] = [];
  let [text, isText, aside, length] = ['', false, 0, 0];
  const heard = hearXml(part, {
    open: (name) => {
      if (name === 'si') text = '';
      // How Japanese is pronounced stands beside it.
      if (name === 'rPh') aside += 1;
      isText = name === 't' && aside === 0;
    },
    text: (more) => {
      if (isText) text = longer(text, more);
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') aside -= 1;
      if (name !== 'si') return;
      length += text.length;
      if (length > bounds.largestPart) tooMuchText(bounds);
      if (texts.length === mostTexts) unreadable(`El libro tiene más de ${mostTexts} textos distintos.`);
      texts.push(plainText(text));
    },
  });
  return {
    async readTo(index) {
      while (texts.length <= index && !(await heard.next()).done);
    },
    at: (index) => texts[index],
  };
};

export const noTexts: SharedTexts = { readTo: () => Promise.resolve(), at: () => undefined };

/** Texts as workbooks keep them: in runs of different letters, with signs that XML can't write, and each once for all cells. */
import { unreadable } from '../unreadable.ts';
import { hearAll } from './xml.ts';

/** `_x000D_` is a carriage return, and `_x005F_` the underscore before what would be read as one. */
const escaped = /_x([\da-f]{4})_/gi;

export const plainText = (text: string): string =>
  (text.includes('_x')
    ? text.replace(escaped, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : text
  ).replace(/\r\n?/g, '\n');

/** @param longest characters of all together */
export const readSharedTexts = async (
  part: AsyncIterable<string>,
  longest: number,
): Promise<readonly string[]> => {
  const texts: string[] = [];
  let [text, isText, aside, length] = ['', false, 0, 0];
  await hearAll(part, {
    open: (name) => {
      if (name === 'si') text = '';
      // How Japanese is pronounced stands beside it.
      if (name === 'rPh') aside += 1;
      isText = name === 't' && aside === 0;
    },
    text: (more) => {
      if (isText) text += more;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') aside -= 1;
      if (name !== 'si') return;
      length += text.length;
      if (length > longest) unreadable('El archivo tiene demasiado texto.');
      texts.push(plainText(text));
    },
  });
  return texts;
};

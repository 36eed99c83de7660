/** Reads the number formats of a workbook: a number may be a day, a percentage, a code with leading zeros, or a plain number. */
import { unreadable } from '../unreadable.ts';
import { hearAll } from './xml.ts';

export type Shown = 'number' | 'date' | 'percent' | { readonly digits: number };

/** Formats that are in every workbook by their numbers (ECMA-376, part 1, 18.8.30), and those of East Asia. */
const builtIn = (id: number): Shown => {
  if (id === 9 || id === 10) return 'percent';
  const isDate =
    (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || id === 45 || id === 47 || (id >= 50 && id <= 58);
  return isDate ? 'date' : 'number';
};

/** Formats of cells, as spreadsheets have them. */
const mostFormats = 65_490;
const mustBeFew = (count: number): void => {
  if (count > mostFormats) unreadable(`El libro tiene más de ${mostFormats} formatos de celda.`);
};
/** No spreadsheet takes a longer format. */
const longestFormat = 255;
/** Parts of a format that show no digits: literals, padding, conditions and colours. */
const notCounted = /"[^"]*"|[\\_*][^]|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;

const shownBy = (format: string): Shown => {
  const [first = ''] = format.slice(0, longestFormat).replace(notCounted, '').split(';');
  if (/^0{2,}$/.test(first)) return { digits: first.length };
  if (first.includes('%')) return 'percent';
  // Hours beyond a day are a duration, which is a number of days.
  if (first.includes('[')) return 'number';
  const withoutFractions = first.replace(/s\.0+/gi, 's').replace(/general/i, '');
  return /[dmyhs]/i.test(withoutFractions) && !/[0#?]/.test(withoutFractions) ? 'date' : 'number';
};

/** @returns what each style shows, by the numbers under which cells name them */
export const readFormats = async (part: AsyncIterable<string>): Promise<readonly Shown[]> => {
  const own = new Map<number, Shown>();
  const styles: Shown[] = [];
  let isOfCells = false;
  await hearAll(part, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      const id = Number(numFmtId);
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'numFmt') own.set(id, shownBy(formatCode));
      if (name === 'xf' && isOfCells) styles.push(own.get(id) ?? builtIn(id));
      mustBeFew(own.size);
      mustBeFew(styles.length);
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return styles;
};

/** The value of a workbook's cell: a text, a number or a day; or an error where the value cannot be known. */
import { spelledNumber } from '@cotejo/core/kit/money';
import { beginningOf } from '@cotejo/core/kit/text';
import { type Cell, type TableOptions } from '../table.ts';
import { type Shown } from './formats.ts';
import { longestCell, tooLong } from '../bounded.ts';
import { plainText, type SharedTexts } from './texts.ts';

/** The shared texts, formats and epoch of a workbook. */
export type Book = {
  readonly country: TableOptions['country'];
  readonly texts: SharedTexts;
  readonly formats: readonly Shown[];
  /** Days from the first of January 1904, as Excel on the Macintosh counted, and not from 1900. */
  readonly countsFrom1904: boolean;
};

/** As it stands in the sheet. */
export type RawCell = {
  readonly column: number;
  readonly type: string | undefined;
  readonly style: string | undefined;
  /** Of `v`, or of an inline text; nothing where there is no such tag. */
  readonly content: string | undefined;
  readonly isFormula: boolean;
};
type Said = Pick<Cell, 'value' | 'error' | 'isDay'>;

/** Days between what the two kinds of workbooks count from. */
const years1904 = 1_462;
/** Before March 1900, workbooks have a day too many; the last day that they can write is in 9999. */
const [firstDay, lastDay] = [61, 2_958_465];
const epoch = Date.UTC(1899, 11, 30);
const secondsOfDay = 86_400;

/** `2026-11-20`, with `T10:30:00` where a time is told; a time alone is `10:30:00`. */
const dayText = (serial: number, { countsFrom1904 }: Pick<Book, 'countsFrom1904'>): string | undefined => {
  const seconds = Math.round(serial * secondsOfDay);
  const isTime = seconds >= 0 && seconds < secondsOfDay && !(countsFrom1904 && seconds === 0);
  const days = Math.floor(seconds / secondsOfDay) + (countsFrom1904 ? years1904 : 0);
  if (!isTime && (days < firstDay || days > lastDay)) return undefined;
  const text = new Date(epoch + days * secondsOfDay * 1_000 + (seconds % secondsOfDay) * 1_000).toISOString();
  if (isTime) return text.slice(11, 19);
  return seconds % secondsOfDay === 0 ? text.slice(0, 10) : text.slice(0, 19);
};

/** A number as the day that it is in this workbook. */
export const dayValue = (number: number, place: string, book: Pick<Book, 'countsFrom1904'>): Said => {
  const value = dayText(number, book);
  return value === undefined
    ? {
        error: `La fecha de la celda ${place} no se puede leer: ${number}. Escríbela como texto; por ejemplo, 2026-03-31.`,
      }
    : { value, isDay: true };
};

/** In full, whatever the format rounds, but for the noise of binary fractions: fifteen digits, as spreadsheets reckon. */
const percentText = (value: number, country: Book['country']): string =>
  `${spelledNumber(String(Number((value * 100).toPrecision(15))), country)} %`;

const numberValue = (number: number, { style }: RawCell, place: string, book: Book): Said => {
  const shown = book.formats[Number(style ?? 0)] ?? 'number';
  if (shown === 'number') return { value: number };
  if (shown === 'percent') return { value: percentText(number, book.country) };
  if (shown !== 'date')
    return {
      value: Number.isInteger(number) && number >= 0 ? String(number).padStart(shown.digits, '0') : number,
    };
  return dayValue(number, place, book);
};

const isoDay = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?)(?:[.\d]*)(?:Z|[+-]\d\d:\d\d)?)?$/;
/** A day that is written in full says its midnight too. */
const isoValue = (content: string): string => {
  const [, day, time] = isoDay.exec(content) ?? [];
  if (day === undefined) return content;
  return time === undefined || /^00:00(?::00)?$/.test(time) ? day : `${day}T${time}`;
};

/** @param place the cell's name, `C7` */
export const cellValue = (cell: RawCell, place: string, book: Book): Said => {
  const { type, content, isFormula } = cell;
  if (type === 'e')
    return {
      error: `La celda ${place} tiene un error de Excel (${beginningOf(content ?? '', 30)}). Corrígelo y guarda el libro.`,
    };
  const isNumber = type === undefined || type === 'n';
  if (content === undefined || (content === '' && type !== 'str') || (isNumber && content.trim() === ''))
    return isFormula
      ? {
          error: `La fórmula de la celda ${place} no tiene resultado. Abre el libro en Excel y guárdalo de nuevo.`,
        }
      : {};
  const text = type === 's' ? book.texts.at(Number(content)) : content;
  if (text === undefined)
    return {
      error: `El texto de la celda ${place} no está en el libro. Ábrelo en Excel y guárdalo de nuevo.`,
    };
  if (text.length > longestCell) return { error: tooLong(place) };
  if (type === 's') return { value: text };
  if (type === 'b') return { value: /^(?:1|true)$/i.test(content) ? 'sí' : 'no' };
  if (type === 'd') return { value: isoValue(content), isDay: true };
  if (!isNumber) return { value: plainText(content) };
  // As XML writes numbers: `0x10` is none.
  const number = /^[\s\d.eE+-]+$/.test(content) ? Number(content) : NaN;
  return Number.isFinite(number)
    ? numberValue(number, cell, place, book)
    : { error: `El número de la celda ${place} no se puede leer.` };
};

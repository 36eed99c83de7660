/** Cells of exported tables, and times in the zone of their country. */
import { zoneOffset } from '@cotejo/core/kit/time';

/** A time as a clock on the wall shows it: without a zone, in the order of a calendar. */
export type WallTime = { readonly wall: Date };
/** A number that is shown with all of its decimals, as money is. */
export type Decimal = { readonly value: number; readonly decimals: number };
/** Text is text however a spreadsheet would read its letters: ids, documents, phones and codes. */
export type Cell = string | number | Decimal | WallTime | null;

/** Digits of a number that spreadsheets keep. */
const mostDigits = 15;
/** A decimal that is stored as text, such as a price; text that is no number, or has more digits than are kept, stays text. */
export const decimalCell = (text: string): Cell =>
  /^-?\d{1,14}(?:\.\d{1,6})?$/.test(text) && text.replaceAll(/\D/g, '').length <= mostDigits
    ? { value: Number(text), decimals: text.split('.')[1]?.length ?? 0 }
    : text;

/** A number, a time or a fraction as people type it, with its sign, its currency or its exponent. */
const number = /^(?:[-+($€£¥₡ ]|S\/\.?|US\$)*[.,]?\d[-+\d.,:/()%$€ ]*(?:e[-+]?\d+)?(?: ?[ap]\.? ?m?\.?)?$/i;
/** `MAR1`, `1-dic`, `Sept 2`. */
const date =
  /^(?=.*\d)\d{0,4}[ ./-]*(?:ene|feb|mar|abr|may|jun|jul|ago|se[pt]|oct|nov|dic|jan|apr|aug|dec)[a-z]*[ ./-]*\d{0,4}$/i;
const truth = /^(?:true|false|verdadero|falso)$/i;
/** As spreadsheets in English and Spanish write their own errors. */
const fault = /^#(?:N\/[AD]|[¡¿]?[\p{L}\d/_]+[!?])$/iu;

/** Whether a spreadsheet would take a text for a number, a date or a truth value, and lose digits or letters of it. */
export const isTakenForValue = (text: string): boolean =>
  number.test(text) || date.test(text) || truth.test(text) || fault.test(text);

/** @param instant UTC, ISO 8601 */
export const wallTime = (instant: string, timeZone: string): WallTime => {
  const at = Date.parse(instant);
  return { wall: new Date(at + zoneOffset(at, timeZone)) };
};

/** `2026-03-02 10:00:00` */
export const wallText = ({ wall }: WallTime): string =>
  Number.isNaN(wall.getTime())
    ? 'fecha inválida'
    : wall
        .toISOString()
        .replace('T', ' ')
        .replace(/\.\d+Z$/, '');

/** A table on its way out: bytes for its beginning, for some rows, for its end. */
export type TableWriter = {
  begin(): Promise<Buffer>;
  rows(rows: readonly (readonly Cell[])[]): Promise<Buffer>;
  end(): Promise<Buffer>;
};

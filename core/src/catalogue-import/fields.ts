/** Cells as files have them: numbers that are texts, with a comma or a point, and lists within a cell. */
import iconv from 'iconv-lite';
import { z } from 'zod';
import { mostClinics } from '../product-content/index.ts';
import { decimal } from '../kit/decimal/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { plainNumber } from '../kit/money/index.ts';
import { plainly } from '../kit/text/index.ts';
import { calendarDay, readJson } from '../kit/validation/index.ts';

const missing = 'Campo requerido.';

/** Dashes and quotes of Windows that somebody took for Latin 1 are what they were; other control characters are blanks. */
const printable = (text: string): string =>
  text
    .replace(/[\u0080-\u009f]/g, (sign) => iconv.decode(Buffer.from(sign, 'latin1'), 'windows-1252'))
    .replace(/\p{Cc}/gu, ' ');

const tidy = (text: string): string => printable(text.normalize('NFC')).replace(/\s+/g, ' ').trim();

const textOr = (error: string) =>
  z.union([z.string(), z.number()], { error }).transform((value) => tidy(String(value)));
const longest = z.string().max(200, 'Son 200 caracteres como máximo.');

export const cellText = textOr(missing).pipe(longest.min(1, missing));

/** One that may be empty, which is as if it was not there. */
export const maybeText = textOr('Debe ser un texto.')
  .pipe(longest)
  .transform((told) => (told === '' ? undefined : told))
  .optional();

/** A number or the text of one; a percentage is none, for nobody can tell whether `7 %` is 7 or 0.07. */
const plainCell = z
  .union([z.string(), z.number()], { error: missing })
  .refine((value) => !/%\s*$/.test(String(value)), 'Debe ser un número, no un porcentaje.');

/** As people write one, and not as programs may: `0x10` and `1e2` are none. */
const numberIn = (text: string): number => {
  const number = text.trim().replace(',', '.');
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : NaN;
};

export const cellNumber = (from: number, to: number) => {
  const message = `Debe ser un número de ${from} a ${to}.`;
  return plainCell
    .transform((value) => (typeof value === 'number' ? value : numberIn(value)))
    .pipe(z.number(message).min(from, message).max(to, message));
};

/** A workbook keeps 0.1 + 0.2 as it was reckoned. */
const withoutNoise = (value: number): string => {
  const rounded = Number(value.toFixed(6));
  return String(Math.abs(value - rounded) < 1e-9 ? rounded : value);
};
/** A decimal as tables keep it, as text and exact, of what a country's people write. */
export const cellDecimal = (country: CountryCode) =>
  plainCell
    .transform((value) => (typeof value === 'number' ? withoutNoise(value) : plainNumber(value, country)))
    .pipe(decimal);

/** What tells percent: `7 %` is 7, and so is 7. */
const percentOf = <Number extends z.ZodType>(number: Number) =>
  z.preprocess((value) => (typeof value === 'string' ? value.replace(/%\s*$/, '') : value), number);
/** The same of percent. */
export const cellPercent = (country: CountryCode) => percentOf(cellDecimal(country));

/** Days since 30 December 1899, as workbooks count them: from March 1900, before which they have a day too many, to 2099. */
const [firstDay, lastDay] = [61, 73_050];
const wrongDay = 'Debe ser una fecha, como 2026-03-31 o 31/03/2026.';
/** A day with a time, as programs write both; that of the day is what is asked for. */
const withTime =
  /^(\d{4}-\d\d-\d\d|\d{1,2}[/.-]\d{1,2}[/.-]\d{4})[T ]\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/;
/** A day as workbooks, people and programs write it. */
export const cellDay = z
  .union([z.string(), z.number()], { error: missing })
  .transform((value) => {
    if (typeof value === 'number')
      return Number.isInteger(value) && value >= firstDay && value <= lastDay
        ? new Date(Date.UTC(1899, 11, 30 + value)).toISOString().slice(0, 10)
        : '';
    const day = value.trim().replace(withTime, '$1');
    const [, date, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(day) ?? [];
    return year === undefined ? day : `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}`;
  })
  .pipe(calendarDay(wrongDay));

const yes: readonly string[] = ['si', 's', 'x', 'true', 'verdadero', '1'];
const no: readonly string[] = ['no', 'n', 'false', 'falso', '0', ''];
/** Whether it says yes; nothing says no. */
export const cellYes = z
  .union([z.boolean(), z.number(), z.string()], 'Debe ser sí o no.')
  .optional()
  .transform((value, context) => {
    const word = plainly(String(value ?? ''));
    if (![...yes, ...no].includes(word)) context.addIssue({ code: 'custom', message: 'Debe ser sí o no.' });
    return yes.includes(word);
  });

/**
 * In a cell of a table, an object is its JSON.
 * @param longest characters; what is longer is not read, for reading costs many times its length
 */
export const cellObject = <Schema extends z.ZodType>(schema: Schema, longest: number) =>
  z.preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    const refused = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    if (value.length > longest) return refused(`Son ${longest} caracteres como máximo.`);
    const read = readJson(value);
    return 'value' in read ? read.value : refused(read.message ?? 'No es JSON válido.');
  }, schema);

const share = percentOf(cellNumber(0, 100));

const wrongPair = 'Escribe clínica:porcentaje, separados por punto y coma.';
const pairsIn = (cell: string): readonly (readonly [string, unknown])[] =>
  cell
    .split(/[;\n]/)
    .filter((pair) => pair.trim() !== '')
    .map((pair) => {
      const [clinic = '', percent, ...more] = pair.split(/[:=]/);
      return [clinic, more.length > 0 ? undefined : percent];
    });
const pairsOf = (given: object | string): readonly (readonly [string, unknown])[] =>
  typeof given === 'string' ? pairsIn(given) : Object.entries(given);
const areShares = (given: unknown): given is object | string =>
  typeof given === 'string' || (typeof given === 'object' && given !== null && !Array.isArray(given));

/** Characters of a cell: more than all of a plan's clinics take. */
const longestShares = mostClinics * 120;
const tooMany = `Son ${mostClinics} clínicas como máximo.`;

const isPair = ([clinic, percent]: readonly [string, unknown]): boolean =>
  tidy(clinic) !== '' && share.safeParse(percent).success;

/** Of which a name can be made. */
const isClinicId = (id: string): boolean => /^[\p{L}\d]/u.test(id) && id.length <= 100;
const wrongClinic =
  'La clínica se nombra con una letra o un número al comienzo, y 100 caracteres como máximo.';

/** Percentages by clinic: an object, or `clinica-uno:80; clinica-dos:60` in a cell. */
export const sharesByClinic = z.preprocess(
  (given, context) => {
    if (!areShares(given)) return given;
    const isText = typeof given === 'string';
    const pairs = isText && given.length > longestShares ? undefined : pairsOf(given);
    // Before any of them is looked at: a cell may hold millions.
    if (!pairs || pairs.length > mostClinics) {
      context.addIssue({ code: 'custom', message: tooMany });
      return z.NEVER;
    }
    if (isText && !pairs.every(isPair)) context.addIssue({ code: 'custom', message: wrongPair });
    const shares = new Map<string, unknown>();
    for (const [name, percent] of pairs) {
      const id = tidy(name);
      const refuse = (message: string) =>
        context.addIssue({ code: 'custom', path: id === '' ? [] : [id], message });
      if (!isClinicId(id)) refuse(wrongClinic);
      else if (shares.has(id)) refuse('Está repetida.');
      shares.set(id, percent);
    }
    return Object.fromEntries(shares);
  },
  z.record(z.string(), share, wrongPair).default({}),
);

const mostWords = 50;
/** A list, or one within a cell. */
export const words = z
  .union([z.array(z.string()), z.string().transform((cell) => cell.split(/[;,]/))])
  .default([])
  .transform((all) => all.map((one) => one.trim()).filter(Boolean))
  .pipe(
    z
      .array(z.string().max(100, 'Escribe 100 caracteres como máximo.'))
      .max(mostWords, `Son ${mostWords} como máximo.`),
  );

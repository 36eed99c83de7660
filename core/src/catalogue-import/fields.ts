/** Schemas of cells in imported files: numbers as text with a comma or a point, days, and lists within a cell. */
import iconv from 'iconv-lite';
import { z } from 'zod';
import { mostClinics } from '../product-content/index.ts';
import { decimal } from '../kit/decimal/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { plainNumber } from '../kit/money/index.ts';
import { cleaned, plainly } from '../kit/text/index.ts';
import { calendarDay, readJson } from '../kit/validation/index.ts';

const missing = 'Campo requerido.';

/** Dashes and quotes of Windows-1252 that were decoded as Latin-1 are restored; other control characters become blanks. */
const printable = (text: string): string =>
  text
    .replace(/[\u0080-\u009f]/g, (sign) => iconv.decode(Buffer.from(sign, 'latin1'), 'windows-1252'))
    .replace(/\p{Cc}/gu, ' ');

const tidy = (text: string): string => cleaned(printable(text)).replace(/\s+/g, ' ').trim();

const textOr = (error: string) =>
  z.union([z.string(), z.number()], { error }).transform((value) => tidy(String(value)));
const longest = z.string().max(200, 'Son 200 caracteres como máximo.');

export const cellText = textOr(missing).pipe(longest.min(1, missing));

/** An optional text; an empty cell is undefined. */
export const maybeText = textOr('Debe ser un texto.')
  .pipe(longest)
  .transform((text) => (text === '' ? undefined : text))
  .optional();

/** A number or its text; a percentage is refused, since `7 %` may mean 7 or 0.07. */
const plainCell = z
  .union([z.string(), z.number()], { error: missing })
  .refine((value) => !/%\s*$/.test(String(value)), 'Debe ser un número, no un porcentaje.');

/** Accepts decimal notation only; `0x10` and `1e2` give NaN. */
const numberIn = (text: string): number => {
  const number = text.trim().replace(',', '.');
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(number) ? Number(number) : NaN;
};

export const cellNumber = (from: number, to: number) => {
  const message = `Debe ser un número de ${from} a ${to}.`;
  return plainCell
    .transform((value) => (typeof value === 'number' ? value : numberIn(value)))
    .pipe(z.number(message).min(from, message).max(to, message));
};

/** Rounds the floating-point error that workbooks store, such as that of 0.1 + 0.2. */
const withoutNoise = (value: number): string => {
  const rounded = Number(value.toFixed(6));
  return String(Math.abs(value - rounded) < 1e-9 ? rounded : value);
};
/** An exact decimal as text, from a number in the country's notation. */
export const cellDecimal = (country: CountryCode) =>
  plainCell
    .transform((value) => (typeof value === 'number' ? withoutNoise(value) : plainNumber(value, country)))
    .pipe(decimal);

/** Accepts a percent sign: `7 %` is 7, and so is 7. */
const percentOf = <Number extends z.ZodType>(number: Number) =>
  z.preprocess((value) => (typeof value === 'string' ? value.replace(/%\s*$/, '') : value), number);
/** An exact decimal of percent, with or without the sign. */
export const cellPercent = (country: CountryCode) => percentOf(cellDecimal(country));

/** Serial days of workbooks, counted from 30 December 1899: from March 1900, since they take 1900 for a leap year, to 2099. */
const [firstDay, lastDay] = [61, 73_050];
const wrongDay = 'Debe ser una fecha, como 2026-03-31 o 31/03/2026.';
/** A timestamp as programs write it; only its day is used. */
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
/** A boolean from the usual words for yes and no; an empty cell is no. */
export const cellYes = z
  .union([z.boolean(), z.number(), z.string()], 'Debe ser sí o no.')
  .optional()
  .transform((value, context) => {
    const word = plainly(String(value ?? ''));
    if (![...yes, ...no].includes(word)) context.addIssue({ code: 'custom', message: 'Debe ser sí o no.' });
    return yes.includes(word);
  });

/**
 * An object, or its JSON text in a table's cell.
 * @param longest characters; a longer text is refused before it is parsed, which costs many times its length
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

/** Limit of a cell in characters: enough for the most clinics that a plan has. */
const longestShares = mostClinics * 120;
const tooMany = `Son ${mostClinics} clínicas como máximo.`;

const isPair = ([clinic, percent]: readonly [string, unknown]): boolean =>
  tidy(clinic) !== '' && share.safeParse(percent).success;

/** Clinic ids begin with a letter or digit, so that a name can be derived from them. */
const isClinicId = (id: string): boolean => /^[\p{L}\d]/u.test(id) && id.length <= 100;
const wrongClinic =
  'La clínica se nombra con una letra o un número al comienzo, y 100 caracteres como máximo.';

/** Percentages by clinic: an object, or `clinica-uno:80; clinica-dos:60` in a cell. */
export const sharesByClinic = z.preprocess(
  (given, context) => {
    if (!areShares(given)) return given;
    const isText = typeof given === 'string';
    const pairs = isText && given.length > longestShares ? undefined : pairsOf(given);
    // Counted before any pair is parsed: a cell may hold millions.
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
/** A list of words, or one text separated by commas or semicolons. */
export const words = z
  .union([z.array(z.string()), z.string().transform((cell) => cell.split(/[;,]/))])
  .default([])
  .transform((all) => all.map((one) => one.trim()).filter(Boolean))
  .pipe(
    z
      .array(z.string().max(100, 'Escribe 100 caracteres como máximo.'))
      .max(mostWords, `Son ${mostWords} como máximo.`),
  );

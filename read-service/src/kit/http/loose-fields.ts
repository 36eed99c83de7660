/** Fields of the public calls as their clients send them: numbers and flags may be text, blanks and null are nothing. */
import { z } from 'zod';

const nothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Converts a value by `read`; the message is the error where it can't. */
const readBy = <Value>(message: string, read: (value: unknown) => Value | undefined, example: z.ZodType) =>
  z
    .unknown()
    .transform((value, context): Value | undefined => {
      if (nothing(value)) return undefined;
      const found = read(value);
      if (found === undefined) context.addIssue({ code: 'custom', message });
      return found;
    })
    .meta({ ...z.toJSONSchema(example), $schema: undefined })
    .optional();

const asNumber = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && /^\d{1,16}(?:\.\d{1,8})?$/.test(value) ? Number(value) : undefined;
};

/** A number within bounds. */
export const number = (from: number, to: number) =>
  readBy(
    `Debe ser un número de ${from} a ${to}.`,
    (value) => {
      const found = asNumber(value);
      return found !== undefined && found >= from && found <= to ? found : undefined;
    },
    z.number().min(from).max(to),
  );

/** A whole number within bounds. */
export const whole = (from: number, to: number) =>
  readBy(
    `Debe ser un número entero de ${from} a ${to}.`,
    (value) => {
      const found = asNumber(value);
      return Number.isInteger(found) && found! >= from && found! <= to ? found : undefined;
    },
    z.int().min(from).max(to),
  );

export const flag = readBy(
  'Debe ser true o false.',
  (value) =>
    value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined,
  z.boolean(),
);

/** One of some words, whatever their capitals. */
export const word = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  readBy(
    `Debe ser uno de: ${words.join(', ')}.`,
    (value): Words[number] | undefined =>
      typeof value === 'string'
        ? words.find((one) => one.toLowerCase() === value.trim().toLowerCase())
        : undefined,
    z.enum(words),
  );

/** A short text that a database can look for. */
export const shortText = (most: number) =>
  readBy(
    `Debe ser un texto de ${most} letras como máximo.`,
    (value) =>
      typeof value === 'string' && value.length <= most && !/\p{Cs}|\0/u.test(value)
        ? value.trim()
        : undefined,
    z.string().max(most),
  );

/** Separated by commas, or a list in a body. @param longest characters of an item with its comma */
const listBy = <Value>(
  message: string,
  most: number,
  read: (value: unknown) => Value | undefined,
  example: z.ZodType,
  longest = 20,
) =>
  readBy(
    message,
    (value) => {
      const items: unknown[] | undefined =
        typeof value === 'string' && value.length <= longest * most
          ? value.split(',').map((item) => item.trim())
          : Array.isArray(value)
            ? value
            : typeof value === 'number'
              ? [value]
              : undefined;
      if (!items || items.length > most) return undefined;
      const found = items.map(read);
      return found.every((item) => item !== undefined)
        ? ([...new Set(found)] as readonly Value[])
        : undefined;
    },
    z.union([z.string(), z.array(example)]),
  );

export const ids = (most: number) =>
  listBy(
    `Debe ser una lista de números enteros separados por comas, ${most} como máximo.`,
    most,
    (value) => {
      const found = asNumber(value);
      return Number.isSafeInteger(found) && found! > 0 ? found : undefined;
    },
    z.int(),
  );
export const numbers = (most: number) =>
  listBy(
    `Debe ser una lista de números separados por comas, ${most} como máximo.`,
    most,
    (value) => asNumber(value),
    z.number(),
  );
export const words = <const Words extends readonly [string, ...string[]]>(of: Words) =>
  listBy(
    `Debe ser una lista separada por comas de: ${of.join(', ')}.`,
    of.length,
    (value): Words[number] | undefined =>
      typeof value === 'string' ? of.find((one) => one.toLowerCase() === value.toLowerCase()) : undefined,
    z.enum(of),
  );
export const codes = (most: number) =>
  listBy(
    `Debe ser una lista de códigos separados por comas, ${most} como máximo.`,
    most,
    (value) =>
      typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/.test(value) ? value : undefined,
    z.string(),
    122,
  );

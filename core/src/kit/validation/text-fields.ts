/** Fields of text: what must be there, what may be left out, and what can be stored; messages in Spanish. */
import { z } from 'zod';
import { cleaned, fitsIn } from '../text/index.ts';
import { notStorable } from './json-errors.ts';

/** How a field that must be there and is not is told. */
export const required = 'Campo requerido.';

const notText = 'Debe ser un texto.';

/** Characters that can't be stored, and other control characters, kept out of logs; tabs and line ends are text. */
const unprintable = /[\p{Cs}\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/u;
/** Whether a text can be stored, and shown as it is. */
export const isPrintable = (value: string): boolean => !unprintable.test(value);

const tooLong = (maximum: number): string => `Escribe ${maximum} caracteres como máximo.`;

/** A text as people see it (`cleaned`), and as long as they count it. */
const seen = (maximum: number, params: string | z.core.$ZodStringParams) =>
  z
    .string(params)
    .overwrite((value) => cleaned(value).trim())
    .refine((value) => fitsIn(value, maximum), tooLong(maximum))
    .refine(isPrintable, notStorable);

/** A field that must be there: absent, null or blank are all told alike. */
export const text = (maximum: number) =>
  seen(maximum, { error: ({ input }) => (input === undefined || input === null ? required : notText) })
    .min(1, required)
    .meta({ maxLength: maximum });

/** A field that may be emptied: what is blank is the empty text. */
export const emptiableText = (maximum: number) => seen(maximum, notText).meta({ maxLength: maximum });

/** A field that may be left out, blank, or null. */
export const optionalText = (maximum: number) =>
  emptiableText(maximum)
    .nullish()
    .transform((value) => value || undefined);

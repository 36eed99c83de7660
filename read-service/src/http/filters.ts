/** The kinds of values that filters take, and nothing that Postgres would stumble over. */
import { z } from 'zod';

const listOf = <S extends z.ZodType>(one: S) =>
  z
    .union([one.transform((value) => [value]), z.array(one).max(1_000)], 'El valor del filtro no es válido.')
    .transform((values) => values as z.output<S>[]);

/** One or several; several mean any of them. */
export const uuids = listOf(z.uuid());
export const ids = listOf(z.int().min(0).max(2_147_483_647));
export const oneOf = <const Values extends readonly string[]>(values: Values) => listOf(z.enum(values));

export const uuid = z.uuid('Debe ser un UUID.');

export const searchText = z
  .string('Debe ser un texto.')
  .max(200, 'Escribe 200 caracteres como máximo.')
  .refine((value) => !value.includes('\u0000'), 'Contiene un carácter no válido.');

/** An instant, or a day for its beginning in UTC. */
export const instant = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], 'Debe ser una fecha ISO.')
  .transform((value) => new Date(value))
  .refine((date) => !Number.isNaN(date.getTime()), 'Debe ser una fecha ISO.');

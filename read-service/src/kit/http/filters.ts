/** The kinds of values that filters take, and nothing that Postgres would stumble over. */
import { cleaned, fitsIn, indexedText } from '@cotejo/core/kit/text';
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { z } from 'zod';

const asList = <Value>(input: Value | readonly Value[]): readonly Value[] =>
  Array.isArray(input) ? (input as readonly Value[]) : [input as Value];

/** One or several of something. */
export const listOf = <S extends z.ZodType>(one: S, message: string) => {
  const list = z.array(one).max(1_000);
  return z
    .custom<z.output<S> | readonly z.output<S>[]>((input) => list.safeParse(asList(input)).success, message)
    .transform((input) => asList(input));
};

/** One or several; several mean any of them. */
export const uuids = listOf(z.uuid(), 'Debe ser un UUID, o una lista.');
export const ids = listOf(z.int().min(0).max(2_147_483_647), 'Debe ser un número, o una lista.');
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  listOf(z.enum(values), `Debe ser uno de: ${values.join(', ')}.`);

export const uuid = z.uuid('Debe ser un UUID.');

export const searchText = z
  .string('Debe ser un texto.')
  .overwrite(cleaned)
  .refine((value) => fitsIn(value, 200), 'Escribe 200 caracteres como máximo.')
  .refine((value) => !value.includes('\u0000'), 'Contiene un carácter no válido.');

/** An instant, or a day for its beginning in UTC. */
export const instant = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], 'Debe ser una fecha ISO.')
  .transform((value) => new Date(value))
  .refine((date) => !Number.isNaN(date.getTime()), 'Debe ser una fecha ISO.');

const zones: ReadonlySet<string> = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);

/** The name of a time zone, `America/Lima`. */
export const timeZone = z
  .string()
  .refine((name) => zones.has(name), 'Debe ser una zona horaria, como America/Lima.');

/** A day, `2026-03-31`. */
export const day = z.iso.date('Debe ser una fecha, como 2026-03-31.');

/** Codes and names as the columns of indexes hold them; several mean any of them. */
export const texts = listOf(
  z
    .string()
    .refine((value) => fitsIn(value, 200) && !value.includes('\u0000'))
    .transform(indexedText),
  'Debe ser un texto, o una lista.',
);

/** True or false; a form's choices and addresses hold them as text. */
export const yesOrNo = z
  .union([z.boolean(), z.enum(['true', 'false'])], 'Debe ser true o false.')
  .transform((value) => String(value) === 'true');

/** The filter without which a list is nobody's question. @throws HttpProblem (400) that names it where it is not given */
export const demanded = <Filter extends object, Name extends keyof Filter & string>(
  filter: Filter,
  name: Name,
): NonNullable<Filter[Name]> => {
  const given = filter[name];
  if (given === undefined || given === null)
    throw new HttpProblem(
      problem(400, 'MALFORMED', 'La consulta está mal formada.', { [`filter.${name}`]: 'Campo requerido.' }),
    );
  return given;
};

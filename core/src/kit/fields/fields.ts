/** The fields that the catalogue's records are made of, with messages in Spanish. Their schemas are also the stored format: they only ever widen. */
import { z } from 'zod';
import { calendarDay, emptiableText, required, text } from '../validation/index.ts';

export const notAnObject = 'Debe ser un objeto.';

/** A missing value gets the message for required fields, any other value the given one. */
const unlessMissing =
  (message: string) =>
  ({ input }: { readonly input?: unknown }): string =>
    input === undefined || input === null ? required : message;

/** An object with these fields and no others. */
export const record = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, { error: (issue) => (issue.code === 'invalid_type' ? notAnObject : undefined) });

/** A name or a title. */
export const name = text(200);
/** A paragraph or several. */
export const prose = text(10_000);
/** An optional value, which may also be null. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullish();
/** Texts that may also be blank. */
export const maybeName = maybe(emptiableText(200));
export const maybeProse = maybe(emptiableText(10_000));

/** A piece of an address: what stands between two slashes. */
export const slug = text(120).regex(
  /^[\p{L}\d]+(?:[._-][\p{L}\d]+)*$/u,
  'Escribe letras y números, con guiones en vez de espacios.',
);

/** An address within the site. */
export const sitePath = text(300).regex(
  /^(?:\/[\p{L}\d._~-]+)+$/u,
  'Escribe una ruta del sitio, como /Seguros/Aseguradora/Plan.',
);

/** Where a file is: on the site itself or elsewhere, and nothing that a browser would run. */
export const address = text(500).regex(
  /^(?:https:\/\/[^\s<>"]+|\/(?![/\\])[^\s<>"]*)$/,
  'Escribe una dirección https://… o una ruta del sitio.',
);

/** Where a picture is: on the site itself, so that nobody who looks at a page is sent to somebody else's machine. */
export const picture = text(500).regex(
  /^\/(?![/\\])[^\s<>"\\]*$/,
  'Sube la imagen: no se muestran las que están en otro sitio.',
);

export const colour = text(7).regex(
  /^#(?:[\da-f]{3}|[\da-f]{6})$/i,
  'Escribe un color de 3 o 6 dígitos hexadecimales, como #0a7d4f.',
);

const wholeMessage = 'Debe ser un número entero.';
/** A whole number within bounds, both included. */
export const whole = (from: number, to: number = Number.MAX_SAFE_INTEGER) => {
  const message = to === Number.MAX_SAFE_INTEGER ? `Desde ${from}.` : `Debe ser de ${from} a ${to}.`;
  return z
    .int({ error: unlessMissing(wholeMessage) })
    .min(from, message)
    .max(to, message);
};

/** The number that something of the catalogue has. */
export const number = whole(1);

/** A number with a fraction, within bounds. */
export const decimal = (from: number, to: number) => {
  const message = `Debe ser un número de ${from} a ${to}.`;
  return z
    .number({ error: unlessMissing(message) })
    .min(from, message)
    .max(to, message);
};

export const flag = z.boolean({ error: unlessMissing('Debe ser sí o no.') });

/** A day, `2026-03-31`. */
export const day = calendarDay({ error: unlessMissing('Debe ser una fecha, como 2026-03-31.') });

/** One of some words. */
export const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: unlessMissing(`Elige uno de: ${words.join(', ')}.`) });

/** A list of so many at most. */
export const list = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item, { error: unlessMissing('Debe ser una lista.') }).max(most, `Son ${most} como máximo.`);

type Numbered = { readonly id: number };

/** A list whose members are known by their number, each once. */
export const numbered = <Item extends z.ZodType<Numbered>>(item: Item, most: number) =>
  list(item, most).superRefine((members, context) => {
    const seen = new Set<number>();
    for (const [index, { id }] of members.entries()) {
      if (seen.has(id)) context.addIssue({ code: 'custom', path: [index, 'id'], message: 'Está repetido.' });
      seen.add(id);
    }
  });

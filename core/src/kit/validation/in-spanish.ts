/** Spanish messages for fields whose rule has none of its own. */
import { type z } from 'zod';
import { required } from './text-fields.ts';

const expectations: Readonly<Record<string, string>> = {
  string: 'Debe ser un texto.',
  number: 'Debe ser un número.',
  int: 'Debe ser un número entero.',
  boolean: 'Debe ser sí o no.',
  array: 'Debe ser una lista.',
  tuple: 'Debe ser una lista.',
  object: 'Debe ser un objeto.',
  record: 'Debe ser un objeto.',
};

const counted: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: [' letra', ' letras'],
  array: [' elemento', ' elementos'],
};
const countedBy = (origin: string, count: number | bigint): string => {
  const [one, many] = counted[origin] ?? ['', ''];
  return Number(count) === 1 ? one : many;
};

/** Which of several shapes a record has is not said, or is none of them. */
const isUnsaid = ({ input }: { readonly input?: unknown }, discriminator: string): boolean =>
  typeof input === 'object' &&
  input !== null &&
  ((input as Readonly<Record<string, unknown>>)[discriminator] ?? '') === '';

/** To be given to `safeParse`, so that nothing is refused in English; a rule's own message comes first. */
export const inSpanish: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined || issue.input === null) return required;
  if (issue.code === 'invalid_type') return expectations[issue.expected] ?? 'No es un valor válido.';
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1) return required;
  if (issue.code === 'too_small')
    return `Como mínimo ${issue.minimum}${countedBy(issue.origin, issue.minimum)}.`;
  if (issue.code === 'too_big')
    return `Como máximo ${issue.maximum}${countedBy(issue.origin, issue.maximum)}.`;
  if (issue.code === 'invalid_union' && issue.discriminator && isUnsaid(issue, issue.discriminator))
    return required;
  return 'No es un valor válido.';
};

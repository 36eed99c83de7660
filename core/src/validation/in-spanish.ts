/** What is told of a field whose rule has no message of its own. */
import { type z } from 'zod';
import { required } from './person-fields.ts';

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

const counted: Readonly<Record<string, string>> = { string: ' letras', array: ' elementos' };
const countedBy = (origin: string): string => counted[origin] ?? '';

/** To be given to `safeParse`, so that nothing is refused in English; a rule's own message comes first. */
export const inSpanish: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined || issue.input === null) return required;
  if (issue.code === 'invalid_type') return expectations[issue.expected] ?? 'No es un valor válido.';
  if (issue.code === 'too_small') return `Como mínimo ${issue.minimum}${countedBy(issue.origin)}.`;
  if (issue.code === 'too_big') return `Como máximo ${issue.maximum}${countedBy(issue.origin)}.`;
  return 'No es un valor válido.';
};

/** The server says of every field alike that it is missing: of what is chosen, the form says to choose. */
import { type Field } from '../../schema/field.ts';

const chosen: readonly Field['kind'][] = ['choice', 'choices', 'flag', 'variants', 'reference', 'references'];

/** @returns the problem, in words that fit the field */
export const missingWords = (kind: Field['kind'], problem: string | undefined): string | undefined => {
  if (problem !== 'Campo requerido.') return problem;
  if (kind === 'day') return 'Elige una fecha.';
  return chosen.includes(kind) ? 'Elige una opción.' : problem;
};

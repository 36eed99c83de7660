/** The server says of every field alike that it is missing: of what is chosen, the form says to choose. */
import { type Field } from '../schema/field.ts';

const chosen: readonly Field['kind'][] = ['choice', 'choices', 'flag', 'variants', 'reference', 'references'];

/** @returns the problem, in words that fit the field */
export const missingWords = (
  kind: Field['kind'],
  problem: string | undefined,
  translate: (key: string) => string,
): string | undefined => {
  if (problem !== translate('cotejo.command.required')) return problem;
  if (kind === 'day') return translate('cotejo.command.chooseDay');
  return chosen.includes(kind) ? translate('cotejo.command.choose') : problem;
};

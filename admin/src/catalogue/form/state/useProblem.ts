/** What is wrong with a field without parts, in words that help whoever types. */
import { exampleAmount, readAmount } from '../../schema/amounts.ts';
import { type Field } from '../../schema/field.ts';
import { type FormErrors, useFormState } from './form-context.ts';
import { missingWords } from './missingWords.ts';

/** What is wrong with it, or with one of its lines. */
const problemAt = (errors: FormErrors, path: string): string | undefined => {
  const own = errors[path];
  if (own !== undefined) return own;
  const line = Object.keys(errors).find((one) => one.startsWith(`${path}.`));
  return line && `${Number(line.slice(path.length + 1)) + 1}: ${errors[line]}`;
};

/** @param typed as it stands: that an amount is no whole number of cents is told as what may be typed */
export const useProblem = (
  field: Field,
  path: string,
  typed: string,
  unit: string | undefined,
): string | undefined => {
  const { errors, country } = useFormState();
  const problem = missingWords(field.kind, problemAt(errors, path));
  const isNoAmount =
    field.kind === 'amount' && typed.trim() !== '' && typeof readAmount(typed, unit, country) !== 'number';
  return problem !== undefined && isNoAmount
    ? `Escribe un monto, como ${exampleAmount(unit, country)}.`
    : problem;
};

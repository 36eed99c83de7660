/** The rules of a filled-in form, as data: checked while somebody types, and again when the form arrives. */
import { type FieldErrors } from '../kit/event-sourcing/index.ts';
import { evaluate, type Expression, isBlank, listAt, type Scalar, valueAt } from './expression.ts';
import { type ProfileForm } from './form-definition.ts';

export type FormRule = {
  /** The list whose entries it is about, one by one; the form as a whole without it. */
  readonly each?: string;
  /** Only where this holds. */
  readonly when?: Expression;
  readonly holds: Expression;
  /** The field that is told, inside the entry where the rule is about a list. */
  readonly at: string;
  /** Without one, {@link invalidProfile}. */
  readonly message?: string;
};

export type Violation = { readonly path: string; readonly message: string };

/** The message of an error without one of its own (spec, public side, section 8). */
export const invalidProfile = 'Perfil inválido';

/** More than any form shows. */
const mostViolations = 100;

const violationsOf = (rule: FormRule, model: unknown): readonly Violation[] => {
  const { each, when = true, holds, at, message = invalidProfile } = rule;
  const isBroken = (item?: unknown): boolean =>
    evaluate(when, model, item) === true && evaluate(holds, model, item) !== true;
  if (each === undefined) return isBroken() ? [{ path: at, message }] : [];
  return listAt(model, each).flatMap((item, index) =>
    isBroken(item) ? [{ path: `${each}.${index}.${at}`, message }] : [],
  );
};

/** The errors of a model, in the order of the rules. It never throws, whatever the model is. */
export const brokenRules = (rules: readonly FormRule[], model: unknown): readonly Violation[] =>
  rules.flatMap((rule) => violationsOf(rule, model)).slice(0, mostViolations);

/**
 * The result of a check as one message: a text is the message, a list gives its first, and what is only wrong is
 * {@link invalidProfile} (spec, public side, section 5).
 * @returns nothing for what is right
 */
export const messageOf = (result: boolean | string | readonly string[]): string | undefined => {
  if (typeof result === 'boolean') return result ? undefined : invalidProfile;
  if (typeof result === 'string') return result || invalidProfile;
  return result.length > 0 ? result[0] || invalidProfile : undefined;
};

export type RequiredField = { readonly field: string; readonly label: string };

const isFilled = (model: unknown, field: string): boolean => {
  const value = valueAt(model, field);
  return Array.isArray(value) ? value.length > 0 : !isBlank((value ?? null) as Scalar);
};

/**
 * A form counts as filled in once one of its required fields is (spec, public side, section 5).
 * @returns while none is, what to say of all of them, at the first
 */
export const missingFields = (required: readonly RequiredField[], model: unknown): Violation | undefined => {
  const [first] = required;
  if (!first || required.some(({ field }) => isFilled(model, field))) return undefined;
  const labels = required.map(({ label }) => label).join(', ');
  return { path: first.field, message: `No se ingresaron los siguientes campos: ${labels}` };
};

/**
 * Errors of a model by the form's own rules, a message by field: the first rule about a field is the one that is told. A
 * browser knows it without the code that reads profiles for prices.
 */
export const ruleErrors = (
  { requiredFields, validationRules }: Pick<ProfileForm, 'requiredFields' | 'validationRules'>,
  model: unknown,
): FieldErrors => {
  const missing = missingFields(requiredFields, model);
  if (missing) return { [missing.path]: missing.message };
  const broken = brokenRules(validationRules, model);
  return Object.fromEntries([...broken].reverse().map(({ path, message }) => [path, message]));
};

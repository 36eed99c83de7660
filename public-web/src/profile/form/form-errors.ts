/** What is wrong with a profile while it is filled in, by the form's rules and by what only a form shows. */
import {
  type FormField,
  messageOf,
  type ProfileForm,
  type ProfileModel,
  ruleErrors,
} from '@cotejo/core/profile-form';
import { isOfCouple } from './model-changes.ts';
import { listAt, valueAt } from '../model-path.ts';

export type ProfileErrors = Readonly<Record<string, string>>;

/** Choices that begin with nothing chosen and still have nothing, with what to say of each. */
const unchosen = ({ fldName, elements }: FormField, model: ProfileModel) =>
  elements
    .filter(({ fieldType, defaultValue }) => fieldType.fldType === 'radio' && defaultValue === null)
    .flatMap(({ name, label }) =>
      listAt(model, fldName).map(
        (_, index) => [`${fldName}.${index}.${name}`, `Falta elegir ${label.toLowerCase()}.`] as const,
      ),
    )
    .filter(([path]) => (valueAt(model, path) ?? null) === null);

/** @returns a message by path; nothing is wrong when it is empty */
export const formErrors = (form: ProfileForm, model: ProfileModel): ProfileErrors => ({
  ...Object.fromEntries(form.profileFormFields.flatMap((field) => unchosen(field, model))),
  ...ruleErrors(form, model),
});

export const singular = (name: string): string => name.replace(/s$/, '');

/** A person or a pet of the form: *Dependiente 2*, or *Dependiente* of one alone. */
export const entryName = (
  { fldName, groupedBy }: Pick<FormField, 'fldName' | 'groupedBy'>,
  model: ProfileModel,
  index: number,
): string => {
  const kind = singular(groupedBy ?? '');
  if (isOfCouple(model, { fldName })) return index === 0 ? kind : 'Tu pareja';
  return listAt(model, fldName).length > 1 ? `${kind} ${index + 1}` : kind;
};

const inSentence = (message: string): string => message.slice(0, 1).toLowerCase() + message.slice(1);

/** What to say of all that is wrong: the first of it, and of whom it is. */
export const firstMessage = (
  form: ProfileForm,
  model: ProfileModel,
  errors: ProfileErrors,
): string | undefined => {
  const message = messageOf(Object.values(errors));
  if (message === undefined) return undefined;
  const [list, index] = (Object.keys(errors)[0] ?? '').split('.');
  const field = form.profileFormFields.find(({ fldName, repeat }) => repeat && fldName === list);
  return field && index !== undefined
    ? `${entryName(field, model, Number(index))}: ${inSentence(message)}`
    : message;
};

/** Changes of a form's model: an answer, a person more or less. */
import {
  type FormElement,
  type FormField,
  keptModel,
  type ProfileForm,
  type ProfileModel,
  startingEntry,
  startingModel,
} from '@cotejo/core/profile-form';
import { listAt, withValueAt } from '../model-path.ts';

const holders = 'cotizante';
/** The checkbox that adds the second policyholder. */
export const couple = 'enPareja';

const asObject = (value: unknown): object => (typeof value === 'object' ? (value ?? {}) : {});

/** The model that a form opens with: the stored profile, or the form's own start. */
export const openedModel = (form: ProfileForm, said: ProfileModel | undefined): ProfileModel => {
  const start = startingModel(form);
  if (!said) return start;
  const kept = keptModel(form, said);
  const tooShort = form.profileFormFields
    .filter(({ fldName, repeat }) => repeat && listAt(kept, fldName).length < repeat.least)
    .map(({ fldName }) => [fldName, start[fldName]] as const);
  // A group that another form answered in part takes the rest from this form's start.
  const groups = form.profileFormFields
    .filter(({ fldName, fieldType }) => fieldType.fldType === 'group' && kept[fldName] !== undefined)
    .map(({ fldName }) => [fldName, { ...asObject(start[fldName]), ...asObject(kept[fldName]) }] as const);
  const opened = { ...start, ...kept, ...Object.fromEntries([...tooShort, ...groups]) };
  // A stored profile with two policyholders opens with the couple's box ticked.
  return couple in opened && listAt(opened, holders).length > 1 ? { ...opened, [couple]: true } : opened;
};

/** The profile to store from a filled-in form, marked as given by the visitor. */
export const saidModel = (form: ProfileForm, model: ProfileModel): ProfileModel => ({
  ...keptModel(form, model),
  ingresodatos: true,
});

/** Whether a checkbox alone adds and removes the second policyholder, as it does where the form asks for a couple. */
export const isOfCouple = (model: ProfileModel, { fldName }: Pick<FormField, 'fldName'>): boolean =>
  fldName === holders && couple in model;

const afterwards = (model: ProfileModel, { changeAction }: FormElement): ProfileModel => {
  if (!changeAction) return model;
  if (changeAction.action === 'set') return withValueAt(model, changeAction.field, changeAction.value);
  return changeAction.fields.reduce((cleared, field) => withValueAt(cleared, field, null), model);
};

export const withEntry = (model: ProfileModel, { fldName, elements, repeat }: FormField): ProfileModel => {
  const list = listAt(model, fldName);
  if (list.length >= (repeat?.most ?? 0)) return model;
  const entry = startingEntry(elements);
  // The second policyholder is a woman unless somebody says otherwise (spec, public side, section 4).
  const added = fldName === holders && list.length === 1 ? { ...entry, sexo: 'Femenino' } : entry;
  return { ...model, [fldName]: [...list, added], ingresodatos: true };
};

export const withoutEntry = (
  model: ProfileModel,
  { fldName, repeat }: FormField,
  index: number,
): ProfileModel => {
  const list = listAt(model, fldName);
  if (list.length <= (repeat?.least ?? 0)) return model;
  const without = { ...model, [fldName]: list.toSpliced(index, 1), ingresodatos: true };
  // A single policyholder is no couple.
  return fldName === holders && couple in model ? { ...without, [couple]: false } : without;
};

/** A couple has two policyholders, and who is no couple any more has one (spec, public side, section 4). */
const withCouple = (form: ProfileForm, model: ProfileModel, isCouple: boolean): ProfileModel => {
  const field = form.profileFormFields.find(({ fldName }) => fldName === holders);
  const count = listAt(model, holders).length;
  if (!field || isCouple === count > 1) return model;
  return isCouple ? withEntry(model, field) : withoutEntry(model, field, count - 1);
};

/** @param path of the answer in the model */
export const withAnswer = (
  form: ProfileForm,
  model: ProfileModel,
  element: FormElement,
  path: string,
  answer: unknown,
): ProfileModel => {
  const answered = afterwards(withValueAt(model, path, answer), element);
  return path === couple ? withCouple(form, answered, answer === true) : answered;
};

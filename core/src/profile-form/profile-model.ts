/** The model of a form: its initial values, and the fields of a sent one that belong to the form. */
import { valueAt } from './expression.ts';
import { type FormElement, type FormField, type ProfileForm } from './form-definition.ts';

export type ProfileModel = Readonly<Record<string, unknown>>;

/** Flags that belong to every profile, whatever its form. */
const always = ['ingresodatos'];
/** Names under which relationships have also stood. */
const alsoIn: Readonly<Record<string, readonly string[]>> = {
  cotizante: ['parentesco'],
  cargas: ['parentesco'],
};

/** The starting value of a group, or of one entry of a list. */
export const startingEntry = (elements: readonly FormElement[]): ProfileModel =>
  Object.fromEntries(
    elements.flatMap(({ name, defaultValue }) =>
      name !== null && defaultValue !== null ? [[name, defaultValue]] : [],
    ),
  );

const startOf = ({ fieldType, elements, repeat }: FormField): unknown => {
  if (fieldType.fldType === 'group') return startingEntry(elements);
  if (fieldType.fldType === 'array')
    return Array.from({ length: repeat?.least ?? 0 }, () => startingEntry(elements));
  return elements[0]?.defaultValue ?? null;
};

/** The initial values of the form (spec, public side, section 3: a man of 25, in Chile in the capital's region). */
export const startingModel = (form: ProfileForm): ProfileModel =>
  Object.fromEntries(form.profileFormFields.map((field) => [field.fldName, startOf(field)]));

const isObject = (value: unknown): value is ProfileModel =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object';

const picked = (value: unknown, names: readonly string[]): ProfileModel =>
  isObject(value)
    ? Object.fromEntries(
        names.flatMap((name) =>
          Object.hasOwn(value, name) && isScalar(value[name]) ? [[name, value[name]]] : [],
        ),
      )
    : {};

const keptOf = ({ fldName, fieldType, elements, repeat }: FormField, value: unknown): unknown => {
  const names = [...elements.flatMap(({ name }) => name ?? []), ...(alsoIn[fldName] ?? [])];
  if (fieldType.fldType === 'group') return picked(value, names);
  if (fieldType.fldType !== 'array') return isScalar(value) ? value : null;
  return Array.isArray(value) ? value.slice(0, repeat?.most).map((one) => picked(one, names)) : [];
};

/** Only what the form asks for: names, e-mails and whatever else a page has put into the model stay out. */
export const keptModel = (form: ProfileForm, model: unknown): ProfileModel => {
  const fields = form.profileFormFields.flatMap((field) => {
    const value = valueAt(model, field.fldName);
    return value === undefined ? [] : [[field.fldName, keptOf(field, value)] as const];
  });
  return { ...Object.fromEntries(fields), ...picked(model, always) };
};

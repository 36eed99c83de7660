/** The elements that forms are made of: an age, a sex, a choice, an amount. */
import { worldCountries } from '../content/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type AllowedValue, type FormElement } from './form-definition.ts';
import { thousandsSignIn } from '../kit/money/index.ts';
import { countMask, type Mask, moneyMask } from './masks.ts';

const plain: FormElement = {
  name: null,
  fieldType: { fldType: 'input', htmlType: 'text' },
  label: '',
  allowedValues: null,
  defaultValue: null,
  dataType: 'text',
  placeholder: null,
  mask: null,
  helper: null,
  class: null,
  groupClass: null,
  retrieveFunction: null,
  hideExpression: false,
  changeAction: null,
};
type More = Partial<FormElement>;

/** A change to it counts as entered data: prices are then for this profile and no longer for everybody's. */
const entered = { action: 'set', field: 'ingresodatos', value: true } as const;

export const numberInput = (
  name: string | null,
  label: string,
  mask: Mask,
  more: More = {},
): FormElement => ({
  ...plain,
  name,
  label,
  fieldType: { fldType: 'input', htmlType: 'number' },
  dataType: 'number',
  mask,
  changeAction: entered,
  ...more,
});
export const textInput = (name: string | null, label: string, more: More = {}): FormElement => ({
  ...plain,
  name,
  label,
  changeAction: entered,
  ...more,
});
const choice =
  (fldType: 'select' | 'radio') =>
  (
    name: string | null,
    label: string,
    values: readonly AllowedValue[] | null,
    more: More = {},
  ): FormElement => ({
    ...plain,
    name,
    label,
    fieldType: { fldType, htmlType: null },
    allowedValues: values,
    changeAction: entered,
    ...more,
  });
export const select = choice('select');
export const radio = choice('radio');
export const checkbox = (name: string | null, label: string, more: More = {}): FormElement => ({
  ...plain,
  name,
  label,
  fieldType: { fldType: 'checkbox', htmlType: null },
  dataType: 'boolean',
  defaultValue: false,
  changeAction: entered,
  ...more,
});

export const values = (...texts: readonly string[]): readonly AllowedValue[] =>
  texts.map((text) => ({ value: text, label: text }));

/** The signs of the four currencies; forms ask for amounts in whole units. */
const symbols: Readonly<Record<CountryCode, string>> = { PE: 'S/', CL: '$', CO: '$', INT: '$' };
export const moneyInput = (country: CountryCode, name: string, label: string, more: More = {}): FormElement =>
  numberInput(name, label, moneyMask(symbols[country], thousandsSignIn(country)), more);
/** Employees, guards: of so many that thousands are parted. */
export const countInput = (country: CountryCode, name: string, label: string, more: More = {}): FormElement =>
  numberInput(name, label, countMask(7, thousandsSignIn(country)), more);

export const sex = radio('sexo', 'Sexo', values('Masculino', 'Femenino'), {
  defaultValue: 'Masculino',
  groupClass: 'col-6',
});
export const age = (more: More = {}): FormElement =>
  numberInput('edad', 'Edad', countMask(3), { placeholder: 'Años', groupClass: 'col-6', ...more });

/** The spec's relationships of a dependant, section 3. */
export const dependantKinship = select(
  'parentescoCarga',
  'Parentesco',
  values('Hijo/Hija', 'Hijastro/Hijastra', 'Cónyuge', 'Padre/Madre', 'Nieto/Nieta', 'Otro'),
  { defaultValue: 'Hijo/Hija' },
);

export const worldCountry = (name: string, label: string): FormElement =>
  select(
    name,
    label,
    worldCountries.map((country) => ({ value: country.code, label: country.name })),
    { placeholder: 'Elige un país' },
  );

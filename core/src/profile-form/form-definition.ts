/** A form as the server defines it: fields, what each may hold, when it is hidden, and what must hold of all (spec, section 3). */
import { type profileTypes } from '../insurance-types/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type Expression } from './expression.ts';
import { type FormRule, type RequiredField } from './form-rules.ts';
import { type Mask } from './masks.ts';

export type ProfileType = (typeof profileTypes)[number];

export const fieldTypes = ['checkbox', 'radio', 'input', 'select', 'array', 'group'] as const;
export type FieldType = {
  readonly fldType: (typeof fieldTypes)[number];
  /** Of an input: `number`, `text`. */
  readonly htmlType: 'number' | 'text' | null;
};

export type AllowedValue = { readonly value: string | number | boolean; readonly label: string };

/** The effects of a changed field on the model. */
export type ChangeAction =
  | { readonly action: 'set'; readonly field: string; readonly value: string | number | boolean }
  | { readonly action: 'clear'; readonly fields: readonly string[] };

/** The calls that give what a select offers when it is too long for the form. */
export const retrieveFunctions = ['/api/countryState/country', '/api/workSectorType'] as const;

export type FormElement = {
  /** Its place inside a group, or inside an entry of an array; none for a field that is one element. */
  readonly name: string | null;
  readonly fieldType: FieldType;
  readonly label: string;
  readonly allowedValues: readonly AllowedValue[] | null;
  readonly defaultValue: string | number | boolean | null;
  readonly dataType: 'boolean' | 'number' | 'text';
  readonly placeholder: string | null;
  readonly mask: Mask | null;
  readonly helper: string | null;
  readonly class: string | null;
  readonly groupClass: string | null;
  readonly retrieveFunction: (typeof retrieveFunctions)[number] | null;
  readonly hideExpression: Expression;
  readonly changeAction: ChangeAction | null;
};

export type FormField = {
  /** Where it stands in the model. */
  readonly fldName: string;
  readonly groupedBy: string | null;
  readonly wrapper: string | null;
  readonly isMultiple: boolean;
  /** Of a repeated group: how many entries there are at first, and at most; and the button that adds one. */
  readonly repeat: { readonly least: number; readonly most: number; readonly addLabel: string } | null;
  readonly fieldType: FieldType;
  readonly elements: readonly FormElement[];
  readonly hideExpression: Expression;
};

export type ProfileForm = {
  readonly country: CountryCode;
  readonly profileType: ProfileType;
  readonly productTypeName: string;
  readonly title: string;
  readonly hint: string | null;
  readonly submitLabel: string;
  readonly profileFormFields: readonly FormField[];
  /** One of these must be filled in. */
  readonly requiredFields: readonly RequiredField[];
  readonly validationRules: readonly FormRule[];
  /** No script is loaded from anywhere: the rules are all there is. */
  readonly validationScriptUrl: null;
};

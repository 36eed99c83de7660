/** A form as the server defines it: fields, what each may hold, when it is hidden, and what must hold of all (spec, section 3). */
import { z } from 'zod';
import { profileTypes } from '../insurance-types/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { type Expression, expressionSchema } from './expression.ts';
import { type FormRule, formRuleSchema, type RequiredField } from './form-rules.ts';
import { type Mask, maskSchema } from './masks.ts';

export type ProfileType = (typeof profileTypes)[number];

export const fieldTypes = ['checkbox', 'radio', 'input', 'select', 'array', 'group'] as const;
export type FieldType = {
  readonly fldType: (typeof fieldTypes)[number];
  /** Of an input: `number`, `text`. */
  readonly htmlType: 'number' | 'text' | null;
};

export type AllowedValue = { readonly value: string | number | boolean; readonly label: string };

/** What happens to the model when somebody changes a field. */
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
  readonly country: (typeof countryCodes)[number];
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

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const fieldType = z.object({
  fldType: z.enum(fieldTypes),
  htmlType: z.enum(['number', 'text']).nullable(),
});
const element = z.object({
  name: z.string().nullable().describe('su lugar dentro del grupo o de cada elemento de la lista'),
  fieldType,
  label: z.string(),
  allowedValues: z
    .array(z.object({ value: scalar, label: z.string() }))
    .readonly()
    .nullable(),
  defaultValue: scalar.nullable(),
  dataType: z.enum(['boolean', 'number', 'text']),
  placeholder: z.string().nullable(),
  mask: maskSchema.nullable(),
  helper: z.string().nullable(),
  class: z.string().nullable(),
  groupClass: z.string().nullable(),
  retrieveFunction: z.enum(retrieveFunctions).nullable().describe('la llamada que da sus valores'),
  hideExpression: expressionSchema.describe('oculto cuando es true'),
  changeAction: z
    .union([
      z.object({ action: z.literal('set'), field: z.string(), value: scalar }),
      z.object({ action: z.literal('clear'), fields: z.array(z.string()).readonly() }),
    ])
    .nullable(),
});
const field = z.object({
  fldName: z.string().describe('su lugar en el modelo'),
  groupedBy: z.string().nullable(),
  wrapper: z.string().nullable(),
  isMultiple: z.boolean(),
  repeat: z.object({ least: z.int(), most: z.int(), addLabel: z.string() }).nullable(),
  fieldType,
  elements: z.array(element).readonly(),
  hideExpression: expressionSchema,
});

/** As the call answers it. */
export const profileFormSchema = z.object({
  country: z.enum(countryCodes),
  profileType: z.enum(profileTypes),
  productTypeName: z.string(),
  title: z.string(),
  hint: z.string().nullable(),
  submitLabel: z.string(),
  profileFormFields: z.array(field).readonly(),
  requiredFields: z.array(z.object({ field: z.string(), label: z.string() })).readonly(),
  validationRules: z.array(formRuleSchema).readonly(),
  validationScriptUrl: z.null().describe('no hay un guion que cargar: las reglas vienen en validationRules'),
});

/** The definition of a form as the call answers it: what its documentation shows, apart from the code that browsers fill forms in with. */
import { z } from 'zod';
import { profileTypes } from '../insurance-types/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { type Expression } from './expression.ts';
import { fieldTypes, retrieveFunctions } from './form-definition.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** As the documentation shows it: the operations are told apart by their name, and not each by a schema of its own. */
const expressionSchema = z
  .union([
    scalar,
    z.null(),
    z.object({ field: z.string() }),
    z.object({ item: z.string() }),
    z.looseObject({
      op: z.enum([
        'not',
        'isEmpty',
        'wholeNumber',
        'all',
        'any',
        'sum',
        'is',
        'atLeast',
        'atMost',
        'oneOf',
        'count',
      ]),
    }),
  ])
  .describe(
    'una expresión: un valor, un campo, o una operación sobre otras',
  ) as unknown as z.ZodType<Expression>;

const formRuleSchema = z.object({
  each: z.string().optional().describe('la lista cuyos elementos revisa, uno por uno'),
  when: expressionSchema.optional().describe('solo cuando esto se cumple'),
  holds: expressionSchema.describe('lo que debe cumplirse'),
  at: z.string().describe('el campo junto al que va el mensaje'),
  message: z.string().optional(),
});

const maskSchema = z.object({
  kind: z.enum(['money', 'percent', 'integer']),
  prefix: z.string(),
  suffix: z.string(),
  integerDigits: z.int(),
  decimals: z.int(),
  thousandsSeparator: z.string(),
});

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

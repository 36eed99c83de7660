/** Reads the definition of a profile's form; loaded with the form. */
import { type FormElement, type FormField, type ProfileForm } from '@cotejo/core/profile-form';
import { flag, listOf, nullable, number, type Reader, shape, text } from './shape.ts';

/** Rules, expressions and masks are read by who applies them, and what makes no sense there says nothing. */
const asItIs: Reader<never> = (value) => value as never;
const elementType = shape({ fldType: asItIs, htmlType: asItIs });

const element = shape({
  name: nullable(text),
  fieldType: elementType,
  label: text,
  allowedValues: nullable(listOf(shape({ value: asItIs, label: text }))),
  defaultValue: asItIs,
  dataType: asItIs,
  placeholder: nullable(text),
  mask: asItIs,
  helper: nullable(text),
  class: nullable(text),
  groupClass: nullable(text),
  retrieveFunction: asItIs,
  hideExpression: asItIs,
  changeAction: asItIs,
}) satisfies Reader<FormElement>;

const field = shape({
  fldName: text,
  groupedBy: nullable(text),
  wrapper: nullable(text),
  isMultiple: flag,
  repeat: nullable(shape({ least: number, most: number, addLabel: text })),
  fieldType: elementType,
  elements: listOf(element),
  hideExpression: asItIs,
}) satisfies Reader<FormField>;

/** As the call answers it. */
export const formDefinition: Reader<ProfileForm> = shape({
  country: asItIs,
  profileType: asItIs,
  productTypeName: text,
  title: text,
  hint: nullable(text),
  submitLabel: text,
  profileFormFields: listOf(field),
  requiredFields: listOf(shape({ field: text, label: text })),
  validationRules: listOf(asItIs),
  validationScriptUrl: asItIs,
});

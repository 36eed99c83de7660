/** Reads the definition of a profile's form; loaded with the form. */
import { type FormElement, type FormField, type ProfileForm } from '@cotejo/core/profile-form';
import { flag, listOf, nullable, number, objectOf, type Reader, text } from './readers.ts';

/** Rules, expressions and masks are read by who applies them, and what makes no sense there says nothing. */
const trusted: Reader<never> = (value) => value as never;
const elementType = objectOf({ fldType: trusted, htmlType: trusted });

const element = objectOf({
  name: nullable(text),
  fieldType: elementType,
  label: text,
  allowedValues: nullable(listOf(objectOf({ value: trusted, label: text }))),
  defaultValue: trusted,
  dataType: trusted,
  placeholder: nullable(text),
  mask: trusted,
  helper: nullable(text),
  class: nullable(text),
  groupClass: nullable(text),
  retrieveFunction: trusted,
  hideExpression: trusted,
  changeAction: trusted,
}) satisfies Reader<FormElement>;

const field = objectOf({
  fldName: text,
  groupedBy: nullable(text),
  wrapper: nullable(text),
  isMultiple: flag,
  repeat: nullable(objectOf({ least: number, most: number, addLabel: text })),
  fieldType: elementType,
  elements: listOf(element),
  hideExpression: trusted,
}) satisfies Reader<FormField>;

/** The definition of a form in the call's answer. */
export const formDefinition: Reader<ProfileForm> = objectOf({
  country: trusted,
  profileType: trusted,
  productTypeName: text,
  title: text,
  hint: nullable(text),
  submitLabel: text,
  profileFormFields: listOf(field),
  requiredFields: listOf(objectOf({ field: text, label: text })),
  validationRules: listOf(trusted),
  validationScriptUrl: trusted,
});

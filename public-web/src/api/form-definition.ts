/** Reads the definition of a profile's form; loaded with the form. */
import { type FormElement, type FormField, type ProfileForm } from '@cotejo/core/profile-form';
import { flag, listOf, nullable, number, type Reader, objectOf, text } from './readers.ts';

/** Rules, expressions and masks are read by who applies them, and what makes no sense there says nothing. */
const unchecked: Reader<never> = (value) => value as never;
const elementType = objectOf({ fldType: unchecked, htmlType: unchecked });

const element = objectOf({
  name: nullable(text),
  fieldType: elementType,
  label: text,
  allowedValues: nullable(listOf(objectOf({ value: unchecked, label: text }))),
  defaultValue: unchecked,
  dataType: unchecked,
  placeholder: nullable(text),
  mask: unchecked,
  helper: nullable(text),
  class: nullable(text),
  groupClass: nullable(text),
  retrieveFunction: unchecked,
  hideExpression: unchecked,
  changeAction: unchecked,
}) satisfies Reader<FormElement>;

const field = objectOf({
  fldName: text,
  groupedBy: nullable(text),
  wrapper: nullable(text),
  isMultiple: flag,
  repeat: nullable(objectOf({ least: number, most: number, addLabel: text })),
  fieldType: elementType,
  elements: listOf(element),
  hideExpression: unchecked,
}) satisfies Reader<FormField>;

/** As the call answers it. */
export const formDefinition: Reader<ProfileForm> = objectOf({
  country: unchecked,
  profileType: unchecked,
  productTypeName: text,
  title: text,
  hint: nullable(text),
  submitLabel: text,
  profileFormFields: listOf(field),
  requiredFields: listOf(objectOf({ field: text, label: text })),
  validationRules: listOf(unchecked),
  validationScriptUrl: unchecked,
});

/** Rules about what people type, the same in the browser and on the server. */
export { birthDate, timestamp } from './dates.ts';
export { documentOf, formatDocument, optionalDocumentNumber } from './documents.ts';
export { fieldErrors } from './field-errors.ts';
export { cleanFileName, longestFileName } from './file-name.ts';
export { type Bounds, freeForm } from './free-form.ts';
export {
  email,
  emptiableText,
  optionalPersonName,
  optionalText,
  personName,
  phone,
  required,
  text,
} from './person-fields.ts';
export { formatRut, isRut } from './rut.ts';

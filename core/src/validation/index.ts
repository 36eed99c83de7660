/** Rules about what people type, the same in the browser and on the server. */
export { fieldErrors } from './field-errors.ts';
export {
  documentOf,
  email,
  optionalPersonName,
  optionalText,
  personName,
  phone,
  text,
} from './person-fields.ts';
export { formatRut, isRut } from './rut.ts';

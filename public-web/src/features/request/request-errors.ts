/** What is wrong with a request, by the platform's own rules and in the form's words. */
import './no-code-from-text.ts';
import { datosingresados } from '@cotejo/core/lead-requests';
import { type CountryCode } from '@cotejo/core/kit/country';
import { documentTypes } from '@cotejo/core/reference/document-types';
import { fieldErrors } from '@cotejo/core/kit/validation';
import { type ErrorLine } from '../../ui/ErrorSummary.tsx';
import {
  enteredData,
  fieldNames,
  requestFields,
  type RequestField,
  type RequestValues,
} from './request-values.ts';
import { workersIn } from './company-answers.ts';

/** Messages by field; `''` is about the request as a whole. */
export type RequestErrors = Readonly<Partial<Record<RequestField | '', string>>>;

const person = 'datosingresados.';
const isField = (name: string): name is RequestField => name in requestFields;

/** The platform's messages, by the fields of the form. */
export const formErrors = (errors: Readonly<Record<string, string>>): RequestErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const name = path.startsWith(person) ? path.slice(person.length) : path;
      return [isField(name) ? name : '', message];
    }),
  );

const longestName = 200;

/** What the platform would refuse. The rules about a person are the same for every kind of request. */
export const requestErrors = (values: RequestValues, country: CountryCode): RequestErrors => {
  const checked = datosingresados(country).safeParse(enteredData(values));
  return {
    ...(checked.success ? {} : formErrors(fieldErrors(checked.error))),
    ...(workersIn(values.trabajadores) === 'wrong' && {
      trabajadores: 'Escribe un número entero, de 1 a un millón.',
    }),
    ...(values.razonSocial.length > longestName && {
      razonSocial: `Debe tener ${longestName} caracteres como máximo.`,
    }),
  };
};

/** The platform's message on a document begins with its type: *RUC no válido*. */
const namesItself = (field: RequestField, message: string): boolean =>
  field === 'numeroDocumento' && documentTypes.some(({ name }) => message.startsWith(`${name} `));

/** The errors in the order of the form, each with its question unless its message names what is wrong. */
export const errorLines = (errors: RequestErrors): readonly ErrorLine[] => [
  ...(errors[''] === undefined ? [] : [{ text: errors[''] || 'Revisa los datos y vuelve a intentarlo.' }]),
  ...fieldNames.flatMap((field) => {
    const message = errors[field];
    if (message === undefined) return [];
    return [{ field, text: namesItself(field, message) ? message : `${requestFields[field]}: ${message}` }];
  }),
];

/** Identification numbers by country (spec, public side, section 5): checked, stored bare, shown as people write them. */
import { z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import { type DocumentType, documentTypeNamed, documentTypesOf } from '../reference/document-types.ts';
import { signsAsTyped } from '../kit/text/index.ts';
import { optionalText } from '../kit/validation/index.ts';
import { isNit, isRuc } from './check-digits.ts';
import { formatRut, isRut, shortestRut } from './rut.ts';

/** Full-width digits are digits, and every dash is one. */
export const bare = (typed: string): string =>
  signsAsTyped(typed.normalize('NFKC'))
    .replace(/[.,\-\s]/g, '')
    .toUpperCase();

/** The spec's names for what can be wrong with a number, where it has one. */
const errorKeys: Readonly<Record<string, string>> = { DNI: 'dniPattern', RUT: 'invalidRut' };

export const wrongDigit = (name: string): string => `${name} no válido: revisa el dígito verificador.`;

/** A NIT of other than ten digits came without its check digit. */
const digitIsRight = (code: string, number: string): boolean => {
  if (code === 'RUT') return isRut(number);
  if (code === 'RUC') return isRuc(number);
  return code !== 'NIT' || number.length !== 10 || isNit(number);
};

/** What is wrong with a number of that type, in Spanish; nothing when it is good. */
export const wrongWith = (
  { code, name, pattern, hint }: DocumentType,
  number: string,
): string | undefined => {
  if (code === 'RUT' && pattern.test(number) && number.length < shortestRut)
    return `RUT muy corto: son ${shortestRut} caracteres como mínimo, con el dígito verificador.`;
  if (!pattern.test(number)) return `${name} no válido: ${hint}.`;
  return digitIsRight(code, number) ? undefined : wrongDigit(name);
};

/**
 * A document with its type; where a country has several, the type is asked for and the first one is assumed. A refused
 * number's issue carries the spec's error key in `params.key`.
 */
export const documentOf = (country: CountryCode) => {
  const types = documentTypesOf(country);
  return z
    .object({ tipoDocumento: optionalText(60), numeroDocumento: optionalText(20) })
    .transform(({ tipoDocumento, numeroDocumento }, context) => {
      if (numeroDocumento === undefined) return {};
      const type = tipoDocumento === undefined ? types[0] : documentTypeNamed(country, tipoDocumento);
      const refuse = (field: string, message: string, key?: string): typeof z.NEVER => {
        context.addIssue({ code: 'custom', path: [field], message, ...(key && { params: { key } }) });
        return z.NEVER;
      };
      if (!type) return refuse('tipoDocumento', `Elige uno de: ${types.map(({ code }) => code).join(', ')}.`);
      const number = bare(numeroDocumento);
      const wrong = wrongWith(type, number);
      if (wrong) return refuse('numeroDocumento', wrong, errorKeys[type.code]);
      return { documentType: type.code, documentNumber: number };
    });
};

/** The number of somebody whose document can be any of the country's; may be left out. */
export const optionalDocumentNumber = (country: CountryCode) =>
  optionalText(20)
    .transform((typed) => (typed === undefined ? undefined : bare(typed)))
    .refine(
      (number) =>
        number === undefined ||
        documentTypesOf(country).some((type) => wrongWith(type, number) === undefined),
      'Número de documento no válido: revisa que esté completo.',
    );

const inThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** A NIT of ten digits ends in its check digit; a shorter one came without it. */
const formatNit = (digits: string): string =>
  digits.length === 10 ? `${inThousands(digits.slice(0, -1))}-${digits.at(-1)}` : inThousands(digits);

const formats: Partial<Record<`${CountryCode}/${string}`, (number: string) => string>> = {
  'CL/RUT': formatRut,
  'CO/CC': inThousands,
  'CO/CE': inThousands,
  'CO/NIT': formatNit,
};

/**
 * A document's number as people of the country write it: `12.345.678-5`, `1.020.304.050`. What is written bare there,
 * such as a DNI, or is of no known type, stays as it is.
 * @param number as it is stored: digits and letters only
 */
export const formatDocument = (country: CountryCode, documentType: string | null, number: string): string =>
  formats[`${country}/${documentType ?? ''}`]?.(number) ?? number;

/** Identification numbers by country (spec, public side, section 5): checked, stored bare, shown as people write them. */
import { z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import { type DocumentType, documentTypeNamed, documentTypesOf } from '../reference/document-types.ts';
import { signsAsTyped } from '../kit/text/index.ts';
import { optionalText } from '../kit/validation/index.ts';
import { isNit, isRuc } from './check-digits.ts';
import { isRut, shortestRut } from './rut.ts';

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

/** A company's document, RUC, RUT or NIT: checked with its check digit, kept bare. */
import { z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import { documentTypesOf } from '../reference/document-types.ts';
import { text } from '../kit/validation/index.ts';
import { bare, wrongWith } from './documents.ts';

const companyTypes = { PE: 'RUC', CL: 'RUT', CO: 'NIT', INT: 'ID' } as const satisfies Record<
  CountryCode,
  string
>;

/** By which document companies of a country are known. */
export const companyDocumentType = (country: CountryCode): string => companyTypes[country];

const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;

/** The last of the RUC's eleven digits: SUNAT's modulo 11. */
const isRuc = (ruc: string): boolean =>
  (11 - weighed(ruc, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])) % 10 === Number(ruc.at(-1));

/** The digit behind the NIT's nine: DIAN's modulo 11. A NIT without it is completed. */
const nitDigit = (nine: string): number => {
  const rest = weighed(nine, [41, 37, 29, 23, 19, 17, 13, 7, 3]);
  return rest < 2 ? rest : 11 - rest;
};

const completed = (country: CountryCode, number: string): string =>
  country === 'CO' && /^\d{9}$/.test(number) ? `${number}${nitDigit(number)}` : number;

const digitIsRight = (country: CountryCode, number: string): boolean => {
  if (country === 'PE') return isRuc(number);
  return country !== 'CO' || (number.length === 10 && nitDigit(number.slice(0, 9)) === Number(number.at(-1)));
};

/** The number of a company's document, as people write it; digits and letters only as it is kept. */
export const companyDocumentNumber = (country: CountryCode) =>
  text(20).transform((typed, context) => {
    const type = documentTypesOf(country).find(({ code }) => code === companyTypes[country])!;
    const number = completed(country, bare(typed));
    const wrong =
      wrongWith(type, number) ??
      (digitIsRight(country, number) ? undefined : `${type.name} no válido: revisa el dígito verificador.`);
    if (wrong === undefined) return number;
    context.addIssue({ code: 'custom', message: wrong });
    return z.NEVER;
  });

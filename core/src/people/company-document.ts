/** A company's document, RUC, RUT or NIT: checked with its check digit, kept bare. */
import { z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import { documentTypesOf } from '../reference/document-types.ts';
import { text } from '../kit/validation/index.ts';
import { isNit, nitDigit } from './check-digits.ts';
import { companyDocumentType } from './company-document-type.ts';
import { bare, wrongDigit, wrongWith } from './documents.ts';

const completed = (country: CountryCode, number: string): string =>
  country === 'CO' && /^\d{9}$/.test(number) ? `${number}${nitDigit(number)}` : number;

/** The number of a company's document, as people write it; digits and letters only as it is kept. */
export const companyDocumentNumber = (country: CountryCode) =>
  text(20).transform((typed, context) => {
    const type = documentTypesOf(country).find(({ code }) => code === companyDocumentType(country))!;
    const number = completed(country, bare(typed));
    const wrong =
      wrongWith(type, number) ?? (country === 'CO' && !isNit(number) ? wrongDigit(type.name) : undefined);
    if (wrong === undefined) return number;
    context.addIssue({ code: 'custom', message: wrong });
    return z.NEVER;
  });

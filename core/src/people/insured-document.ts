/** The document of somebody who is insured: checked by its type, kept bare. */
import { z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import { text } from '../kit/validation/index.ts';
import { insuredDocumentsOf } from '../reference/insured-documents.ts';
import { bare, wrongWith } from './documents.ts';

export const insuredDocument = (country: CountryCode) =>
  z
    .object({ documentType: text(10), documentNumber: text(20) })
    .transform(({ documentType, documentNumber: typed }, context) => {
      const types = insuredDocumentsOf(country);
      const type = types.find(({ code }) => code === documentType.toUpperCase());
      const refuse = (field: string, message: string): typeof z.NEVER => {
        context.addIssue({ code: 'custom', path: [field], message });
        return z.NEVER;
      };
      if (!type) return refuse('documentType', `Elige uno de: ${types.map(({ code }) => code).join(', ')}.`);
      const documentNumber = bare(typed);
      const wrong = wrongWith(type, documentNumber);
      return wrong === undefined
        ? { documentType: type.code, documentNumber }
        : refuse('documentNumber', wrong);
    });

/** Ids and contacts of companies and partners: an id is a country and a document, and contacts are checked by the country's rules. */
import { documentId, typedContacts } from '@cotejo/core/collective';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { choice, record } from '@cotejo/core/kit/fields';
import { text } from '@cotejo/core/kit/validation';
import { companyDocumentNumber, companyDocumentType } from '@cotejo/core/people';
import { z } from 'zod';
import { validated } from '../kit/http/validated.ts';

export const idsByDocument = (unknown: string) => ({
  schema: z
    .string()
    .regex(new RegExp(`^(?:${countryCodes.join('|')})-[A-Z0-9]{4,12}$`))
    .meta({ examples: ['PE-20100070970'] }),
  unknown,
});

export const countryOfId = (id: string): CountryCode => id.slice(0, id.indexOf('-')) as CountryCode;

/** Checked when the country is known: `contactsIn`. */
export const uncheckedContacts = z
  .array(z.unknown())
  .max(50, 'Son 50 como máximo.')
  .describe('nombre, correo, teléfono y tipo de cada uno');

/** Of the same field names as the body's, so that what is wrong is told where it was typed. */
export const contactsIn = (country: CountryCode, contacts: readonly unknown[]) =>
  validated(record({ contacts: typedContacts(country) }), { contacts }).contacts;

/** The fields of a new one that its id follows from. */
export const documentFields = {
  country: choice(countryCodes),
  documentNumber: text(20).describe('RUC, RUT o NIT, con o sin puntos'),
};

/** @throws Rejection `INVALID_INPUT` where the number is wrong, or another than the id says */
export const documentOf = (
  { country, documentNumber: typed }: { readonly country: CountryCode; readonly documentNumber: string },
  id: string,
) => {
  const { documentNumber } = validated(record({ documentNumber: companyDocumentNumber(country) }), {
    documentNumber: typed,
  });
  return documentId(country, documentNumber) === id
    ? { country, documentNumber, documentType: companyDocumentType(country) }
    : rejectInput({ documentNumber: `No es el de la dirección, que termina en ${id}.` });
};

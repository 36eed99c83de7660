/** People at companies and insurers whom the back office writes to or calls. */
import { z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import { choice, list, maybeName, record } from '../kit/fields/index.ts';
import { email, personName, phone } from '../people/index.ts';
import { contactTypes, idsOf } from '../reference/collective-tables.ts';

const mostContacts = 50;

/** As stored. */
export const contact = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullish().describe('E.164'),
  typeId: z.enum(idsOf(contactTypes)),
});
export type Contact = z.infer<typeof contact>;

/** As typed: checked, and normalised as they are stored. */
export const typedContact = (country: CountryCode) =>
  record({ name: personName, email, phone: phone(country).nullish(), typeId: choice(idsOf(contactTypes)) });

/** As typed, several. */
export const typedContacts = (country: CountryCode) => list(typedContact(country), mostContacts);

/** The address of a company or an office. */
export const place = record({ street: maybeName, city: maybeName, region: maybeName });

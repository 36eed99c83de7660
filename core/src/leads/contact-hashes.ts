/** Evidence that two requests come from one person, without the person: keyed hashes of document, e-mail and phone. */
import { type Person } from './lead-events.ts';
import { keyedHash } from '../kit/personal-data/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { readPhone } from '../people/index.ts';

export type Contact = { readonly country: CountryCode; readonly person: Person };

/** Dots, blanks, dashes and case are habits of writing: 12.345.678-k and 12345678K are one document. */
const document = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** As logins compare them; a dot or a plus before the @ may be another mailbox, and stays. */
const mailbox = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/** Events are older than the rule by which phones are read today. */
const line = (phone: string, country: CountryCode): string =>
  (readPhone(phone, country) ?? phone).replace(/\D/g, '');

type Kind = 'document' | 'email' | 'phone';

const hashOf = (indexKey: Buffer, country: CountryCode, kind: Kind, value: string): string | null =>
  value === '' ? null : keyedHash(indexKey, `contact/${country}/${kind}`, value);

/** The one among {@link contactHashes} that is of the phone: many people may share it. */
export const phoneHash = (indexKey: Buffer, { country, person }: Contact): string | null =>
  hashOf(indexKey, country, 'phone', line(person.phone, country));

/**
 * The hashes by which a person's other requests in the same country are found; what is missing has none.
 * @param indexKey 32 bytes; the hashes of another key match nothing
 * @returns up to three hashes of 64 hexadecimal digits: of the document's number, the e-mail and the phone. Equal hashes
 *   mean an equal kind and value in one country; the type of a document doesn't count, for people mix types up
 */
export const contactHashes = (indexKey: Buffer, contact: Contact): readonly string[] => {
  const { country, person } = contact;
  return [
    hashOf(indexKey, country, 'document', document(person.documentNumber ?? '')),
    hashOf(indexKey, country, 'email', mailbox(person.email)),
    phoneHash(indexKey, contact),
  ].filter((hash) => hash !== null);
};

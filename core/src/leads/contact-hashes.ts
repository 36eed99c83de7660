/** What tells that two requests come from one person, without telling who: keyed hashes of document, e-mail and phone. */
import { type Person } from './index.ts';
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

/**
 * The hashes by which a person's other requests in the same country are found; what is missing has none.
 * @param indexKey 32 bytes; the hashes of another key match nothing
 * @returns up to three hashes of 64 hexadecimal digits: of the document's number, the e-mail and the phone. Equal hashes
 *   mean an equal kind and value in one country; the type of a document doesn't count, for people mix types up
 */
export const contactHashes = (indexKey: Buffer, { country, person }: Contact): readonly string[] => {
  const known = [
    ['document', document(person.documentNumber ?? '')],
    ['email', mailbox(person.email)],
    ['phone', line(person.phone, country)],
  ] as const;
  return known.flatMap(([kind, value]) =>
    value === '' ? [] : [keyedHash(indexKey, `contact/${country}/${kind}`, value)],
  );
};

/** How leads are found by typing: words without accents or capitals, and documents and phones without their dots. */
import { unlessErased } from '../event-sourcing/index.ts';
import { type ReceivedLead } from './lead.ts';

/** Lower case, without accents (ñ is n, as people type it), one space between words. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** What a lead is found by: names, document, e-mail and phone; empty for an erased person. */
export const leadSearchText = ({ person }: ReceivedLead): string => {
  const known = unlessErased(person);
  if (!known) return '';
  const { firstName, paternalSurname, maternalSurname, documentNumber, email, phone } = known;
  return plain(
    [firstName, paternalSurname, maternalSurname, documentNumber, email, phone].filter(Boolean).join(' '),
  );
};

const mostWords = 6;

/** A number as people write it: `12.345.678-5`, `+56 9 1234 5678`. */
const number = /^\+?[\d .()-]*\d[\d .()-]*k?$/;

/** What somebody typed, as parts that must all stand in a lead's search text. */
export const searchWords = (typed: string): readonly string[] => {
  const text = plain(typed);
  const words = number.test(text) ? [text] : text.split(' ').filter(Boolean);
  return words.slice(0, mostWords).map((word) => (number.test(word) ? word.replace(/[ .()-]/g, '') : word));
};

/** How leads are found by typing: words without accents, capitals or signs, and documents and phones as bare digits. */
import {
  cleaned,
  mostSearchWords,
  plainly,
  saysSomething,
  searchable,
  signsAsTyped,
} from '../kit/text/index.ts';
import { unlessErased } from '../kit/event-sourcing/index.ts';
import { type ReceivedLead } from '../leads/index.ts';
import { referenceNumber } from '../lead-requests/index.ts';

/** The reference number that the visitor was told, without its hyphen. */
const referenceOf = (leadId: string): string => plainly(referenceNumber(leadId)).replace('-', '');

/** The search text of a lead: reference, names, document, e-mail and phone; the reference alone for an erased person. */
export const leadSearchText = (leadId: string, { person }: ReceivedLead): string => {
  const known = unlessErased(person);
  if (!known) return referenceOf(leadId);
  const { firstName, paternalSurname, maternalSurname, documentNumber, email, phone } = known;
  return searchable(
    [referenceOf(leadId), firstName, paternalSurname, maternalSurname, documentNumber, email, phone]
      .filter(Boolean)
      .join(' '),
  );
};

/** A number as people write it: `12.345.678-5`, `+56 9 1234 5678`, `(01) 444-1234`. */
const number = /^\+?[\d .()/-]*\d[\d .()/-]*k?$/;

/** A reference number as the confirmation shows it: `6F1A-22B0`. */
const reference = /^[\da-f]{4}-[\da-f]{4}$/;

/** Without the zeros before it, a number is found in a phone's international form and wherever they are part of it. */
const bareNumber = (written: string): string =>
  written
    .replace(/\(0\)/g, '')
    .replace(/[ .()/-]/g, '')
    .replace(/^0+(?=\d)/, '');

/** The typed words, which must all be in a lead's search text. */
export const searchWords = (typed: string): readonly string[] => {
  const text = plainly(signsAsTyped(cleaned(typed)));
  const words = number.test(text)
    ? [bareNumber(text)]
    : text.split(/[\s,;]+/).flatMap((word) => {
        if (number.test(word)) return [bareNumber(word)];
        return reference.test(word) ? [word.replace('-', '')] : searchable(word).split(' ');
      });
  return words.filter(saysSomething).slice(0, mostSearchWords);
};

/** Letters of a part: few leads have one, where thousands have three letters together. */
export const searchPartLength = 5;

/**
 * Parts that every lead has in its search text that has the word, enough to cover the word; none of a shorter word.
 * Few leads that have them all have not the word.
 */
export const searchPartsOf = (word: string): readonly string[] => {
  const last = word.length - searchPartLength;
  if (last < 0) return [];
  const places = Array.from(
    { length: Math.ceil(last / searchPartLength) },
    (_, nth) => nth * searchPartLength,
  );
  return [...places, last].map((place) => word.slice(place, place + searchPartLength));
};

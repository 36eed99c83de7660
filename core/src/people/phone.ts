/** Phones as people type them, kept as E.164 (decision 0072). */
import { inPlans } from '#numbering-plans';
import { z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import { signsAsTyped } from '../kit/text/index.ts';
import { text } from '../kit/validation/index.ts';
import { countryOf } from '../reference/countries.ts';

/** Of a switchboard, told after the number: `anexo 12`, `ext. 5`, `#77`. E.164 has none, and it is left out. */
const extension = /[\s,;]*(?:extensi[oó]n|ext|anexo|anx|interno|int|x|#)[.:=\s]*\d{1,7}\s*$/i;
const written = /^\+?[\d\s().\-/]*\d[\d\s().\-/]*$/;

/** `(+51) 987…` and `tel:+51 987…` begin with the plus too. */
const numberOf = (typed: string): string =>
  signsAsTyped(typed.normalize('NFKC'))
    .trim()
    .replace(/^tel:\s*/i, '')
    .replace(extension, '')
    .replace(/^\(\s*\+\s*(\d+)\s*\)/, '+$1 ');

/** Mexico dropped the 1 of mobile phones in 2019; chat programs still show it. */
const mexicanMobile = /^\+521(?=\d{10}$)/;

const digitsOf = (number: string): string => number.replace(/\D/g, '');

/**
 * What the digits may mean, the likeliest first: `00` is the plus in every country, though libphonenumber reads
 * Colombia's `0057` as the carrier 005 and Russia; a trunk `0` is typed where a country has none, too; and the forms of
 * today's stored numbers that were typed so (`+51` and then `0051 987…`) are behind the country's own prefix.
 */
const readings = (digits: string, hasPlus: boolean, own: string): readonly string[] => {
  if (hasPlus)
    return [`+${digits}`, ...(digits.startsWith(own) ? readings(digits.slice(own.length), false, own) : [])];
  const national = [digits, digits.replace(/^0+/, '')].map((one) => (own === '' ? `+${one}` : one));
  return digits.startsWith('00') ? [`+${digits.slice(2)}`, ...national] : national;
};

/** The spec's rule (public side, section 5); E.164 has 15 digits at most. */
const fewest = 11;
const most = 15;

/**
 * @param country whose prefix and habits a number without a prefix has
 * @returns the number as E.164; nothing where no reading of it is complete. A number that its plan doesn't know is taken
 *   if it has the plan's length: plans change, and nobody is sent away by an old copy of one
 */
export const readPhone = (typed: string, country: CountryCode): string | undefined => {
  const number = numberOf(typed);
  if (!written.test(number)) return undefined;
  const own = countryOf(country).dialingCode?.slice(1) ?? '';
  const phones = readings(digitsOf(number), number.startsWith('+'), own)
    .map((reading) => inPlans(reading.replace(mexicanMobile, '+52'), country))
    .filter((phone) => phone !== undefined)
    .filter((phone) => phone.longest >= fewest && digitsOf(phone.number).length <= most);
  return (phones.find((phone) => phone.isKnown) ?? phones[0])?.number;
};

const wrongWith = (typed: string, country: CountryCode): { message: string; key?: string } => {
  const number = numberOf(typed);
  if (!written.test(number))
    return { message: 'Escribe solo números, espacios y, si quieres, el prefijo con +.' };
  const own = number.startsWith('+') ? '' : (countryOf(country).dialingCode ?? '');
  return digitsOf(own + number).length < fewest
    ? { message: 'El teléfono está incompleto: incluye todos los dígitos.', key: 'nominimo' }
    : { message: 'El teléfono no es válido: revísalo y, si es de otro país, empieza con + y su código.' };
};

/**
 * A phone that must be there, as E.164. A number without a prefix gets the country's; fewer than 11 digits with it are
 * the spec's error *nominimo*.
 */
export const phone = (country: CountryCode) =>
  text(50).transform((typed, context) => {
    const read = readPhone(typed, country);
    if (read !== undefined) return read;
    const { message, key } = wrongWith(typed, country);
    context.addIssue({ code: 'custom', message, ...(key && { params: { key } }) });
    return z.NEVER;
  });

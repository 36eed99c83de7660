/** Looks a phone up in the numbering plans of all countries. Weighs 25 KB: browsers have `numbering-plans.browser.ts`. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type CountryCode } from '../kit/country/index.ts';

export type PlannedPhone = {
  /** E.164. */
  readonly number: string;
  /** Digits with the country's prefix, in the longest way to write them: Lima's +51 01 444 1234 has 11. */
  readonly longest: number;
  /** Whether its plan has this number; otherwise it has at least the plan's length. */
  readonly isKnown: boolean;
};

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/**
 * @param digits with a plus, or as they are dialled in the country
 * @returns nothing where no plan has a number of this length
 */
export const inPlans = (digits: string, country: CountryCode): PlannedPhone | undefined => {
  const options = { ...(country !== 'INT' && { defaultCountry: country }), extract: false };
  const phone = parsePhoneNumberFromString(digits, options);
  if (!phone?.isPossible()) return undefined;
  const isKnown = phone.isValid();
  const national = isKnown ? digitsIn(phone.countryCallingCode + phone.formatNational()) : 0;
  return { number: phone.number, longest: Math.max(digitsIn(phone.number), national), isKnown };
};

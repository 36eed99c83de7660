/** What a browser can tell of a phone without the numbering plans: nothing but its length. The service reads it again. */
import { type CountryCode } from '../kit/country/index.ts';
import { countryOf } from '../reference/countries.ts';
import { type PlannedPhone } from './numbering-plans.ts';

/** The plans may write it with a trunk 0 that counts. */
const trunk = 1;

export const inPlans = (digits: string, country: CountryCode): PlannedPhone => {
  const number = digits.startsWith('+') ? digits : `${countryOf(country).dialingCode ?? '+'}${digits}`;
  return { number, longest: number.length - 1 + trunk, isKnown: false };
};

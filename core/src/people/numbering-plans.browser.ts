/** A browser checks the length of a phone only: it has no numbering plans. The service reads the phone again. */
import { type CountryCode } from '../kit/country/index.ts';
import { countryOf } from '../reference/countries.ts';
import { type PlannedPhone } from './numbering-plans.ts';

/** The plans may write it with a trunk 0 that counts. */
const trunk = 1;

export const inPlans = (digits: string, country: CountryCode): PlannedPhone => {
  const number = digits.startsWith('+') ? digits : `${countryOf(country).dialingCode ?? '+'}${digits}`;
  return { number, longest: number.length - 1 + trunk, isKnown: false };
};

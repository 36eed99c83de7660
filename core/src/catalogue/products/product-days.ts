/** Which day it is in a market, and whether a product is new on it. */
import { type CountryCode } from '../../kit/country/index.ts';
import { dayInZone, monthsAfter } from '../../kit/time/index.ts';
import { countryOf } from '../../reference/countries.ts';

/** The calendar day of an instant where the market is, `YYYY-MM-DD`. */
export const dayIn = (country: CountryCode, instant: string): string =>
  dayInZone(new Date(instant), countryOf(country).timeZone);

const monthsNew = 2;

/** New for two months from the day on which it became available (spec, public side, sections 3 and 9). */
export const isNewProduct = (availableFrom: string | null | undefined, today: string): boolean => {
  if (!availableFrom || availableFrom > today) return false;
  return today < monthsAfter(availableFrom, monthsNew);
};

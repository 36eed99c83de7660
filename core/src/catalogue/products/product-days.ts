/** Which day it is in a market, and whether a product is new on it. */
import { type CountryCode } from '../../kit/country/index.ts';
import { countryOf } from '../../reference/countries.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of an instant where the market is, `YYYY-MM-DD`. */
export const dayIn = (country: CountryCode, instant: string): string => {
  const { timeZone } = countryOf(country);
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  return format.format(new Date(instant));
};

const monthsNew = 2;

/** New for two months from the day on which it became available (spec, public side, sections 3 and 9). */
export const isNewProduct = (availableFrom: string | null | undefined, today: string): boolean => {
  if (!availableFrom || availableFrom > today) return false;
  const until = new Date(`${availableFrom}T00:00:00Z`);
  until.setUTCMonth(until.getUTCMonth() + monthsNew);
  return today < until.toISOString().slice(0, 10);
};

/** Days as people write them. */

import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOf } from '@cotejo/core/reference/countries';

const format = (timeZone: string) =>
  new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
const inUtc = format('UTC');

/** @param day `YYYY-MM-DD`; @returns `26 de noviembre de 2026` */
export const longDay = (day: string): string => inUtc.format(new Date(`${day}T00:00:00Z`));

/** The day that it is in a country, as `longDay` writes it. */
export const todayIn = (country: CountryCode, now = new Date()): string =>
  format(countryOf(country).timeZone).format(now);

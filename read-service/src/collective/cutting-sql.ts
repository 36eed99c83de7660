/** Days of countries in SQL. */
import { countries } from '@cotejo/core/reference/countries';

const zone = (country: string): string =>
  `case ${country} ${countries.map(({ code, timeZone }) => `when '${code}' then '${timeZone}'`).join(' ')} end`;

/** Today in a country. @param country a column */
export const localToday = (country: string): string => `(now() at time zone ${zone(country)})::date`;

/** The insurer's calendar in SQL, for lists that filter and sort by it: the same that core's `dueDay` reckons for one row. */
import { countries } from '@cotejo/core/reference/countries';

const zone = (country: string): string =>
  `case ${country} ${countries.map(({ code, timeZone }) => `when '${code}' then '${timeZone}'`).join(' ')} end`;

/** Today in a country. @param country a column */
export const localToday = (country: string): string => `(now() at time zone ${zone(country)})::date`;

/**
 * The last day on which an answer is in time: the cutting day of the request's month, or of the next one where it had gone by.
 * @param since a column of the request's instant @param cuttingDays a column of the insurer's, the oldest first
 */
export const dueDay = (since: string, country: string, cuttingDays: string): string => `(
  select least(first + cutting - 1, (first + interval '1 month')::date - 1)
  from (
    select cutting, (date_trunc('month', day)
      + case when extract(day from day) > cutting then interval '1 month' else interval '0' end)::date as first
    from (
      select day, coalesce(
        (select (held->>'value')::int from jsonb_array_elements(${cuttingDays}) as held
          where held->>'from' <= day::text order by held->>'from' desc limit 1),
        (${cuttingDays}->0->>'value')::int, 31) as cutting
      from (select (${since} at time zone ${zone(country)})::date as day) as asked
    ) as agreed
  ) as months)`;

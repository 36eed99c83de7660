/** An insurer's calendar on a day: the last day on which a request is in time, and the operation that it is in time for. */
import { z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import { dayInZone } from '../kit/time/index.ts';
import { countryOf } from '../reference/countries.ts';
import { nextCuttingDay, nextOperation } from '../collective/index.ts';
import { type InsurerTerms, termsOn } from './insurer-terms.ts';

type Terms = Pick<InsurerTerms, 'cuttingDays' | 'retroactiveDays'>;

export const cuttingSchema = z.object({
  today: z.iso.date().describe('en el país de la aseguradora'),
  cuttingDay: z.int().describe('el día de corte de hoy; 31 si no se acordó'),
  retroactiveDays: z.int().describe('los días hacia atrás que acepta hoy; 0 si no se acordó'),
  lastDay: z.iso.date().describe('el último día a tiempo para la próxima operación'),
  operationDate: z.iso.date().describe('la próxima operación'),
});
export type Cutting = Readonly<z.infer<typeof cuttingSchema>>;

export const cuttingAt = (terms: Terms, country: CountryCode, now: Date): Cutting => {
  const today = dayInZone(now, countryOf(country).timeZone);
  const held = termsOn(terms, today);
  return {
    today,
    ...held,
    lastDay: nextCuttingDay(today, held.cuttingDay),
    operationDate: nextOperation(today, held.cuttingDay),
  };
};

/**
 * The last day on which an answer to a request is in time for the operation that the request was in time for.
 * @param since the instant of the request
 */
export const dueDay = (
  { cuttingDays }: Pick<Terms, 'cuttingDays'>,
  country: CountryCode,
  since: string,
): string => cuttingAt({ cuttingDays, retroactiveDays: [] }, country, new Date(since)).lastDay;

/** What the site's content calls have in common: a country, and what is documented of each. */
import { z } from 'zod';
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryHeader, HttpProblem, problem, refusals } from '@cotejo/core/kit/service';
import { envelope } from '../kit/http/envelope.ts';
import { siteQuery } from '../kit/http/site-query.ts';

export const headers = z.object({ 'x-country': countryHeader });

/** The number that a line of insurance goes by. */
export const lineId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'Debe ser un número entero.')
  .transform(Number);

export const unknown = (message: string) => new HttpProblem(problem(404, 'NOT_FOUND', message));

/** A call that only depends on the country. */
export type CountryCall = {
  readonly path: string;
  readonly summary: string;
  readonly data: z.ZodType;
  readonly tell: (country: CountryCode) => unknown;
};

export const callSchema = (summary: string, data: z.ZodType) => ({
  summary,
  tags: ['Sitio público'],
  headers,
  querystring: siteQuery(),
  response: { 200: envelope(data), ...refusals(400) },
});

/** The same, about one thing that may not be there. */
export const oneSchema = <Params extends z.ZodRawShape>(
  summary: string,
  data: z.ZodType,
  params: Params,
) => ({
  ...callSchema(summary, data),
  params: z.object(params),
  response: { 200: envelope(data), ...refusals(400, 404) },
});

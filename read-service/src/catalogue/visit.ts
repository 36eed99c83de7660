/** What the calls about one product share: its country, its day, what it is named by, and what it says. */
import { type FastifyRequest } from 'fastify';
import { type Pool } from 'pg';
import { z } from 'zod';
import { dayIn } from '@cotejo/core/catalogue';
import { type CountryCode } from '@cotejo/core/kit/country';
import {
  countryHeader,
  type countryOfRequest,
  HttpProblem,
  problem,
  siteVersionHeader,
} from '@cotejo/core/kit/service';
import { calendarDay } from '@cotejo/core/kit/validation';
import { siteQuery } from '../kit/http/site-query.ts';
import { refuse } from './profile-of.ts';
import { findPublished, findPublishedAt, type ProductKey, type Published } from './publications.ts';

const today = (country: CountryCode): string => dayIn(country, new Date().toISOString());

/** The number that the spec's calls name something by. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'Debe ser un número entero.')
  .transform(Number)
  .refine(Number.isSafeInteger, 'Debe ser un número entero.');
export const codeParam = z
  .string('Indica el código de un producto.')
  .max(200, 'Son 200 letras como máximo.')
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'No es el código de un producto.');

/** A product by its number or its code; codes of digits alone are numbers first. */
export const keysOf = (named: string): readonly ProductKey[] =>
  /^[1-9]\d{0,15}$/.test(named) && Number.isSafeInteger(Number(named))
    ? [{ number: Number(named) }, { code: named }]
    : [{ code: named }];

/** The day of a question about the past; whether it is one, only its country knows. */
export const dayField = calendarDay('Debe ser un día, como 2026-03-31.')
  .optional()
  .describe('un día: qué decía y costaba entonces; hoy si no se dice');

/** @returns the day that is asked about, the market's own where none is named. @throws HttpProblem (400) for one to come */
export const dayAsked = (country: CountryCode, at?: string | null): string => {
  const now = today(country);
  if (at && at > now) refuse({ at: 'Ese día todavía no llega: pregunta por hoy o por un día pasado.' });
  return at ?? now;
};
export const headers = z.object({ 'x-country': countryHeader });
/** Of what the site sends. */
export const sentHeaders = headers.extend({ 'x-qpversion': siteVersionHeader });
export const atQuery = siteQuery({ at: dayField });

export const noProduct = () =>
  new HttpProblem(problem(404, 'NOT_FOUND', 'No existe ese producto en este país.'));
export const noRecord = (message: string) => new HttpProblem(problem(404, 'NOT_FOUND', message));

export type Visited = { readonly country: CountryCode; readonly day: string; readonly product: Published };

/** @returns the product as its country's visitors see it, or saw it on a day. @throws HttpProblem (404) */
export const visiting =
  (pool: Pool, countryOf: ReturnType<typeof countryOfRequest>) =>
  async (request: FastifyRequest, key: ProductKey | readonly ProductKey[], at?: string): Promise<Visited> => {
    const country = countryOf(request);
    const day = dayAsked(country, at);
    for (const one of [key].flat()) {
      const product = await (at
        ? findPublishedAt(pool, country, one, at)
        : findPublished(pool, country, one));
      if (product) return { country, day, product };
    }
    throw noProduct();
  };

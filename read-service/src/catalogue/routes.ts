/** The public site's queries: products of the host's country. */
import { createHash } from 'node:crypto';
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { countries } from '@cotejo/core/reference';
import { countryHeader, countryOfRequest, HttpProblem, problem, refusals } from '@cotejo/core/service';
import { type Dependencies, type Settings } from '../dependencies.ts';
import { publicCache } from '../http/public-cache.ts';
import { withZod } from '../http/validation.ts';
import { findProduct, findProducts } from './products.ts';
import { productCardSchema } from './product-card.ts';

const whole = (from: number, to: number) => {
  const message = `Debe ser un número de ${from} a ${to}.`;
  return z
    .string()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .refine((n) => n >= from && n <= to, message);
};

const envelope = <S extends z.ZodType>(data: S) => ({ data, error: z.null() });

const listSchema = {
  summary: 'Productos del país',
  tags: ['Sitio público'],
  headers: z.object({ 'x-country': countryHeader }),
  querystring: z.strictObject({
    take: whole(1, 100).default(20),
    page: whole(1, 100_000).default(1),
  }),
  response: {
    200: z.object({
      ...envelope(z.array(productCardSchema)),
      metaData: z.object({
        total: z.int(),
        uuid: z.uuid().describe('igual mientras el resultado es el mismo'),
      }),
    }),
    ...refusals(400),
  },
};

const productSchema = {
  summary: 'Un producto del país',
  tags: ['Sitio público'],
  headers: z.object({ 'x-country': countryHeader }),
  params: z.object({
    code: z
      .string()
      .min(1)
      .max(200)
      .refine((code) => !code.includes('\u0000')),
  }),
  response: { 200: z.object(envelope(productCardSchema)), ...refusals(400, 404) },
};

const countrySchema = {
  summary: 'Países del comparador',
  tags: ['Sitio público'],
  response: {
    200: z.object(
      envelope(z.array(z.object({ id: z.int(), code: z.string(), name: z.string(), currency: z.string() }))),
    ),
  },
};

/** The same result has the same id, so that a cached answer is still the same answer. */
const idOf = (result: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(result))
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

export const catalogueRoutes =
  ({ pool }: Dependencies, { countryHosts }: Settings): FastifyPluginAsync =>
  async (plain) => {
    publicCache(plain);
    const countryOf = countryOfRequest(countryHosts);
    const app = withZod(plain);

    app.get('/api/insurance/compare/metadata', { schema: listSchema }, async (request) => {
      const country = countryOf(request);
      const { rows, total } = await findProducts(pool, country, request.query);
      return {
        data: [...rows],
        metaData: { total, uuid: idOf([country, request.query, rows]) },
        error: null,
      };
    });

    app.get('/api/insurance/product/:code', { schema: productSchema }, async (request) => {
      const found = await findProduct(pool, countryOf(request), request.params.code);
      if (!found) throw new HttpProblem(problem(404, 'NOT_FOUND', 'No existe ese producto en este país.'));
      return { data: found, error: null };
    });

    app.get('/api/country', { schema: countrySchema }, async () => ({
      data: countries.map(({ id, code, name, currency }) => ({ id, code, name, currency })),
      error: null,
    }));
  };

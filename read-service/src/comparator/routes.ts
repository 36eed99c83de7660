/** The calls that compare: a page of results by filters, order and profile. */
import { type FastifyPluginAsync } from 'fastify';
import { type Pool } from 'pg';
import { z } from 'zod';
import { type CountryHosts } from '../kit/http/country-hosts.ts';
import { comparatorAnswers, mostSideBySide } from '@cotejo/core/comparator';
import { productAnswers } from '@cotejo/core/product-content';
import { countryOfRequest, refusals, takeJsonBodies } from '@cotejo/core/kit/service';
import { headers, sentHeaders } from '../catalogue/index.ts';
import { type BotCheck, botRefusal, refuseBots, visitorOf } from '../kit/http/bots.ts';
import { answerWith, envelope } from '../kit/http/envelope.ts';
import { shortText } from '../kit/http/loose-fields.ts';
import { failureSays } from '../kit/http/outage-words.ts';
import { publicCache } from '../kit/http/public-cache.ts';
import { siteQuery } from '../kit/http/site-query.ts';
import { withZod } from '../kit/http/validation.ts';
import { type Keeper } from './keeper.ts';
import { compare } from './compare.ts';
import { compareBody, compareQuery } from './question/compare-query.ts';
import {
  noPromoted,
  promoted,
  promotedBody,
  sideBySide,
  sideBySideBody,
  sideBySideQuery,
  sideBySideSchema,
} from './side-by-side.ts';

const answer = envelope(z.array(productAnswers.card).readonly(), comparatorAnswers.resultsMeta.shape);

const byQuery = {
  summary: 'Productos del país que cumplen los filtros, con su precio para el perfil inicial',
  tags: ['Sitio público'],
  headers,
  querystring: compareQuery,
  response: { 200: answer, ...refusals(400, 503), ...botRefusal },
};
const byBody = {
  summary: 'Lo mismo para un perfil, con límites de precio y deducible',
  tags: ['Sitio público'],
  headers: sentHeaders,
  body: compareBody,
  response: { 200: answer, ...refusals(400, 413, 415, 503), ...botRefusal },
};

const sideBySideByQuery = {
  summary: `Hasta ${mostSideBySide} productos lado a lado, con el precio de cada persona del perfil inicial`,
  tags: ['Sitio público'],
  headers,
  querystring: sideBySideQuery,
  response: { 200: sideBySideSchema, ...refusals(400, 503), ...botRefusal },
};
const sideBySideByBody = {
  summary: `Hasta ${mostSideBySide} productos lado a lado, con el precio de cada persona de un perfil`,
  tags: ['Sitio público'],
  headers: sentHeaders,
  body: sideBySideBody,
  response: { 200: sideBySideSchema, ...refusals(400, 413, 415, 503), ...botRefusal },
};
const promotedSchema = {
  summary: 'El producto promocionado que más se recomienda',
  tags: ['Sitio público'],
  headers: sentHeaders,
  body: promotedBody,
  response: { 200: envelope(productAnswers.card), ...refusals(400, 404, 413, 415, 503), ...botRefusal },
};
const humanSchema = {
  summary: 'Soy humano: vuelve a mostrar resultados a quien parecía un robot',
  tags: ['Sitio público'],
  querystring: siteQuery({ _fh: shortText(100) }),
  response: {
    200: envelope(z.object({ human: z.literal(true) })),
    ...refusals(400, 429),
  },
};

type Parts = {
  readonly pool: Pool;
  readonly comparator: Keeper['now'];
  readonly bots: BotCheck;
  readonly countryHosts: CountryHosts;
};

export const comparatorRoutes =
  (parts: Parts): FastifyPluginAsync =>
  async (plain) => {
    publicCache(plain, 0);
    takeJsonBodies(plain, {});
    const app = withZod(plain);
    const countryOf = countryOfRequest(parts.countryHosts);
    const from = { pool: parts.pool, now: parts.comparator };
    const preHandler = refuseBots(parts.bots);

    const list = failureSays('Problema en endpoint para obtener lista de productos');
    app.get('/api/insurance/compare/metadata', { schema: byQuery, preHandler, ...list }, (request) =>
      compare(from, countryOf(request), request.query),
    );
    app.post('/api/insurance/compare/metadata', { schema: byBody, preHandler, ...list }, (request) =>
      compare(from, countryOf(request), request.body),
    );

    const inBothPlaces = [
      '/api/insurance/compare/metadataPlanesPersonas',
      '/api/buscarplanes/compare/metadataPlanesPersonas',
    ] as const;
    app.get(inBothPlaces[0], { schema: sideBySideByQuery, preHandler, ...list }, (request) =>
      sideBySide(from, countryOf(request), request.query),
    );
    for (const path of inBothPlaces)
      app.post(path, { schema: sideBySideByBody, preHandler, ...list }, (request) =>
        sideBySide(from, countryOf(request), request.body),
      );
    app.post(
      '/api/insurance/promotedProduct',
      { schema: promotedSchema, preHandler, ...failureSays(noPromoted) },
      async (request) => answerWith(await promoted(from, countryOf(request), request.body)),
    );

    app.get('/api/buscarplanes/notrobot', { schema: humanSchema }, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      await parts.bots.believe(visitorOf(request));
      return answerWith({ human: true as const });
    });
  };

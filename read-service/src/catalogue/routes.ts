/** The public site's queries about products: one as it is shown, and all that it says. */
import { productAnswers } from '@cotejo/core/product-content';
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { startingProfile } from '@cotejo/core/comparator';
import { countries, type Country } from '@cotejo/core/reference/countries';
import { countryOfRequest, refusals } from '@cotejo/core/kit/service';
import { type SiteParts } from './parts.ts';
import { botRefusal, refuseBots } from '../kit/http/bots.ts';
import { answerWith, envelope } from '../kit/http/envelope.ts';
import { publicCache } from '../kit/http/public-cache.ts';
import { siteQuery } from '../kit/http/site-query.ts';
import { withZod } from '../kit/http/validation.ts';
import { cardOf } from './cards/card.ts';
import { cardSourceOf } from './publications.ts';
import { ready } from './ready.ts';
import { atQuery, codeParam, headers, visiting } from './visit.ts';

const productSchema = {
  summary: 'Un producto del país',
  tags: ['Sitio público'],
  headers,
  params: z.object({ code: codeParam }),
  querystring: atQuery,
  response: { 200: envelope(productAnswers.card), ...refusals(400, 404, 503), ...botRefusal },
};

const countrySchema = {
  summary: 'Países del comparador',
  tags: ['Sitio público'],
  querystring: siteQuery(),
  response: {
    200: envelope(
      z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          code: z.string(),
          image: z.string().nullable().describe('ninguna: el sitio dibuja sus banderas'),
          dialingCode: z.string().nullable(),
          lang: z.string(),
          nationality: z.string().nullable(),
          currency: z.string(),
        }),
      ),
    ),
  },
};

const shownCountry = ({ id, name, code, dialingCode, locale, nationality, currency }: Country) => ({
  id,
  name,
  code,
  image: null,
  dialingCode: dialingCode ?? null,
  lang: locale,
  nationality: nationality ?? null,
  currency,
});

export const catalogueRoutes =
  (parts: SiteParts): FastifyPluginAsync =>
  async (plain) => {
    publicCache(plain, 0);
    const app = withZod(plain);
    const visit = visiting(parts.pool, countryOfRequest(parts.countryHosts));
    const preHandler = refuseBots(parts.bots);

    app.get('/api/insurance/product/:code', { schema: productSchema, preHandler }, async (request) => {
      const { country, day, product } = await visit(request, request.params, request.query.at);
      const { known } = ready(parts.comparator);
      const on = { profile: startingProfile(country), day, tables: known.tables[country] };
      return answerWith(cardOf(cardSourceOf(product), on, known));
    });

    app.get('/api/country', { schema: countrySchema }, async () => answerWith(countries.map(shownCountry)));
  };

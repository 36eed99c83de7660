/** What a product has cost, publication by publication: for the profile that the site begins with, at the tables of each first day. */
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { startingProfile } from '@cotejo/core/comparator';
import { productAnswers } from '@cotejo/core/product-content';
import { countryOfRequest, refusals } from '@cotejo/core/kit/service';
import { botRefusal, refuseBots } from '../../kit/http/bots.ts';
import { answerWith, envelope } from '../../kit/http/envelope.ts';
import { publicCache } from '../../kit/http/public-cache.ts';
import { siteQuery } from '../../kit/http/site-query.ts';
import { withZod } from '../../kit/http/validation.ts';
import { areaOf, priceOfCard, shownPrice } from '../cards/card-price.ts';
import { type SiteParts } from '../parts.ts';
import { findPastPublications } from '../publications.ts';
import { ready } from '../ready.ts';
import { headers, idParam, visiting } from '../visit.ts';

const schema = {
  summary: 'Los precios de un producto desde que se publicó, para el perfil con que el sitio empieza',
  tags: ['Sitio público'],
  headers,
  params: z.object({ id: idParam }),
  querystring: siteQuery(),
  response: { 200: envelope(z.array(productAnswers.pastPrice)), ...refusals(400, 404, 503), ...botRefusal },
};

export const priceHistoryRoute =
  (parts: SiteParts): FastifyPluginAsync =>
  async (plain) => {
    publicCache(plain, 0);
    plain.addHook('preHandler', refuseBots(parts.bots));
    const visit = visiting(parts.pool, countryOfRequest(parts.countryHosts));
    withZod(plain).get('/api/insurance/:id/priceHistory', { schema }, async (request) => {
      const { country, product } = await visit(request, { number: request.params.id });
      const { known } = ready(parts.comparator);
      const area = areaOf(product.publication.content, known);
      const profile = startingProfile(country);
      const publications = await findPastPublications(parts.pool, country, product.code);
      return answerWith(
        publications.map(({ from, until, price }) => {
          const on = { profile, day: from, tables: known.tables[country] };
          return { from, until, price: shownPrice(priceOfCard({ country, price }, on), area) };
        }),
      );
    });
  };

/** The landing service: pages of campaigns by country and language, and what they show. */
import { type CountryHosts } from '../kit/http/country-hosts.ts';
import { z } from 'zod';
import { contentAnswers } from '@cotejo/core/content';
import { countryOfRequest, refusals } from '@cotejo/core/kit/service';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type FastifyPluginAsync } from 'fastify';
import { type Pool } from 'pg';
import { type Known } from '../catalogue/index.ts';
import { answerWith, envelope } from '../kit/http/envelope.ts';
import { publicCache } from '../kit/http/public-cache.ts';
import { withZod } from '../kit/http/validation.ts';
import { headers } from './call.ts';
import {
  findLandings,
  findOrganizationSubscriptions,
  findProductSubscriptions,
  findSuccessReviews,
  organizationSubscriptionSchema,
  productSubscriptionSchema,
  successReviewSchema,
} from './landing-queries.ts';
import { type LandingFilter, landingQuery } from './landing-query.ts';

type KnownTypes = Pick<Known, 'insuranceTypes'>;
/** Until the catalogue was read, types are known by the names of the landings alone. */
const noTypes: KnownTypes = { insuranceTypes: new Map() };

export type LandingParts = {
  readonly pool: Pool;
  readonly countryHosts: CountryHosts;
  readonly comparator: () => { readonly known: KnownTypes } | undefined;
};

type LandingCall = {
  readonly path: string;
  readonly summary: string;
  readonly row: z.ZodType;
  readonly find: (
    pool: Pool,
    country: CountryCode,
    filter: LandingFilter,
    known: KnownTypes,
  ) => readonly object[] | Promise<readonly object[]>;
};

const calls: readonly LandingCall[] = [
  {
    path: '/api/country-landings',
    summary: 'Las páginas de aterrizaje de un país, por idioma',
    row: contentAnswers.landing,
    find: (_, country, filter) => findLandings(country, filter),
  },
  {
    path: '/api/organization-subscriptions',
    summary: 'Quiénes ofrecen planes en las páginas que se piden',
    row: organizationSubscriptionSchema,
    find: findOrganizationSubscriptions,
  },
  {
    path: '/api/product-subscriptions',
    summary: 'Los planes de las páginas que se piden',
    row: productSubscriptionSchema,
    find: findProductSubscriptions,
  },
  {
    path: '/api/success-reviews',
    summary: 'Las buenas opiniones de un país, sin nombres ni comentarios',
    row: successReviewSchema,
    find: findSuccessReviews,
  },
];

export const landingRoutes =
  ({ pool, countryHosts, comparator }: LandingParts): FastifyPluginAsync =>
  async (plain) => {
    publicCache(plain);
    const countryOf = countryOfRequest(countryHosts);
    const app = withZod(plain);

    for (const { path, summary, row, find } of calls) {
      const schema = {
        summary,
        description:
          'Filtros: filters[active][$eq], filters[tag][$eq] y filters[slug][$eq], o filter como JSON. Se pide por páginas ' +
          'con pagination[page] y pagination[pageSize], o con pagination[start] y pagination[limit]; sin eso, todo.',
        tags: ['Sitio público'],
        headers,
        querystring: landingQuery,
        response: { 200: envelope(z.array(row)), ...refusals(400, 503) },
      };
      app.get(path, { schema }, async (request) => {
        const known = comparator()?.known ?? noTypes;
        const { piece } = request.query;
        const all = await find(pool, countryOf(request), request.query, known);
        return answerWith(all.slice(piece.from, piece.to) as never[], { total: all.length });
      });
    }
  };

/** The public numbers about requests: `GET /api/solicitarplans/estadisticasolicitudesplanes`. */
import { type CountryHosts } from '../kit/http/country-hosts.ts';
import { type Pool } from 'pg';
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { countryHeader, countryOfRequest, refusals } from '@cotejo/core/kit/service';
import { publicCache } from '../kit/http/public-cache.ts';
import { siteQuery } from '../kit/http/site-query.ts';
import { withZod } from '../kit/http/validation.ts';
import { findPlanStatistics, planStatisticsSchema } from './plan-statistics.ts';

const schema = {
  summary: 'Cuánto se pidió cada plan del país en los últimos 30 días',
  tags: ['Sitio público'],
  headers: z.object({ 'x-country': countryHeader }),
  querystring: siteQuery(),
  response: { 200: z.object({ data: planStatisticsSchema, error: z.null() }), ...refusals(400, 503) },
};

export const statisticsRoutes =
  ({
    pool,
    countryHosts,
  }: {
    readonly pool: Pool;
    readonly countryHosts: CountryHosts;
  }): FastifyPluginAsync =>
  async (plain) => {
    publicCache(plain);
    const countryOf = countryOfRequest(countryHosts);
    withZod(plain).get('/api/solicitarplans/estadisticasolicitudesplanes', { schema }, async (request) => ({
      data: await findPlanStatistics(pool, countryOf(request), new Date()),
      error: null,
    }));
  };

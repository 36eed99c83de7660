/** The public numbers about requests: `GET /api/solicitarplans/estadisticasolicitudesplanes`. */
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { countryHeader, countryOfRequest, refusals } from '@cotejo/core/kit/service';
import { type Dependencies, type Settings } from '../dependencies.ts';
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
  ({ pool }: Dependencies, { countryHosts }: Settings): FastifyPluginAsync =>
  async (plain) => {
    publicCache(plain);
    const countryOf = countryOfRequest(countryHosts);
    withZod(plain).get('/api/solicitarplans/estadisticasolicitudesplanes', { schema }, async (request) => ({
      data: await findPlanStatistics(pool, countryOf(request), new Date()),
      error: null,
    }));
  };

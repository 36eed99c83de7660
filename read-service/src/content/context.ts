/** Content: what the site says around its products. */
import { type Pool } from 'pg';
import { type ReadContext } from '../kit/context.ts';
import { type CountryHosts } from '../kit/http/country-hosts.ts';
import { type LandingParts, landingRoutes } from './landing-routes.ts';
import { parameterWords } from './parameter-words.ts';
import { contentRoutes } from './routes.ts';
import { serviceRoutes } from './service-routes.ts';

export const contentContext = (parts: {
  readonly pool: Pool;
  readonly countryHosts: CountryHosts;
  readonly comparator: LandingParts['comparator'];
}): ReadContext => ({
  name: 'content',
  routes: [contentRoutes(parts), landingRoutes(parts), serviceRoutes(parts)],
  parameterWords,
});

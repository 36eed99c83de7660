/** Whether organizations have products on offer, of any type of insurance or of one. */
import { type FastifyPluginAsync } from 'fastify';
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOfRequest } from '@cotejo/core/kit/service';
import { type SiteParts } from '../parts.ts';
import { answerWith } from '../../kit/http/envelope.ts';
import { publicCache } from '../../kit/http/public-cache.ts';
import { withZod } from '../../kit/http/validation.ts';
import { refuse } from '../profile-of.ts';
import { wrongProductType } from '../product-types.ts';
import { ready } from '../ready.ts';
import { typesNamed } from '../types.ts';
import {
  answerMany,
  availabilitySchema,
  type Choosing,
  choosingCall,
  manySchema,
  organizationThat,
  wordParam,
} from './organization-calls.ts';
import { organizationsIn, productsOnOffer, shownOrganization } from './organizations.ts';

export const availabilityRoutes =
  ({
    pool,
    comparator,
    countryHosts,
  }: Pick<SiteParts, 'pool' | 'comparator' | 'countryHosts'>): FastifyPluginAsync =>
  async (plain) => {
    publicCache(plain);
    const app = withZod(plain);
    const countryOf = countryOfRequest(countryHosts);
    const known = () => ready(comparator).known;

    app.get(
      '/api/organization/availableToSell',
      { schema: choosingCall('Organizaciones con productos publicados', manySchema, {}) },
      async (request) => {
        const country = countryOf(request);
        const ids = new Set(
          (await productsOnOffer(pool, country)).map(({ organizationId }) => organizationId),
        );
        return answerMany(
          organizationsIn(known(), country).filter(({ id }) => ids.has(id)),
          request,
        );
      },
    );
    const available = async (country: CountryCode, { query }: Choosing, code: string, typeName?: string) => {
      const organization = organizationThat(
        known(),
        country,
        ({ organizationCode }) => organizationCode === code,
      );
      const name = wrongProductType(known(), country, typeName);
      if (name) refuse({ name });
      const offered = await productsOnOffer(
        pool,
        country,
        typeName === undefined ? undefined : typesNamed(known(), country, typeName),
      );
      return answerWith({
        available: offered.some(({ organizationId }) => organizationId === organization.id),
        organization: shownOrganization(organization, query.organizations),
      });
    };
    app.get(
      '/api/organization/availableToSell/code/:code',
      {
        schema: choosingCall('Si una organización tiene productos publicados', availabilitySchema, {
          code: wordParam,
        }),
      },
      (request) => available(countryOf(request), request, request.params.code),
    );
    app.get(
      '/api/organization/availableToSell/code/:code/insuranceType/:name',
      {
        schema: choosingCall('Si los tiene de un tipo de seguro', availabilitySchema, {
          code: wordParam,
          name: wordParam,
        }),
      },
      (request) => available(countryOf(request), request, request.params.code, request.params.name),
    );
  };

/** Who offers what: the calls about organizations, and the lines of business. */
import { organizationAnswers } from '@cotejo/core/organizations';
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOfRequest } from '@cotejo/core/kit/service';
import { type SiteParts } from '../parts.ts';
import { answerWith } from '../../kit/http/envelope.ts';
import { publicCache } from '../../kit/http/public-cache.ts';
import { withZod } from '../../kit/http/validation.ts';
import {
  answerMany,
  answerOne,
  countSchema,
  manySchema,
  choosingCall,
  organizationCall,
  organizationThat,
  wordParam,
  noneOfType,
} from './organization-calls.ts';
import { isProductType } from '../product-types.ts';
import { refuse } from '../profile-of.ts';
import {
  countClinicsOf,
  isKind,
  isOfKind,
  type Organization,
  organizationsIn,
  productsOnOffer,
} from './organizations.ts';
import { ready } from '../ready.ts';
import { businessLines, businessLineSchema, isAdditionalIn, typesNamed } from '../types.ts';
import { idParam } from '../visit.ts';

export const organizationRoutes =
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
      '/api/organization/seguros/tipo/:type',
      {
        schema: choosingCall(
          'Organizaciones con productos de un tipo de seguro, o de un tipo de organización',
          manySchema,
          { type: wordParam },
        ),
        ...noneOfType,
      },
      async (request) => {
        const country = countryOf(request);
        const { type } = request.params;
        if (!isProductType(known(), country, type) && !isKind(type))
          refuse({ type: 'No hay un tipo de seguro ni de organización con ese nombre en este país.' });
        const offered = await productsOnOffer(pool, country, typesNamed(known(), country, type));
        const ids = new Set(offered.map(({ organizationId }) => organizationId));
        return answerMany(
          organizationsIn(known(), country).filter((each) => ids.has(each.id) || isOfKind(each, type)),
          request,
        );
      },
    );
    for (const path of [
      '/api/organization/instituciones/:type',
      '/api/organization/instituciones/tipo/:type',
    ] as const)
      app.get(
        path,
        {
          schema: {
            ...choosingCall('Organizaciones de un tipo', manySchema, { type: wordParam }),
            description:
              'Lo que ven todos: quien envía un token (Authorization: Bearer) recibe lo mismo, aunque no valga.',
          },
          ...noneOfType,
        },
        async (request) => {
          const { type } = request.params;
          const found = organizationsIn(known(), countryOf(request)).filter((each) => isOfKind(each, type));
          if (found.length === 0 && !isKind(type))
            refuse({ type: 'No hay un tipo de organización con ese nombre.' });
          return answerMany(found, request);
        },
      );
    app.get(
      '/api/organization/institucion/code/:code',
      {
        schema: choosingCall('Una organización por su código', organizationAnswers.organization, {
          code: wordParam,
        }),
      },
      async (request) =>
        answerOne(
          organizationThat(
            known(),
            countryOf(request),
            ({ organizationCode }) => organizationCode === request.params.code,
          ),
          request,
        ),
    );
    app.get(
      '/api/organization/institucion/:urlSegment',
      {
        schema: choosingCall(
          'Una organización por su parte de las direcciones',
          organizationAnswers.organization,
          {
            urlSegment: wordParam,
          },
        ),
      },
      async (request) => {
        const segment = request.params.urlSegment.toLowerCase();
        return answerOne(
          organizationThat(known(), countryOf(request), ({ url }) => url.toLowerCase() === segment),
          request,
        );
      },
    );
    app.get(
      '/api/organization/:id/countCoverageOrganizations',
      {
        schema: organizationCall('En cuántas clínicas cubren sus productos', z.object({ total: z.int() }), {
          id: idParam,
        }),
      },
      async (request) => {
        const { id } = organizationThat(known(), countryOf(request), (each) => each.id === request.params.id);
        return answerWith({ total: await countClinicsOf(pool, id) });
      },
    );
    app.get(
      '/api/organization/:id/countInsurancesByType',
      {
        schema: organizationCall('Cuántos productos tiene, por tipo', z.array(countSchema), { id: idParam }),
      },
      async (request) => {
        const country = countryOf(request);
        const { id } = organizationThat(known(), country, (each) => each.id === request.params.id);
        const { insuranceTypes } = known();
        const counts = (await productsOnOffer(pool, country)).filter(
          ({ organizationId }) => organizationId === id,
        );
        return answerWith(
          counts.flatMap(({ insuranceTypeId, products: total }) => {
            const type = insuranceTypes.get(insuranceTypeId);
            if (!type) return [];
            const { name: code, displayName } = type;
            return [{ insuranceType: { id: insuranceTypeId, name: code, displayName }, total }];
          }),
        );
      },
    );

    // Isapres offer some of it themselves.
    const additional = async (country: CountryCode): Promise<readonly Organization[]> => {
      const others = (await productsOnOffer(pool, country)).filter(isAdditionalIn(known(), country));
      const offered = new Set(others.map(({ organizationId }) => organizationId));
      return organizationsIn(known(), country).filter(({ id }) => offered.has(id));
    };
    app.get(
      '/api/seguro-adicional/instituciones',
      { schema: choosingCall('Organizaciones con seguros que no son de isapre', manySchema, {}) },
      async (request) => answerMany(await additional(countryOf(request)), request),
    );

    app.get(
      '/api/business-line',
      {
        schema: organizationCall(
          'Líneas de negocio: categorías con sus tipos de seguro',
          z.array(businessLineSchema),
          {},
        ),
      },
      async (request) => answerWith(businessLines(known(), countryOf(request))),
    );
  };

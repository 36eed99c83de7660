/** Who offers what: the calls about organizations, and the lines of business. */
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type CountryCode } from '@cotejo/core/reference';
import { countryOfRequest } from '@cotejo/core/service';
import { type Dependencies, type Settings } from '../../dependencies.ts';
import { answerWith } from '../../http/envelope.ts';
import { publicCache } from '../../http/public-cache.ts';
import { withZod } from '../../http/validation.ts';
import {
  availabilitySchema,
  countSchema,
  manySchema,
  marking,
  name,
  named,
  noneOfType,
} from './organization-calls.ts';
import { isProductType, wrongProductType } from '../product-types.ts';
import { refuse } from '../prices/profile-of.ts';
import {
  countClinicsOf,
  isKind,
  isOfKind,
  type Organization,
  organizationSchema,
  organizationsIn,
  productsOnOffer,
  shownOrganization,
} from './organizations.ts';
import { ready } from '../ready.ts';
import { businessLines, businessLineSchema, isAdditionalIn, typesNamed } from '../types.ts';
import { idParam, noRecord } from '../visit.ts';

export const organizationRoutes =
  ({ pool, comparator }: Dependencies, { countryHosts }: Settings): FastifyPluginAsync =>
  async (plain) => {
    publicCache(plain);
    const app = withZod(plain);
    const countryOf = countryOfRequest(countryHosts);
    const known = () => ready(comparator).known;
    const shown = (country: CountryCode) => organizationsIn(known(), country);
    type Choosing = { readonly query: { readonly organizations?: readonly number[] | undefined } };
    const listed = (organizations: readonly Organization[], { query }: Choosing) =>
      answerWith(organizations.map((one) => shownOrganization(one, query.organizations)));
    const shownOne = (organization: Organization, { query }: Choosing) =>
      answerWith(shownOrganization(organization, query.organizations));
    const one = (country: CountryCode, fits: (organization: Organization) => boolean): Organization => {
      const found = shown(country).find(fits);
      if (!found) throw noRecord('No existe esa organización en este país.');
      return found;
    };
    const onOffer = async (country: CountryCode, types?: readonly number[]) => {
      const rows = await productsOnOffer(pool, country);
      return rows.filter(({ insuranceTypeId }) => types?.includes(insuranceTypeId) ?? true);
    };

    app.get(
      '/api/organization/seguros/tipo/:type',
      {
        schema: marking(
          'Organizaciones con productos de un tipo de seguro, o de un tipo de organización',
          manySchema,
          { type: name },
        ),
        ...noneOfType,
      },
      async (request) => {
        const country = countryOf(request);
        const { type } = request.params;
        if (!isProductType(known(), country, type) && !isKind(type))
          refuse({ type: 'No hay un tipo de seguro ni de organización con ese nombre en este país.' });
        const offered = await onOffer(country, typesNamed(known(), country, type));
        const ids = new Set(offered.map(({ organizationId }) => organizationId));
        return listed(
          shown(country).filter((each) => ids.has(each.id) || isOfKind(each, type)),
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
            ...marking('Organizaciones de un tipo', manySchema, { type: name }),
            description:
              'Lo que ven todos: quien envía un token (Authorization: Bearer) recibe lo mismo, aunque no valga.',
          },
          ...noneOfType,
        },
        async (request) => {
          const { type } = request.params;
          const found = shown(countryOf(request)).filter((each) => isOfKind(each, type));
          if (found.length === 0 && !isKind(type))
            refuse({ type: 'No hay un tipo de organización con ese nombre.' });
          return listed(found, request);
        },
      );
    app.get(
      '/api/organization/institucion/code/:code',
      { schema: marking('Una organización por su código', organizationSchema, { code: name }) },
      async (request) =>
        shownOne(
          one(countryOf(request), ({ organizationCode }) => organizationCode === request.params.code),
          request,
        ),
    );
    app.get(
      '/api/organization/institucion/:urlSegment',
      {
        schema: marking('Una organización por su parte de las direcciones', organizationSchema, {
          urlSegment: name,
        }),
      },
      async (request) => {
        const segment = request.params.urlSegment.toLowerCase();
        return shownOne(
          one(countryOf(request), ({ url }) => url.toLowerCase() === segment),
          request,
        );
      },
    );
    app.get(
      '/api/organization/:id/countCoverageOrganizations',
      {
        schema: named('En cuántas clínicas cubren sus productos', z.object({ total: z.int() }), {
          id: idParam,
        }),
      },
      async (request) => {
        const { id } = one(countryOf(request), (each) => each.id === request.params.id);
        return answerWith({ total: await countClinicsOf(pool, id) });
      },
    );
    app.get(
      '/api/organization/:id/countInsurancesByType',
      { schema: named('Cuántos productos tiene, por tipo', z.array(countSchema), { id: idParam }) },
      async (request) => {
        const country = countryOf(request);
        const { id } = one(country, (each) => each.id === request.params.id);
        const { insuranceTypes } = known();
        const counts = (await onOffer(country)).filter(({ organizationId }) => organizationId === id);
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
      const others = (await onOffer(country)).filter(isAdditionalIn(known(), country));
      const offered = new Set(others.map(({ organizationId }) => organizationId));
      return shown(country).filter(({ id }) => offered.has(id));
    };
    app.get(
      '/api/seguro-adicional/instituciones',
      { schema: marking('Organizaciones con seguros que no son de isapre', manySchema, {}) },
      async (request) => listed(await additional(countryOf(request)), request),
    );

    app.get(
      '/api/organization/availableToSell',
      { schema: marking('Organizaciones con productos publicados', manySchema, {}) },
      async (request) => {
        const country = countryOf(request);
        const ids = new Set((await onOffer(country)).map(({ organizationId }) => organizationId));
        return listed(
          shown(country).filter(({ id }) => ids.has(id)),
          request,
        );
      },
    );
    const available = async (country: CountryCode, { query }: Choosing, code: string, typeName?: string) => {
      const organization = one(country, ({ organizationCode }) => organizationCode === code);
      const name = wrongProductType(known(), country, typeName);
      if (name) refuse({ name });
      const offered = await onOffer(
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
        schema: marking('Si una organización tiene productos publicados', availabilitySchema, { code: name }),
      },
      (request) => available(countryOf(request), request, request.params.code),
    );
    app.get(
      '/api/organization/availableToSell/code/:code/insuranceType/:name',
      { schema: marking('Si los tiene de un tipo de seguro', availabilitySchema, { code: name, name }) },
      (request) => available(countryOf(request), request, request.params.code, request.params.name),
    );

    app.get(
      '/api/business-line',
      {
        schema: named(
          'Líneas de negocio: categorías con sus tipos de seguro',
          z.array(businessLineSchema),
          {},
        ),
      },
      async (request) => answerWith(businessLines(known(), countryOf(request))),
    );
  };

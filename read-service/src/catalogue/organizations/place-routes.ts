/** Clinics where plans cover, and the value of the UF. */
import { organizationAnswers } from '@cotejo/core/organizations';
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { statesOf } from '@cotejo/core/content';
import { rowAt } from '@cotejo/core/price-tables';
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOfRequest, refusals } from '@cotejo/core/kit/service';
import { type SiteParts } from '../parts.ts';
import { answerWith, envelope } from '../../kit/http/envelope.ts';
import { whole } from '../../kit/http/loose-fields.ts';
import { failureSays } from '../../kit/http/outage-words.ts';
import { publicCache } from '../../kit/http/public-cache.ts';
import { siteQuery } from '../../kit/http/site-query.ts';
import { withZod } from '../../kit/http/validation.ts';
import { chosenClinics, clinicsOf, shownClinic } from './clinics.ts';
import { refuse } from '../profile-of.ts';
import { ready } from '../ready.ts';
import { isAdditionalIn } from '../types.ts';
import { dayAsked, dayField, headers, idParam, noRecord } from '../visit.ts';

const region = siteQuery({ regionNumero: whole(1, 99), ...chosenClinics });
const clinicsSchema = {
  summary: 'Clínicas del país',
  tags: ['Sitio público'],
  headers,
  querystring: region,
  response: { 200: envelope(z.array(organizationAnswers.clinic)), ...refusals(400, 503) },
};
const additionalSchema = { ...clinicsSchema, summary: 'Clínicas de los seguros que no son de isapre' };
const clinicSchema = {
  summary: 'Una clínica',
  tags: ['Sitio público'],
  headers,
  params: z.object({ id: idParam }),
  querystring: siteQuery(chosenClinics),
  response: { 200: envelope(organizationAnswers.clinic), ...refusals(400, 404, 503) },
};
const ufSchema = {
  summary: 'El valor de la UF',
  tags: ['Sitio público'],
  querystring: siteQuery({ at: dayField }),
  response: {
    200: envelope(
      z.object({
        valor: z.number().describe('pesos chilenos'),
        fecha: z.iso.date().nullable().describe('de qué día es; nada si es el valor de referencia'),
      }),
    ).extend({ valor: z.number().describe('lo mismo, donde lo leen los clientes antiguos') }),
    ...refusals(400, 404, 503),
  },
};

const noUf = 'Error al obtener el valor de la UF.';

export const placeRoutes =
  ({ comparator, countryHosts }: Pick<SiteParts, 'comparator' | 'countryHosts'>): FastifyPluginAsync =>
  async (plain) => {
    publicCache(plain);
    const app = withZod(plain);
    const countryOf = countryOfRequest(countryHosts);
    const known = () => ready(comparator).known;

    type Asked = z.output<typeof region>;
    /** @param among their numbers; all where none are given */
    const clinicsIn = (country: CountryCode, asked: Asked, among?: ReadonlySet<number>) => {
      const { regionNumero, coverageOrganizations } = asked;
      const regions = statesOf[country].map(({ id }) => id);
      if (regionNumero !== undefined && !regions.includes(regionNumero))
        refuse({ regionNumero: 'Ninguna región de este país tiene ese número.' });
      const found = clinicsOf(known(), country, regionNumero).filter(({ id }) => among?.has(id) ?? true);
      return answerWith(found.map((clinic) => shownClinic(clinic, coverageOrganizations)));
    };
    /** Where plans of additional insurance cover. */
    const ofAdditional = (country: CountryCode): ReadonlySet<number> => {
      const { index } = ready(comparator).market(country);
      const products = [...index.versions().keys()].map((code) => index.find(code)!);
      const additional = products.filter(isAdditionalIn(known(), country));
      return new Set(additional.flatMap(({ coverageOrganizations }) => coverageOrganizations));
    };
    for (const path of ['/api/coverageOrganization/country', '/api/globales/prestadores'] as const)
      app.get(path, { schema: clinicsSchema }, async (request) =>
        clinicsIn(countryOf(request), request.query),
      );
    app.get('/api/seguro-adicional/prestadores', { schema: additionalSchema }, async (request) => {
      const country = countryOf(request);
      return clinicsIn(country, request.query, ofAdditional(country));
    });
    app.get('/api/coverageOrganization/:id', { schema: clinicSchema }, async (request) => {
      const found = clinicsOf(known(), countryOf(request)).find(({ id }) => id === request.params.id);
      if (!found) throw noRecord('No existe esa clínica en este país.');
      return answerWith(shownClinic(found, request.query.coverageOrganizations));
    });
    app.get('/api/globales/uf', { schema: ufSchema, ...failureSays(noUf) }, async ({ query }) => {
      const day = dayAsked('CL', query.at);
      const found = rowAt(known().tables.CL.exchange?.['UF/CLP'], day);
      if (!found) throw noRecord(noUf);
      const valor = Number(found.row.value);
      return { ...answerWith({ valor, fecha: found.from ?? null }), valor };
    });
  };

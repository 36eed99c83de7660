/** What calls say when they fail: the spec's catalogue of errors, each where its call is. */
import { expect, test } from 'vitest';
import { inMemoryLimits } from '@cotejo/core/kit/limits';
import { httpService } from '@cotejo/core/kit/service';
import { comparatorRoutes } from '../comparator/routes.ts';
import { detailRoutes } from './detail/detail-routes.ts';
import { organizationRoutes } from './organizations/organization-routes.ts';
import { type SiteParts } from './parts.ts';
import { placeRoutes } from './organizations/place-routes.ts';
import { priceRoutes } from './prices/price-routes.ts';

const outage = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
/** A database that refuses connections, and nothing read of it so far. */
const broken = {
  pool: { query: () => Promise.reject(outage) },
  comparator: () => undefined,
  bots: { judge: async () => undefined, believe: async () => {} },
  limits: inMemoryLimits(),
  countryHosts: {},
} as unknown as Parameters<typeof comparatorRoutes>[0] & SiteParts;

const list = 'Problema en endpoint para obtener lista de productos';
const side = '/api/insurance/compare/metadataPlanesPersonas';
const named = { productCodes: ['a'] };
const price = 'Error al obtener el precio del producto para el perfil';
test.each<[method: 'GET' | 'POST', url: string, message: string, payload?: object]>([
  ['GET', '/api/insurance/compare/metadata', list],
  ['POST', '/api/insurance/compare/metadata', list],
  ['GET', `${side}?productCodes=a`, list],
  ['POST', side, list, named],
  ['POST', '/api/buscarplanes/compare/metadataPlanesPersonas', list, named],
  ['POST', '/api/insurance/promotedProduct', 'Problema en endpoint para obtener producto promocionado'],
  ['GET', '/api/insurance/7/calculatePrice', price],
  ['POST', '/api/insurance/7/calculatePrice', price],
  ['GET', '/api/insurance/coverages/7/resume', 'Error al obtener resumen de coberturas'],
  ['GET', '/api/organization/seguros/tipo/EPS', 'Error al obtener las organizaciones de tipo EPS'],
  ['GET', '/api/globales/uf', 'Error al obtener el valor de la UF.'],
])('%s %s says: %s', async (method, url, message, payload = {}) => {
  const app = httpService({ name: 'prueba', logLevel: 'silent', readiness: () => ({ ready: true }) });
  for (const routes of [comparatorRoutes, detailRoutes, organizationRoutes, placeRoutes, priceRoutes])
    await app.register(routes(broken));
  const headers = { 'x-country': 'PE' };
  const answer = await app.inject({ method, url, headers, ...(method === 'POST' && { payload }) });
  await app.close();
  expect(answer.headers['retry-after']).toBe('1');
  expect(answer.json()).toMatchObject({ status: 503, message });
});

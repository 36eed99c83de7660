/** The calls about organizations, their clinics and lines of business: what each answers, and what it refuses. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offerProduct, product } from '@cotejo/core/catalogue';
import { examplePlan, exampleReferences } from '../../../../core/src/catalogue/testing/plans.ts';
import { until } from '../../../../projectors/src/testing/world.ts';
import { colleague, type ReadWorld } from '../../testing/read-world.ts';
import { callsOf, createPlanWorld, expectEnvelope } from '../testing/calls.ts';
import { clinic, organization } from '../testing/rich-answers.ts';
import { clinicId, isapreId } from '../testing/rich-plan.ts';

let world: ReadWorld;
const { get } = callsOf(() => world, 'CL');
beforeAll(async () => {
  world = await createPlanWorld();
});
afterAll(() => world.end());

describe('a call', () => {
  test.each<[string, unknown]>([
    ['/api/organization/seguros/tipo/isapres', [organization]],
    ['/api/organization/seguros/tipo/ISAPRE', [organization]],
    ['/api/organization/seguros/tipo/vida', []],
    ['/api/organization/seguros/tipo/EPS', []],
    ['/api/organization/instituciones/ISAPRE', [organization]],
    ['/api/organization/instituciones/tipo/isapre', [organization]],
    ['/api/organization/instituciones/EPS', []],
    ['/api/organization/institucion/code/78', organization],
    ['/api/organization/institucion/isapre-cruz-blanca', organization],
    [`/api/organization/${isapreId}/countCoverageOrganizations`, { total: 1 }],
    [
      `/api/organization/${isapreId}/countInsurancesByType`,
      [{ insuranceType: { name: 'ISAPRE', displayName: 'Isapre' }, total: 1 }],
    ],
    ['/api/organization/availableToSell', [organization]],
    ['/api/organization/availableToSell/code/78', { available: true, organization }],
    ['/api/organization/availableToSell/code/78/insuranceType/isapre', { available: true }],
    ['/api/organization/availableToSell/code/78/insuranceType/vida', { available: false }],
    ['/api/business-line', [{ name: 'ISAPRE', displayName: 'Isapre', color: '#0a7d4f', children: [] }]],
    ['/api/seguro-adicional/instituciones', []],
    ['/api/seguro-adicional/prestadores', []],
    ['/api/globales/prestadores', [{ displayName: 'Clínica Austral' }, clinic]],
    ['/api/globales/prestadores?regionNumero=13', [clinic]],
    ['/api/globales/prestadores?regionNumero=5', []],
    ['/api/globales/prestadores?regionNumero=8', [{ displayName: 'Clínica Austral' }]],
    ['/api/coverageOrganization/country', [{ displayName: 'Clínica Austral' }, clinic]],
    [`/api/coverageOrganization/${clinicId}`, clinic],
  ])('answers with the envelope: %s', async (url, data) => expectEnvelope(await get(url), data));

  test.each([
    '/api/organization/institucion/code/nada',
    '/api/organization/institucion/nada',
    '/api/organization/7/countCoverageOrganizations',
    '/api/organization/7/countInsurancesByType',
    '/api/organization/availableToSell/code/nada',
    '/api/coverageOrganization/7',
  ])('says that it is not there: %s', async (url) => expect((await get(url)).status).toBe(404));

  test('tells nothing of another country’s clinic', async () =>
    expect((await get(`/api/coverageOrganization/${clinicId}`, 'PE')).status).toBe(404));

  test.each([
    ['/api/globales/prestadores?regionNumero=100', 'regionNumero'],
    ['/api/seguro-adicional/prestadores?regionNumero=17', 'regionNumero'],
    ['/api/organization/instituciones/%00', 'type'],
    ['/api/organization/instituciones/nada', 'type'],
    ['/api/organization/seguros/tipo/nada', 'type'],
    ['/api/organization/availableToSell/code/78/insuranceType/SCTR', 'name'],
    ['/api/globales/prestadores?regionNumero=17', 'regionNumero'],
  ])('names what is wrong: %s', async (url, field) =>
    expect(await get(url)).toMatchObject({
      status: 400,
      errors: { [field]: expect.not.stringContaining('Invalid input') as string },
    }),
  );
});

test('organizations of a type are the same for everybody, whatever token comes along', async () => {
  const url = '/api/organization/instituciones/tipo/ISAPRE';
  const asking = async (authorization?: string) => {
    const headers = { 'x-country': 'CL', ...(authorization && { authorization }) };
    const { statusCode, body } = await world.app.inject({ url, headers });
    return [statusCode, body];
  };
  const without = await asking();
  expect(without[0]).toBe(200);
  expect(await asking(await world.as(colleague('Eva', 'GERENTE')))).toEqual(without);
  expect(await asking('Bearer nada')).toEqual(without);
});

describe('what a visitor chose is marked, and nothing else left out', () => {
  const chosenIn = async (url: string) => JSON.stringify((await get(url)).data);
  test.each([
    ['/api/organization/availableToSell', 'organizations', isapreId, 'selected'],
    ['/api/organization/instituciones/tipo/ISAPRE', 'organizations', isapreId, 'selected'],
    ['/api/organization/seguros/tipo/isapres', 'organizations', isapreId, 'selected'],
    ['/api/organization/institucion/code/78', 'organizations', isapreId, 'selected'],
    ['/api/organization/institucion/isapre-cruz-blanca', 'organizations', isapreId, 'selected'],
    ['/api/organization/availableToSell/code/78', 'organizations', isapreId, 'selected'],
    [`/api/isapres/${isapreId}`, 'organizations', isapreId, 'seleccionado'],
    ['/api/globales/prestadores', 'coverageOrganizations', clinicId, 'seleccionado'],
    [`/api/coverageOrganization/${clinicId}`, 'coverageOrganizations', clinicId, 'seleccionado'],
  ])('%s by %s', async (url, field, id, mark) => {
    const none = await chosenIn(url);
    expect(none).not.toContain(`"${mark}":true`);
    expect(await chosenIn(`${url}?${field}=7`)).toBe(none);
    const marked = await chosenIn(`${url}?${field}=7,${id}`);
    expect(marked.match(new RegExp(`"${mark}":true`, 'g'))).toHaveLength(1);
    expect(marked.length).toBeGreaterThan(none.length - 5);
    expect((await get(`${url}?${field}=x`)).errors).toEqual({
      [field]: 'Debe ser una lista de números enteros separados por comas, 1000 como máximo.',
    });
  });
  test.each([`/api/organization/${isapreId}/countInsurancesByType`, '/api/business-line'])(
    '%s has nothing to mark',
    async (url) =>
      expect((await get(`${url}?organizations=1`)).errors).toEqual({
        organizations: 'Este campo no existe.',
      }),
  );
});

test('an isapre that offers more than its plans is among those of additional insurance, with their clinics', async () => {
  const told = { code: 'CL-extra', country: 'CL', organization: 'Isapre-Cruz-Blanca', type: 'VIDA' } as const;
  const { content, ...offered } = examplePlan(told);
  const references = exampleReferences(told);
  const identity = { ...content.identity, organizationId: isapreId };
  const coverageOrganizations = [{ id: clinicId, coverages: [] }];
  await world.send(
    product,
    told.code,
    offerProduct(
      told.code,
      { ...offered, content: { ...content, identity, coverageOrganizations } },
      { ...references, organization: { ...references.organization!, id: isapreId } },
    ),
  );
  await until('the isapre', async () => {
    const { data } = await get('/api/seguro-adicional/instituciones');
    return (data as { id: number }[]).some(({ id }) => id === isapreId);
  });
  const clinicsIn = async (query: string) => (await get(`/api/seguro-adicional/prestadores${query}`)).data;
  await until('the clinic', async () => ((await clinicsIn('')) as unknown[]).length === 1);
  expect(await clinicsIn('')).toMatchObject([{ id: clinicId }]);
  expect(await clinicsIn('?regionNumero=13')).toMatchObject([{ id: clinicId }]);
  expect(await clinicsIn('?regionNumero=8')).toEqual([]);
});

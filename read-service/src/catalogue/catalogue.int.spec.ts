/** What every call of the catalogue does alike: whose country it answers for, what it is cached by, and how it refuses. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offerProduct, product, productNumber } from '@cotejo/core/catalogue';
import { type PriceRule } from '@cotejo/core/pricing';
import { type CountryCode } from '@cotejo/core/kit/country';
import { examplePlan, exampleReferences, offerExample } from '../../../core/src/catalogue/testing/plans.ts';
import { until } from '../../../projectors/src/testing/world.ts';
import { createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { callsOf } from './testing/calls.ts';

const offer = (name: string, country: CountryCode, amount: number) =>
  offerExample({ code: `plan-${name.toLowerCase()}`, name, country, amount, organization: 'Demo' });

const cards = '/api/insurance/compare/metadata';
let world: ReadWorld;
const { get, post } = callsOf(() => world, 'PE');
beforeAll(async () => {
  world = await createReadWorld();
  await world.send(product, 'plan-b', offer('B', 'PE', 4_550));
  await world.send(product, 'plan-a', offer('A', 'PE', 9_900));
  const byAge = { code: 'plan-d', name: 'D', organization: 'Demo' };
  const price: PriceRule = {
    kind: 'ageBands',
    unit: 'PEN',
    period: 'monthly',
    tax: { treatment: 'exempt' },
    insured: { holder: { from: 18, to: 64 } },
    bands: [{ from: 18, to: 64, amount: 9_900 }],
  };
  const offered = offerProduct('plan-d', { ...examplePlan(byAge), price }, exampleReferences(byAge));
  await world.send(product, 'plan-d', offered);
  await world.send(product, 'plan-c', offer('C', 'CL', 12_990));
  await until('the last product', async () => {
    const { body } = await world.get(cards, undefined, { 'x-country': 'CL' });
    return (body as { data?: unknown[] }).data?.length === 1;
  });
});
afterAll(() => world.end());

describe('a visitor', () => {
  test.each<Record<string, string>>([
    { 'x-country': 'CL' },
    { host: 'cl.localhost:8080' },
    { 'x-forwarded-host': 'CL.localhost' },
  ])('says the country by host or header: %j', async (headers) => {
    const { body } = await world.get(cards, undefined, headers);
    expect(body).toMatchObject({ data: [{ productCode: 'plan-c', price: { minPrice: 12_990 } }] });
  });

  test('opens a product, of this country only', async () => {
    expect(await world.get('/api/insurance/product/plan-a')).toMatchObject({
      status: 200,
      body: {
        data: {
          id: productNumber('plan-a'),
          displayName: 'A',
          organization: { metadata: { typeAlias: 'Asegurador' } },
          price: { minPrice: 99, unit: { code: 'PEN' }, paymentMode: 'MONTHLY' },
        },
        error: null,
      },
    });
    expect(await world.get('/api/insurance/product/plan-c')).toMatchObject({ status: 404 });
  });

  test('opens it by its code in any case, and reads the code as it is spelled', async () => {
    for (const typed of ['PLAN-A', 'Plan-a'])
      expect(await get(`/api/insurance/product/${typed}`)).toMatchObject({
        status: 200,
        data: { productCode: 'plan-a' },
      });
    const sideBySide = `/api/insurance/compare/metadataPlanesPersonas?productCodes=PLAN-B,plan-a,NADA`;
    expect(await get(sideBySide)).toMatchObject({
      data: [{ productCode: 'plan-b' }, { productCode: 'plan-a' }],
      metaData: { notFound: { productCodes: ['NADA'] } },
    });
    expect((await get('/api/qppayment/insurance-payment/PLAN-A')).data).toMatchObject({
      productCode: 'plan-a',
    });
  });

  test('opens one whose price depends on who asks, priced for whom the site begins with', async () =>
    expect(await world.get('/api/insurance/product/plan-d')).toMatchObject({
      status: 200,
      body: {
        data: {
          price: { minPrice: 99 },
          profilePrice: { total: { profilesWithPrice: 1, profilesEvaluated: 1 } },
        },
      },
    }));

  test('is not sent again what has not changed, and never what was', async () => {
    const first = await world.get(cards);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await world.get(cards, undefined, { 'if-none-match': String(first.headers['etag']) });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect((await world.get('/api/insurance/product/nada')).headers).not.toHaveProperty('etag');
  });

  test('knows the countries', async () => {
    const { body } = await world.get('/api/country');
    expect(body).toMatchObject({ data: [{ code: 'PE' }, { code: 'CL' }, { code: 'CO' }, { code: 'INT' }] });
    expect((body as { data: unknown[] }).data[0]).toEqual({
      id: 2,
      name: 'Perú',
      code: 'PE',
      image: null,
      dialingCode: '+51',
      lang: 'es-PE',
      nationality: 'Peruana',
      currency: 'PEN',
    });
  });
});

test('a refusal says where the envelope says it, too, what went wrong', async () => {
  for (const [url, message] of [
    ['/api/insurance/product/nada', 'No existe ese producto en este país.'],
    ['/api/insurance/compare/metadata?take=0', 'La consulta está mal formada.'],
    ['/api/nada', 'No existe lo que buscas.'],
  ]) {
    const refused = await get(url!);
    expect(refused).toMatchObject({ message, error: message });
    expect(refused).not.toHaveProperty('metaData');
  }
});

describe('the promoted product', () => {
  const path = '/api/insurance/promotedProduct';
  test('is told in the words of the spec where there is none', async () =>
    expect(await post(path, {})).toMatchObject({
      status: 404,
      message: 'Problema en endpoint para obtener producto promocionado',
    }));
  test('is refused for fields that there are not', async () =>
    expect((await post(path, { nada: 1 })).errors).toEqual({ nada: 'Este campo no existe.' }));
});

const plan = `/api/insurance/${productNumber('plan-a')}`;
test.each([
  `${plan}/conditions`,
  `${plan}/calculatePrice`,
  '/api/insurance/compare/metadata',
  '/api/globales/uf',
])(
  '%s answers the same with what the site adds to every query, and refuses what nobody knows',
  async (url) => {
    const asked = await get(url);
    expect(asked.status).toBe(200);
    expect((await get(`${url}?isqps=true&forceRefresh=1`)).data).toEqual(asked.data);
    expect(await get(`${url}?noExiste=1`)).toMatchObject({
      status: 400,
      errors: { noExiste: expect.any(String) as string },
    });
  },
);

/** The calls that tell prices, of one product and of some side by side: what they answer, and what they refuse. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayIn, product, withdrawProduct } from '@cotejo/core/catalogue';
import { insuranceType, insuranceTypeNumber, registerInsuranceType } from '@cotejo/core/insurance-types';
import { offerExample } from '../../../../core/src/catalogue/testing/plans.ts';
import { until } from '../../../../projectors/src/testing/world.ts';
import { type ReadWorld } from '../../testing/read-world.ts';
import { type Answered, callsOf, createPlanWorld } from '../testing/calls.ts';
import { planAddress as plan, planCode, planId as id } from '../testing/rich-plan.ts';

let world: ReadWorld;
const { get, post } = callsOf(() => world, 'CL');
beforeAll(async () => {
  world = await createPlanWorld();
});
afterAll(() => world.end());

describe('a call', () => {
  test('says that it is not there', async () =>
    expect((await get('/api/insurance/7/calculatePrice')).status).toBe(404));

  test.each([
    [`${plan}/calculatePrice?targetCurrency=EUR`, 'targetCurrency'],
    [`${plan}/calculatePrice?at=2026-02-31`, 'at'],
    [`${plan}/calculatePrice?productType=nada`, 'productType'],
    ['/api/insurance/compare/metadataPlanesPersonas', 'productCodes'],
    ['/api/insurance/compare/metadataPlanesPersonas?productCodes=a,-b', 'productCodes'],
    [`/api/insurance/compare/metadataPlanesPersonas?productCodes=a,b,c,d`, 'productCodes'],
  ])('names what is wrong: %s', async (url, field) =>
    expect(await get(url)).toMatchObject({
      status: 400,
      errors: { [field]: expect.not.stringContaining('Invalid input') as string },
    }),
  );
});

describe('a price', () => {
  type Priced = {
    trace: { step: string; amount?: string }[];
    explanation: string[];
    price: { minPrice: number };
  };
  const family = {
    cotizante: [{ sexo: 'Masculino', edad: 40 }],
    cargas: [{ sexo: 'Femenino', edad: 1, parentescoCarga: 'Hijo/Hija' }],
  };

  test('is exact for the profile, and says how in data and in Spanish', async () => {
    const { data } = await post(`${plan}/calculatePrice`, { profile: family, productType: 'isapre' });
    expect(data).toMatchObject({
      version: 2,
      price: { minPrice: 139_200, convertionTo: { amount: '3.48' } },
      total: { profilesWithPrice: 2, profilesEvaluated: 2, arePricesDefined: true },
      shares: [
        { profile: 1, amount: 109_600 },
        { profile: 2, amount: 29_600 },
      ],
    });
    const { trace, explanation } = data as Priced;
    const setAt = expect.stringMatching(/^20.*Z$/) as string;
    expect(trace).toContainEqual(
      expect.objectContaining({ table: 'gesPremiums', from: '2020-01-01', setAt }),
    );
    expect(trace).toContainEqual(
      expect.objectContaining({ step: 'convert', rateFrom: '2026-02-01', rateSetAt: setAt }),
    );
    expect(trace.at(-1)).toMatchObject({ step: 'total', amount: '139200', unit: 'CLP' });
    expect(explanation).toHaveLength(trace.length);
    expect(explanation.at(-1)).toBe('Total: $ 139.200.');
  });

  test('says for whom of the profile a coverage with ages of its own is; who told no age is 25', async () => {
    const qualified = async (edad: number | undefined) => {
      const cotizante = [{ sexo: 'Femenino', edad }];
      const { data } = await post(`${plan}/calculatePrice`, { profile: { ...family, cotizante } });
      return (data as { qualifiedPeople: unknown }).qualifiedPeople;
    };
    expect(await qualified(undefined)).toEqual([{ coverage: 1, profiles: [1, 2] }]);
    expect(await qualified(66)).toEqual([{ coverage: 1, profiles: [2] }]);
    expect(await qualified(17)).toEqual([{ coverage: 1, profiles: [2] }]);
  });

  test('can be told in another currency, if there is a way to it', async () => {
    const { data } = await get(
      `${plan}/calculatePrice?targetCurrency=USD&comparator=true&productType=isapre`,
    );
    expect(data).toMatchObject({
      price: null,
      total: { profilesWithPrice: 0, profilesEvaluated: 1, arePricesDefined: false },
      profiles: [
        { profile: 1, method: 'PriceNotFound', reason: expect.stringContaining('valor de cambio') as string },
      ],
    });
  });

  test('of a day is what the plan said and cost then', async () => {
    const then = async (day: string) =>
      (await get(`${plan}/calculatePrice?at=${day}`)) as Answered & { data: Priced };
    expect(await then('2026-01-15')).toMatchObject({
      status: 200,
      data: { version: 1, price: { minPrice: 67_860 } },
    });
    expect(await then('2026-02-15')).toMatchObject({ data: { version: 1, price: { minPrice: 69_600 } } });
    expect(await then('2026-03-10')).toMatchObject({ data: { version: 2, price: { minPrice: 109_600 } } });
    expect((await then('2026-01-09')).status).toBe(404);
    expect(await get(`/api/insurance/product/${planCode}?at=2026-01-15`)).toMatchObject({
      data: { price: { minPrice: 67_860 } },
    });
    expect(await post(`${plan}/calculatePrice`, { at: '2026-01-15' })).toMatchObject({
      data: { version: 1 },
    });
    expect((await get(`${plan}/seo?at=2026-01-09`)).status).toBe(404);
  });

  test('has a history: what each publication cost on its first day, for the starting profile', async () => {
    expect(await get(`${plan}/priceHistory`)).toMatchObject({
      status: 200,
      data: [
        { from: '2026-01-10', until: '2026-03-10', price: { minPrice: 67_860 } },
        { from: '2026-03-10', until: null, price: { minPrice: 109_600 } },
      ],
      metaData: { total: 2 },
    });
    expect((await get('/api/insurance/7/priceHistory')).status).toBe(404);
  });

  test.each([
    `${plan}/calculatePrice`,
    `${plan}/yearlyCost`,
    `${plan}/seo`,
    `/api/insurance/product/${planCode}`,
    '/api/globales/uf',
    '/api/infoplanes/factores',
  ])('of a day to come nobody knows: %s', async (url) => {
    const of = (day: string) => get(`${url}?at=${day}`);
    const today = dayIn('CL', new Date().toISOString());
    // By the calendar: one day in the year has 25 hours.
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
    expect(await of(tomorrow)).toMatchObject({
      status: 400,
      errors: { at: 'Ese día todavía no llega: pregunta por hoy o por un día pasado.' },
    });
    expect((await of(today)).status).toBe(200);
  });

  test.each<[unknown, string]>([
    [{ profile: { cotizante: [{ edad: 'x' }] } }, 'profile.cotizante.0.edad'],
    [{ profile: [] }, 'profile'],
    [{ at: 'ayer' }, 'at'],
    [{ at: '2999-01-01' }, 'at'],
    [{ targetCurrency: 'EUR' }, 'targetCurrency'],
    [{ productType: 7 }, 'productType'],
    [{ productType: 'nada' }, 'productType'],
    [{ nada: 1 }, 'nada'],
    [[], ''],
  ])('is refused for %j, naming the field', async (body, field) =>
    expect(await post(`${plan}/calculatePrice`, body)).toMatchObject({
      status: 400,
      errors: { [field]: expect.any(String) as string },
    }),
  );

  test('is refused for a type of insurance that the product is not of', async () => {
    const typeId = insuranceTypeNumber('CL', 'SALUD');
    const details = { name: 'SALUD', displayName: 'Seguros de salud', url: 'Salud', colour: '#0a7d4f' };
    await world.send(insuranceType, String(typeId), registerInsuranceType({ country: 'CL', ...details }));
    const errors = { productType: 'El producto no es de ese tipo de seguro.' };
    await until('the type', async () => {
      const answer = await get(`${plan}/calculatePrice?productType=Salud`);
      return answer.status === 400 && JSON.stringify(answer.errors) === JSON.stringify(errors);
    });
  });
});

describe('plans side by side', () => {
  const paths = [
    '/api/insurance/compare/metadataPlanesPersonas',
    '/api/buscarplanes/compare/metadataPlanesPersonas',
  ];
  const side = {
    productCode: planCode,
    price: { minPrice: 109_600 },
    shares: [{ profile: 1, amount: 109_600 }],
  };
  test.each(paths)('are priced for each person: %s', async (path) => {
    expect(await post(path, { productCodes: [planCode] })).toMatchObject({
      status: 200,
      data: [side],
      metaData: {
        total: 1,
        notFound: { productCodes: [], insuranceIds: [] },
        day: dayIn('CL', new Date().toISOString()),
      },
    });
    expect((await post(path, { insuranceIds: [id], productCodes: planCode })).data).toMatchObject([side]);
    expect((await post(path, {})).errors).toEqual({
      productCodes: 'Indica los productos que quieres comparar.',
    });
    expect((await post(path, { productCodes: [planCode], profile: 1 })).status).toBe(400);
  });
  test.each(paths)('are named by codes as long as the catalogue takes them: %s', async (path) => {
    const long = ['a', 'b'].map((letter) => letter.repeat(100));
    expect(await post(path, { productCodes: [planCode, ...long].join(',') })).toMatchObject({
      status: 200,
      metaData: { notFound: { productCodes: long } },
    });
  });
  test.each(paths)('are three at most, by their codes and numbers together: %s', async (path) => {
    const tooMany = 'Se comparan 3 productos como máximo.';
    expect((await post(path, { productCodes: ['a', 'b'], insuranceIds: [1, 2] })).errors).toEqual({
      productCodes: tooMany,
      insuranceIds: tooMany,
    });
    expect((await post(path, { insuranceIds: [1, 2, 3, 4] })).errors).toEqual({
      insuranceIds: 'Debe ser una lista de números enteros separados por comas, 3 como máximo.',
    });
    expect((await post(path, { productCodes: [planCode, 'a'], insuranceIds: [id] })).status).toBe(200);
  });
  test.each(paths)('are named where there is none, beside those that there are: %s', async (path) => {
    expect(await post(path, { productCodes: ['nada', planCode], insuranceIds: [7] })).toMatchObject({
      status: 200,
      data: [side],
      metaData: { total: 1, notFound: { productCodes: ['nada'], insuranceIds: [7] } },
    });
    expect(await post(path, { productCodes: [planCode] }, 'PE')).toMatchObject({
      data: [],
      metaData: { total: 0, notFound: { productCodes: [planCode], insuranceIds: [] } },
    });
  });
  test('are named when they were withdrawn', async () => {
    const code = 'CL-retirado';
    await world.send(product, code, offerExample({ code, country: 'CL', organization: 'Otra' }));
    const found = async () =>
      (await get(`${paths[0]}?productCodes=${code}`)).metaData as { total: number; notFound?: object };
    await until('the plan', async () => (await found()).total === 1);
    await world.send(product, code, withdrawProduct('caro'));
    await until('nothing', async () => (await found()).total === 0);
    expect(await found()).toMatchObject({ notFound: { productCodes: [code], insuranceIds: [] } });
  });
  test('are asked for by their address, too', async () =>
    expect((await get(`${paths[0]}?insuranceIds=${id}`)).data).toMatchObject([side]));
});

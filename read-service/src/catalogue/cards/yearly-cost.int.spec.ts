/** What a year costs: on cards, in its own call with how it comes about, and as an order of results. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { datedTable, setTableRows } from '@cotejo/core/dated-tables';
import { offerProduct, product, productNumber } from '@cotejo/core/catalogue';
import { type ProductAnswer, type ProductContent } from '@cotejo/core/product-content';
import { type PriceRule } from '@cotejo/core/pricing';
import {
  examplePlan,
  type ExamplePlan,
  exampleReferences,
  fixedPrice,
} from '../../../../core/src/catalogue/testing/plans.ts';
import { until } from '../../../../projectors/src/testing/world.ts';
import { createReadWorld, type ReadWorld } from '../../testing/read-world.ts';
import { callsOf } from '../testing/calls.ts';

let world: ReadWorld;
const { get, post } = callsOf(() => world, 'PE');
const byAge: PriceRule = {
  kind: 'ageBands',
  unit: 'PEN',
  period: 'monthly',
  tax: { treatment: 'exempt' },
  insured: { holder: { from: 18, to: 64 }, dependant: { from: 0, to: 17 } },
  bands: [{ from: 0, to: 64, amount: 10_000 }],
};
const covered = (hundredths: number, copayment: number): ProductContent['coverages'] => [
  {
    id: 1,
    name: 'Consultas',
    service: 'consultation',
    amounts: {
      percentage: { maxAmount: hundredths, unit: '%' },
      amount: { minAmount: copayment, unit: 'PEN' },
    },
  },
  {
    id: 2,
    name: 'Emergencias',
    service: 'emergency',
    amounts: {
      percentage: { maxAmount: hundredths, unit: '%' },
      topAmount: { maxAmount: 10_000, unit: 'USD' },
    },
  },
];
const offer = ({ price = byAge, ...plan }: ExamplePlan & { readonly price?: PriceRule }) => {
  const { country = 'PE' } = plan;
  const offered = { ...examplePlan(plan), country, price };
  return world.send(product, plan.code, offerProduct(plan.code, offered, exampleReferences(plan)), {
    country,
  });
};
const pathOf = (code: string) => `/api/insurance/${productNumber(code)}/yearlyCost`;
const cardOf = async (code: string) =>
  (await get<ProductAnswer<'card'>>(`/api/insurance/product/${code}`)).data;

beforeAll(async () => {
  world = await createReadWorld();
  await offer({
    code: 'generous',
    price: { ...byAge, bands: [{ from: 0, to: 64, amount: 12_000 }] },
    content: { coverages: covered(9_000, 2_000) },
  });
  await offer({ code: 'meagre', content: { coverages: covered(1_000, 0) } });
  await offer({ code: 'silent', price: fixedPrice(5_000) });
  await offer({
    code: 'guards',
    price: {
      kind: 'perGuard',
      unit: 'PEN',
      period: 'monthly',
      tax: { treatment: 'exempt' },
      perGuard: 900,
      minimumGuards: 1,
    },
    content: { coverages: covered(9_000, 2_000) },
  });
  const set = (rows: object) =>
    setTableRows('exchange.USD-PEN', { from: '2026-01-01', rows, source: 'prueba' });
  await world.send(datedTable, 'exchange.USD-PEN', set({ value: '3.75' }));
  await until(
    'all plans',
    async () => (await get<ProductAnswer<'card'>[]>('/api/insurance/compare/metadata')).metaData?.total === 4,
  );
  await until('the exchange value', async () => (await cardOf('generous')).yearlyCost !== null);
});
afterAll(() => world.end());

describe('a card', () => {
  test('tells what a year of low, medium and high use costs these people', async () => {
    // 12 × 120. Low: a consultation of 150 (20 + 10 % of 130 = 33) and a test of 120.
    // Medium: three (99), two tests (240), an image (350), medicine twice (180), and of the emergency of 450 what is above
    // the cap of USD 100 = S/ 375.
    const { low, medium, unit } = (await cardOf('generous')).yearlyCost!;
    expect({ low, medium, unit }).toEqual({
      low: 1_440 + 33 + 120,
      medium: 1_440 + 99 + 240 + 350 + 180 + 75,
      unit: { code: 'PEN' },
    });
  });

  test('tells none for a plan that does not say what it pays, and one that is none of persons', async () => {
    expect((await cardOf('silent')).yearlyCost).toBeNull();
    expect((await cardOf('guards')).yearlyCost).toBeNull();
  });

  test('has the same for a profile in every call that shows it, in the currency that was asked for', async () => {
    const profile = {
      cotizante: [{ sexo: 'Femenino', edad: 30 }],
      cargas: [{ edad: 4, parentescoCarga: 'Hijo/Hija' }],
    };
    const asked = { profile, targetCurrency: 'USD' };
    const { data: year } = await post<ProductAnswer<'explainedYear'>>(pathOf('generous'), asked);
    const told = Object.fromEntries(year.levels.map(({ level, total }) => [level, total]));
    const { data: side } = await post<ProductAnswer<'card'>[]>(
      '/api/insurance/compare/metadataPlanesPersonas',
      {
        ...asked,
        productCodes: ['generous'],
      },
    );
    const { data: compared } = await post<ProductAnswer<'card'>[]>('/api/insurance/compare/metadata', asked);
    const expected = { ...told, unit: { code: 'USD' } };
    expect(side[0]?.yearlyCost).toEqual(expected);
    expect(compared.find(({ productCode }) => productCode === 'generous')?.yearlyCost).toEqual(expected);
  });

  test('has none where nobody is insured', async () => {
    const profile = { cotizante: [{ edad: 80 }] };
    const { data } = await post<ProductAnswer<'card'>[]>('/api/insurance/compare/metadata', { profile });
    expect(data.map(({ productCode, yearlyCost }) => [productCode, yearlyCost]).sort()).toEqual([
      ['generous', null],
      ['guards', null],
      ['meagre', null],
      ['silent', null],
    ]);
  });
});

test('results come by their year, which the cheapest month does not decide', async () => {
  const order = async (asked: string) =>
    (await get<ProductAnswer<'card'>[]>(`/api/insurance/compare/metadata?order=${asked}`)).data.map(
      ({ productCode }) => productCode,
    );
  expect(await order('lowerPrice')).toEqual(['guards', 'silent', 'meagre', 'generous']);
  // 2,384 a year, and 1,200 + 405 + 240 + 350 + 180 + 405 = 2,780; the others tell none, and come by their price.
  expect(await order('yearlyCost')).toEqual(['generous', 'meagre', 'guards', 'silent']);
});

describe('the call', () => {
  test('tells each level step by step, in data and in Spanish', async () => {
    const { status, data, metaData, error } = await get<ProductAnswer<'explainedYear'>>(pathOf('generous'));
    expect([status, error, metaData.total]).toEqual([200, null, 1]);
    expect(data).toMatchObject({
      unit: { code: 'PEN' },
      usageFrom: '2026-01-01',
      users: [1],
      reason: null,
      version: 1,
      total: { profilesWithPrice: 1, profilesEvaluated: 1, arePricesDefined: true },
    });
    expect(data.levels.map(({ level, name }) => [level, name])).toEqual([
      ['low', 'Uso bajo'],
      ['medium', 'Uso medio'],
      ['high', 'Uso alto'],
    ]);
    const [low] = data.levels;
    expect(low).toMatchObject({ total: 1_593, premiums: 1_440, own: 153 });
    expect(low?.trace.map(({ step }) => step)).toEqual(['rate', 'price', 'service', 'service', 'total']);
    expect(low?.explanation).toEqual([
      'Montos en USD: 1 USD = S/ 3.75 (último valor conocido, del 1 de enero de 2026).',
      'Plan: S/ 120 × 12 = S/ 1,440.',
      '1 consulta de S/ 150: el plan paga S/ 117 y tú S/ 33 (copago S/ 20, lo que el plan no paga S/ 13).',
      '1 examen de laboratorio de S/ 120: el plan no lo cubre y tú pagas S/ 120.',
      'Costo anual estimado: S/ 1,593.',
    ]);
  });

  test('is used by those of the profile whom the plan insures', async () => {
    const profile = {
      cotizante: [{ sexo: 'Masculino', edad: 30 }],
      cargas: [
        { sexo: 'Femenino', edad: 20, parentescoCarga: 'Hijo/Hija' },
        { sexo: 'Femenino', edad: 7, parentescoCarga: 'Hijo/Hija' },
      ],
    };
    const { data } = await post<ProductAnswer<'explainedYear'> & ProductAnswer<'card'>['profilePrice']>(
      pathOf('generous'),
      { profile },
    );
    expect(data.users).toEqual([1, 3]);
    expect(data.levels[0]).toMatchObject({ premiums: 2_880, own: 306 });
    expect(data.profiles[1]).toMatchObject({ profile: 2, method: 'PriceNotFound' });
  });

  test('ends in the currency that is asked for', async () => {
    const { data } = await get<ProductAnswer<'explainedYear'>>(`${pathOf('generous')}?targetCurrency=USD`);
    expect(data.levels[0]).toMatchObject({ total: 424.8, premiums: 384, own: 40.8 });
    expect(data.levels[0]?.explanation.slice(-2)).toEqual([
      'De PEN a USD: 1 USD = S/ 3.75 (último valor conocido, del 1 de enero de 2026).',
      'Costo anual estimado: USD 424.80.',
    ]);
  });

  test.each<[string, string, object, string]>([
    [
      'silent',
      'a plan that does not say what it pays',
      {},
      'El plan no indica cuánto paga de cada atención.',
    ],
    [
      'guards',
      'a plan that is none of persons',
      {},
      'El costo anual se estima para planes que aseguran a personas durante un año.',
    ],
    [
      'generous',
      'people whom it does not insure',
      { profile: { cotizante: [{ edad: 80 }] } },
      'El plan no puede asegurar a nadie del perfil.',
    ],
    [
      'generous',
      'a currency without a rate',
      { targetCurrency: 'COP' },
      'No conocemos el valor de cambio que hace falta para estimarlo.',
    ],
  ])('says why there is no estimate: %s, %s', async (code, _, asked, reason) => {
    const { status, data } = await post<ProductAnswer<'explainedYear'>>(pathOf(code), asked);
    expect(status).toBe(200);
    expect(data).toMatchObject({ levels: [], users: [], usageFrom: null, reason });
  });

  test('takes what is set for a year of use from then on', async () => {
    const consultation = { service: 'consultation', times: { per: 'person', count: 1 }, bill: 100_000 };
    const rows = { low: [], medium: [consultation], high: [consultation] };
    const set = setTableRows('usageScenarios.PE', { from: '2026-02-01', rows, source: 'prueba' });
    await world.send(datedTable, 'usageScenarios.PE', set);
    await until('the table', async () => (await cardOf('meagre')).yearlyCost?.low === 1_200);
    expect((await cardOf('meagre')).yearlyCost).toMatchObject({ medium: 2_100, high: 2_100 });
    const back = setTableRows('usageScenarios.PE', {
      from: '2026-02-02',
      rows: { ...rows, medium: [] },
      source: 'prueba',
    });
    await world.send(datedTable, 'usageScenarios.PE', back);
    await until('the next day’s', async () => (await cardOf('meagre')).yearlyCost?.medium === 1_200);
  });

  test.each<[unknown, string]>([
    [{ profile: { cotizante: [{ edad: 'x' }] } }, 'profile.cotizante.0.edad'],
    [{ profile: [] }, 'profile'],
    [{ at: 'ayer' }, 'at'],
    [{ targetCurrency: 'EUR' }, 'targetCurrency'],
    [{ nada: 1 }, 'nada'],
    [[], ''],
  ])('is refused for %j, naming the field', async (body, field) =>
    expect(await post(pathOf('generous'), body)).toMatchObject({
      status: 400,
      errors: { [field]: expect.any(String) as string },
    }),
  );

  test('knows only products of the country, by their number', async () => {
    expect((await get('/api/insurance/7/yearlyCost')).status).toBe(404);
    expect((await get(pathOf('generous'), 'CL')).status).toBe(404);
    expect(await get('/api/insurance/uno/yearlyCost')).toMatchObject({
      status: 400,
      errors: { id: expect.any(String) as string },
    });
    expect(await get(`${pathOf('generous')}?at=2026-02-31`)).toMatchObject({
      status: 400,
      errors: { at: expect.any(String) as string },
    });
    expect((await get(`${pathOf('generous')}?at=2020-01-01`)).status).toBe(404);
  });
});

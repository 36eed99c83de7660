/** Refusals of comparing over HTTP, by field, and the check for humans. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productNumber } from '@cotejo/core/catalogue';
import { openThreePlans, type ThreePlans } from './testing/three-plans.ts';

let market: ThreePlans;
beforeAll(async () => {
  market = await openThreePlans();
});
afterAll(() => market.world.end());

/** Somebody else's address: who asks as much as these tests from one would be asked whether it is human. */
const another = { 'x-forwarded-for': '203.0.113.20' };

describe('what is wrong with a question', () => {
  test.each([
    ['?take=0', 'take'],
    ['?take=101', 'take'],
    ['?page=uno', 'page'],
    ['?page=101&take=100', 'page'],
    ['?order=cheap', 'order'],
    ['?organizations=1,x', 'organizations'],
    ['?features=1.5', 'features'],
    [`?organizations=${Array.from({ length: 201 }, (_, nth) => nth + 1).join(',')}`, 'organizations'],
    ['?organizationTypes=BANCO', 'organizationTypes'],
    ['?featuresFilter=some', 'featuresFilter'],
    ['?comparator=true', 'organizationTypes'],
    ['?displayShowcase=maybe', 'displayShowcase'],
    ['?fromPrice=1', 'fromPrice'],
    ['?nada=1', 'nada'],
    ['?productType=nada', 'productType'],
    ['?productType=ISAPRE', 'productType'],
    ['?insuranceTypes=7', 'insuranceTypes'],
    ['?organizations=7', 'organizations'],
    ['?features=7', 'features'],
    ['?coverageCountries=7', 'coverageCountries'],
    ['?coverageOrganizations=7', 'coverageOrganizations'],
    ['?order=popular&order=popular', 'order'],
  ])('is said with the field: %s', async (query, field) =>
    expect(await market.ask(query)).toMatchObject({
      status: 400,
      errors: { [field]: expect.any(String) as string },
    }),
  );

  test.each<[unknown, string]>([
    [{ fromPrice: -1 }, 'fromPrice'],
    [{ toPrice: 1e13 }, 'toPrice'],
    [{ fromPrice: 5, toPrice: 1 }, 'toPrice'],
    [{ fromDeductible: 5, toDeductible: 1 }, 'toDeductible'],
    [{ deductiblesToCompare: Array.from({ length: 1_001 }, () => 1) }, 'deductiblesToCompare'],
    [{ targetCurrency: 'EUR' }, 'targetCurrency'],
    [{ ponderer: 1.5 }, 'ponderer'],
    [{ uuid: 'x'.repeat(37) }, 'uuid'],
    [{ profile: 7 }, 'profile'],
    [{ profile: { cotizante: [{ edad: 121 }] } }, 'profile.cotizante.0.edad'],
    [{ profile: { cargas: [{ parentescoCarga: 'Hijo' }] } }, 'profile.cargas.0.edad'],
    [{ profile: { cotizante: Array.from({ length: 3 }, () => ({})) } }, 'profile.cotizante'],
    [{ page: 'uno' }, 'page'],
    [{ take: 101 }, 'take'],
    [{ order: 'cheap' }, 'order'],
    [{ insuranceTypes: [1.5] }, 'insuranceTypes'],
    [{ organizations: 'x' }, 'organizations'],
    [{ features: [7] }, 'features'],
    [{ coverageCountries: [7] }, 'coverageCountries'],
    [{ coverageOrganizations: [7] }, 'coverageOrganizations'],
    [{ featuresFilter: 'some' }, 'featuresFilter'],
    [{ productType: 'nada' }, 'productType'],
    [{ organizationType: 'BANCO' }, 'organizationType'],
    [{ comparator: 'quizás' }, 'comparator'],
    [{ displayShowcase: 'quizás' }, 'displayShowcase'],
    [{ fromDeductible: -1 }, 'fromDeductible'],
    [{ nada: 1 }, 'nada'],
  ])('is said with the field, in a body too: %j', async (body, field) =>
    expect(await market.post(body, another)).toMatchObject({
      status: 400,
      errors: { [field]: expect.any(String) as string },
    }),
  );

  test('is that it names no country, or no JSON', async () => {
    expect((await market.ask('', { host: 'nowhere.test' })).status).toBe(400);
    expect((await market.post({}, { 'x-country': 'XX' })).status).toBe(400);
    expect((await market.post('{', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await market.post('a=1', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await market.post('{"__proto__":{"x":1}}', { 'content-type': 'application/json' })).status).toBe(
      400,
    );
    expect((await market.post('[]', { 'content-type': 'application/json' })).status).toBe(400);
  });

  test('is nothing where nothing is said', async () => {
    expect((await market.post({})).metaData.total).toBe(3);
    expect((await market.post('', { 'content-type': 'application/json' })).status).toBe(200);
  });
});

describe('who reads like a machine', () => {
  const through = { 'x-forwarded-for': '203.0.113.7' };
  const path = '/api/insurance/compare/metadata?take=1';
  test('is asked whether it is human, in the words of the spec, and believed', async () => {
    const statuses: number[] = [];
    for (let nth = 0; nth < 260; nth++) statuses.push((await market.ask('?take=1', through)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 401]);
    const refused = await market.world.get(path, undefined, through);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    expect(await market.post({ take: 1 }, through)).toMatchObject({
      status: 401,
      title: 'El sistema piensa que eres un robot...',
      code: 'LOOKS_LIKE_A_BOT',
    });
    expect((await market.world.get('/api/insurance/product/a', undefined, through)).status).toBe(401);
    expect((await market.ask('?take=1', { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200);
    expect(await market.world.get('/api/buscarplanes/notrobot?_fh=1', undefined, through)).toMatchObject({
      status: 200,
      body: {
        data: { human: true },
        metaData: { total: 1, uuid: expect.any(String) as string },
        error: null,
      },
    });
    expect((await market.ask('?take=1', through)).status).toBe(200);
  });

  test('has its pages counted apart, each once', async () => {
    const reader = { 'x-forwarded-for': '203.0.113.11', 'user-agent': 'Firefox' };
    const read = async (page?: number) => {
      const headers = page === undefined ? reader : { ...reader, 'x-page': `${page}` };
      return (await market.world.get(path, undefined, headers)).status;
    };
    for (let nth = 0; nth < 300; nth++) expect(await read(nth % 60)).toBe(200);
    for (let nth = 0; nth < 241; nth++) await read();
    expect([await read(), await read(61)]).toEqual([401, 200]);
  });

  test('is not who opens a product with all that its page asks for, again and again', async () => {
    const office = { 'x-forwarded-for': '203.0.113.9' };
    const parts = ['conditions', 'seo', 'faq', 'features', 'descriptions', 'calculatePrice'];
    const paths = parts.map((part) => `/api/insurance/${productNumber('a')}/${part}`);
    const statuses = new Set<number>();
    for (let nth = 0; nth < 270; nth++)
      statuses.add((await market.world.get(paths[nth % paths.length]!, undefined, office)).status);
    expect([...statuses]).toEqual([200]);
  });

  test('who insists too often on being human is told of the limit', async () => {
    const insisting = { 'x-forwarded-for': '203.0.113.10' };
    const say = () => market.world.get('/api/buscarplanes/notrobot', undefined, insisting);
    for (let nth = 0; nth < 20; nth++) expect((await say()).status).toBe(200);
    expect(await say()).toMatchObject({
      status: 429,
      body: { message: 'Se ha sobrepasado el limite de intentos (20), Intente mas tarde.' },
    });
  });

  test('is told first what is wrong with its question', async () => {
    for (let nth = 0; nth < 260; nth++) await market.ask('?take=1', through);
    expect((await market.ask('?take=x', through)).status).toBe(400);
    expect((await market.ask('?take=1', through)).status).toBe(401);
  });
});

/** Comparing over HTTP: what the spec's parameters and body ask for, and what is refused. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  catalogueTerm,
  type ContentChanges,
  coverageOrganization,
  insuranceType,
  insuranceTypeNumber,
  offerProduct,
  organization,
  organizationNumber,
  hideOrganization,
  product,
  type ProductContent,
  productNumber,
  registerCatalogueTerm,
  registerCoverageOrganization,
  registerInsuranceType,
  registerOrganization,
  showOrganization,
  withdrawProduct,
} from '@cotejo/core/catalogue';
import { type PriceRule } from '@cotejo/core/pricing';
import {
  examplePlan,
  type ExamplePlan,
  exampleReferences,
} from '../../../core/src/catalogue/testing/plans.ts';
import { until } from '../../../projectors/src/testing/world.ts';
import { createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { type Compared } from './compare.ts';

const path = '/api/insurance/compare/metadata';
const byAge = (young: number, old: number): PriceRule => ({
  kind: 'ageBands',
  unit: 'PEN',
  period: 'monthly',
  tax: { treatment: 'exempt' },
  insured: { holder: { from: 18, to: 64 }, partner: { from: 18, to: 64 }, dependant: { from: 0, to: 24 } },
  bands: [
    { from: 0, to: 39, amount: young },
    { from: 40, to: 64, amount: old },
  ],
});
type Told = ExamplePlan & { readonly price?: PriceRule; readonly sections?: ContentChanges };
const selling = (more: Partial<ProductContent['selling']>): ProductContent['selling'] => ({
  exclusive: false,
  isPromoted: false,
  isPopular: false,
  salesChannels: ['executive'],
  ...more,
});

const eps = insuranceTypeNumber('PE', 'EPS');
const featureIds = { dental: 700, abroad: 701 };
const [countryId, clinicId] = [702, 703];

let world: ReadWorld;
const offer = ({ price, sections, ...plan }: Told) => {
  const offered = examplePlan(plan);
  const whole = {
    ...offered,
    content: { ...offered.content, ...sections },
    ...(price && { price }),
  };
  return world.send(product, plan.code, offerProduct(plan.code, whole, exampleReferences(plan)));
};

const ask = async (query = '', headers: Record<string, string> = {}) => {
  const { status, body } = await world.get(`${path}${query}`, undefined, headers);
  return { status, ...(body as Compared) };
};
const post = async (payload: unknown, headers: Record<string, string> = {}) => {
  const answer = await world.app.inject({ method: 'POST', url: path, payload: payload as object, headers });
  return { status: answer.statusCode, headers: answer.headers, ...answer.json<Compared>() };
};
const codesOf = ({ data }: Compared): string[] => data.map(({ productCode }) => productCode);
const shown = (...codes: string[]) =>
  until(`${codes.join(', ')} to be shown`, async () => {
    const all = codesOf(await ask('?take=100'));
    return codes.every((code) => all.includes(code));
  });

beforeAll(async () => {
  world = await createReadWorld();
  const typeOf = (name: string, displayName: string, upper?: string) =>
    world.send(
      insuranceType,
      String(insuranceTypeNumber('PE', name)),
      registerInsuranceType({
        country: 'PE',
        name,
        displayName,
        url: name,
        ...(upper && { upperTypeId: insuranceTypeNumber('PE', upper) }),
      }),
    );
  await typeOf('PERSONAS', 'Seguros para personas');
  await typeOf('SALUD', 'Seguro de salud', 'PERSONAS');
  await typeOf('EPS', 'EPS', 'PERSONAS');
  const termOf = (id: number, kind: 'feature' | 'coverageCountry', name: string) =>
    world.send(catalogueTerm, String(id), registerCatalogueTerm({ country: 'PE', kind, name }));
  await termOf(featureIds.dental, 'feature', 'Dental');
  await termOf(featureIds.abroad, 'feature', 'En el extranjero');
  await termOf(countryId, 'coverageCountry', 'Chile');
  await world.send(
    coverageOrganization,
    String(clinicId),
    registerCoverageOrganization({ country: 'PE', displayName: 'Clínica Uno', aliases: [], places: [] }),
  );
  const details = { country: 'PE', type: 'ASEG', organizationCode: 'X', isDemo: true } as const;
  for (const url of ['Uno', 'Dos'])
    await world.send(
      organization,
      String(organizationNumber('PE', url)),
      registerOrganization({ ...details, url, displayName: `Aseguradora ${url}` }),
    );
  await offer({
    code: 'a',
    organization: 'Uno',
    amount: 9_900,
    sections: { selling: selling({ score: 4 }) },
  });
  await offer({
    code: 'b',
    organization: 'Uno',
    price: byAge(10_000, 20_000),
    sections: {
      selling: selling({ score: 9, isPopular: true }),
      terms: { deductible: { amount: 50_000, unit: 'PEN' } },
      features: [
        { id: featureIds.dental, included: true },
        { id: featureIds.abroad, included: false },
      ],
      coverageCountries: [countryId],
      coverageOrganizations: [{ id: clinicId, coverages: [] }],
    },
  });
  await offer({
    code: 'c',
    organization: 'Dos',
    type: 'EPS',
    price: byAge(4_000, 50_000),
    sections: { selling: selling({ isPromoted: true }) },
  });
  await shown('a', 'b', 'c');
});
afterAll(() => world.end());

const family = {
  cotizante: [
    { sexo: 'Femenino', edad: 42 },
    { sexo: 'Masculino', edad: 39, parentesco: 'Cónyuge' },
  ],
  cargas: [
    { sexo: 'Femenino', edad: '7', parentescoCarga: 'Hijo/Hija' },
    { edad: 30, parentescoCarga: 'Otro' },
  ],
  ingresodatos: true,
};

describe('results', () => {
  test('are cards with the exact price of whom the site begins with', async () => {
    const { status, data, metaData, error } = await ask('?order=lowerPrice');
    expect([status, error, metaData.total]).toEqual([200, null, 3]);
    expect(data.map(({ productCode, price }) => [productCode, price?.minPrice])).toEqual([
      ['c', 40],
      ['a', 99],
      ['b', 100],
    ]);
    expect(data[0]).toMatchObject({
      id: productNumber('c'),
      url: '/Seguros/Dos/c',
      isPromoted: true,
      organization: { id: organizationNumber('PE', 'Dos'), displayName: 'Dos', organizationCode: 'X' },
      insuranceType: { name: 'EPS', upperType: { name: 'PERSONAS', url: 'PERSONAS' } },
      insuranceMetadata: { metadata: { salesChannel: ['executive'], isPopular: false, hasOffer: false } },
      price: { unit: { code: 'PEN' }, paymentMode: 'MONTHLY', convertionTo: null },
      priceRange: { from: 40 },
      profilePrice: { total: { profilesWithPrice: 1, profilesEvaluated: 1, arePricesDefined: true } },
    });
  });

  test('are priced for a family, and name who is not insured', async () => {
    const { data } = await post({ profile: family, order: 'higherPrice' });
    expect(data.map(({ productCode, price }) => [productCode, price?.minPrice])).toEqual([
      ['c', 580],
      ['b', 400],
      ['a', 99],
    ]);
    expect(data[1]?.profilePrice).toMatchObject({
      total: { profilesWithPrice: 3, profilesEvaluated: 4, arePricesDefined: true },
      profiles: [
        { profile: 1, method: 'PriceFound' },
        { profile: 2, method: 'PriceFound' },
        { profile: 3, method: 'PriceFound' },
        { profile: 4, method: 'PriceNotFound', reason: 'El plan asegura de los 0 a los 24 años.' },
      ],
    });
    expect(data[1]?.priceRange).toEqual({ from: 100, unit: { code: 'PEN' } });
  });

  test('have those last whom nobody of the profile can join, and say so', async () => {
    const { data } = await post({ profile: { cotizante: [{ edad: 80 }] }, order: 'higherPrice' });
    expect(data.map(({ productCode, price }) => [productCode, price?.minPrice])).toEqual([
      ['a', 99],
      ...['b', 'c'].sort((x, y) => productNumber(x) - productNumber(y)).map((code) => [code, undefined]),
    ]);
    expect(data[2]?.profilePrice).toMatchObject({ total: { arePricesDefined: false, profilesWithPrice: 0 } });
  });

  test.each([
    ['recommended', ['c', 'b', 'a']],
    ['popular', ['b', 'a', 'c']],
    ['lowerPrice', ['c', 'a', 'b']],
    ['higherPrice', ['b', 'a', 'c']],
  ])('come by %s', async (order, codes) => expect(codesOf(await ask(`?order=${order}`))).toEqual(codes));

  test('come by affinity to what was chosen, which each of them tells', async () => {
    const { data } = await ask('?order=distance');
    const distances = data.map(({ distance }) => distance!);
    expect(distances).toEqual([...distances].sort((one, other) => other - one));
    expect(Math.max(...distances)).toBeLessThanOrEqual(10);
  });

  test('come in pages of one result, which has a name of its own', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => ask(`?take=1&page=${page}&order=lowerPrice`)));
    expect(pages.map(codesOf)).toEqual([['c'], ['a'], ['b'], []]);
    const { metaData } = await ask('?order=lowerPrice');
    expect(new Set(pages.map((page) => page.metaData.uuid))).toEqual(new Set([metaData.uuid]));
    expect((await ask('?order=popular')).metaData.uuid).not.toBe(metaData.uuid);
    expect((await post({ order: 'lowerPrice', uuid: metaData.uuid })).metaData.uuid).toBe(metaData.uuid);
  });
});

describe('filters', () => {
  const id = { uno: organizationNumber('PE', 'Uno'), dos: organizationNumber('PE', 'Dos') };
  const types = { eps, persons: insuranceTypeNumber('PE', 'PERSONAS') };
  test.each<[string, Record<string, unknown>, string[]]>([
    ['insurer', { organizations: `${id.uno}` }, ['a', 'b']],
    ['one of several insurers', { organizations: [id.uno, id.dos] }, ['c', 'a', 'b']],
    ['kind of insurer', { organizationType: 'aseg', comparator: true }, ['c', 'a', 'b']],
    ['type', { insuranceTypes: [types.eps] }, ['c']],
    ['category, with all types in it', { insuranceTypes: String(types.persons) }, ['c', 'a', 'b']],
    ['section of the site, however it is written', { productType: 'seguro-de-salud' }, ['a', 'b']],
    ['section that has no product yet', { productType: 'PROGRAMA_CLINICO' }, []],
    ['lowest price', { fromPrice: 99 }, ['a', 'b']],
    ['highest price', { toPrice: '99.00' }, ['c', 'a']],
    ['price for a profile', { toPrice: 400, profile: family }, ['a', 'b']],
    ['lowest deductible', { fromDeductible: 1 }, ['b']],
    ['highest deductible', { toDeductible: 499 }, ['c', 'a']],
    ['deductibles to compare', { deductiblesToCompare: [500] }, ['b']],
    ['feature', { features: [featureIds.dental] }, ['b']],
    ['feature that is not included', { features: `${featureIds.abroad}` }, []],
    ['all features', { features: [featureIds.dental, featureIds.abroad], featuresFilter: 'all' }, []],
    ['any feature', { features: [featureIds.dental, featureIds.abroad], featuresFilter: 'any' }, ['b']],
    ['country of coverage', { coverageCountries: [countryId] }, ['b']],
    ['clinic', { coverageOrganizations: String(clinicId) }, ['b']],
    ['showcase', { displayShowcase: true }, ['c']],
    ['nothing, said with blanks', { organizations: '', features: null, fromPrice: '' }, ['c', 'a', 'b']],
  ])('by %s', async (_, asked, codes) => {
    const answer = await post({ order: 'lowerPrice', ...asked });
    expect(answer.status).toBe(200);
    expect(codesOf(answer)).toEqual(codes);
    expect(answer.metaData.total).toBe(codes.length);
  });

  test('say how many results each value would leave, without what is chosen of the same', async () => {
    const { metaData } = await post({ organizations: [id.uno], toPrice: 99 });
    const { organizations, insuranceTypes, organizationTypes, prices, deductibles } = metaData.filters;
    expect(organizations).toEqual([
      { id: id.dos, name: 'Aseguradora Dos', url: 'Dos', total: 1, selected: false, disabled: false },
      { id: id.uno, name: 'Aseguradora Uno', url: 'Uno', total: 1, selected: true, disabled: false },
    ]);
    expect(insuranceTypes).toMatchObject([
      {
        name: 'Seguros para personas',
        total: 1,
        selected: false,
        indeterminate: false,
        children: [
          { name: 'EPS', total: 0, disabled: true },
          { name: 'Seguro de salud', total: 1, disabled: false },
        ],
      },
    ]);
    expect(organizationTypes).toMatchObject([{ id: 'ASEG', name: 'Aseguradora', total: 1 }]);
    expect(prices).toEqual({ from: 99, to: 100, unit: { code: 'PEN' } });
    expect(deductibles).toEqual({ from: 0, to: 0, unit: { code: 'PEN' } });
  });

  test('mark a category whose types are chosen in part', async () => {
    const { metaData } = await post({ insuranceTypes: [types.eps] });
    expect(metaData.filters.insuranceTypes).toMatchObject([{ selected: false, indeterminate: true }]);
  });
});

describe('who has said for whom insurance is looked for', () => {
  const guardsType = () => insuranceTypeNumber('PE', 'VIGILANTES');
  const details = { country: 'PE', displayName: 'Vida para vigilantes', profileType: 'guards' } as const;
  const lowest = { order: 'lowerPrice', take: 100 };
  beforeAll(async () => {
    const type = registerInsuranceType({ ...details, name: 'VIGILANTES', url: 'vigilantes' });
    await world.send(insuranceType, String(guardsType()), type);
    await offer({ code: 'g', organization: 'Dos', type: 'VIGILANTES', amount: 1_000 });
    await shown('g');
  });
  afterAll(async () => {
    await world.send(product, 'g', withdrawProduct('fin'));
    await until('it to be gone', async () => !codesOf(await ask()).includes('g'));
  });

  test.each<[string, object, string[]]>([
    ['a family sees what is for persons', { profile: family }, ['a', 'b', 'c']],
    ['guards see what is for guards', { profile: { guardias: 5 } }, ['a', 'b', 'c', 'g']],
    ['nobody yet sees all', { profile: {} }, ['a', 'b', 'c', 'g']],
    ['a section shows what it is about', { profile: family, productType: 'Vida para vigilantes' }, ['g']],
  ])('%s', async (_, asked, codes) =>
    expect(codesOf(await post({ ...lowest, ...asked })).toSorted()).toEqual(codes),
  );

  test('finds what she chose, too', async () => {
    const { data, metaData } = await post({ ...lowest, profile: family, insuranceTypes: [guardsType()] });
    expect(data.map(({ productCode }) => productCode)).toEqual(['g']);
    expect(metaData.filters.insuranceTypes).toMatchObject([
      { name: 'Seguros para personas', total: 3 },
      { name: 'Vida para vigilantes', total: 1 },
    ]);
  });
});

/** Somebody else's address: who asks as much as these tests from one would be asked whether it is human. */
const another = { 'x-forwarded-for': '203.0.113.20' };

describe('the same in an address', () => {
  test.each<[string, string[]]>([
    [`insuranceTypes=${eps}`, ['c']],
    [`organizations=${organizationNumber('PE', 'Uno')}`, ['a', 'b']],
    ['organizationTypes=ASEG&comparator=true', ['c', 'a', 'b']],
    ['productType=seguro-de-salud', ['a', 'b']],
    [`features=${featureIds.dental}`, ['b']],
    [`features=${featureIds.dental},${featureIds.abroad}&featuresFilter=any`, ['b']],
    [`coverageCountries=${countryId}`, ['b']],
    [`coverageOrganizations=${clinicId}`, ['b']],
    ['displayShowcase=true', ['c']],
  ])('%s', async (query, codes) =>
    expect(codesOf(await ask(`?order=lowerPrice&${query}`, another))).toEqual(codes),
  );
});

describe('the promoted product', () => {
  const promoted = async (payload: object) => {
    const url = '/api/insurance/promotedProduct';
    const answer = await world.app.inject({ method: 'POST', url, payload, headers: another });
    return { status: answer.statusCode, ...answer.json<{ data?: object; errors?: object }>() };
  };
  test.each<object>([
    {},
    { insuranceTypes: [eps] },
    { organizations: [organizationNumber('PE', 'Dos')] },
    { organizationType: 'ASEG' },
    { organizationTypes: ['ASEG'] },
    { productType: 'EPS' },
    { profile: family },
  ])('is found by %j', async (asked) =>
    expect(await promoted(asked)).toMatchObject({ status: 200, data: { productCode: 'c' } }),
  );
  test('is priced for the profile', async () =>
    expect(await promoted({ profile: family })).toMatchObject({ data: { price: { minPrice: 580 } } }));
  test.each<object>([
    { organizations: [organizationNumber('PE', 'Uno')] },
    { insuranceTypes: [insuranceTypeNumber('PE', 'SALUD')] },
  ])('is none among %j', async (asked) => expect((await promoted(asked)).status).toBe(404));
  test.each<[object, string]>([
    [{ insuranceTypes: ['x'] }, 'insuranceTypes'],
    [{ organizations: [7] }, 'organizations'],
    [{ organizationType: 'BANCO' }, 'organizationType'],
    [{ organizationTypes: 7 }, 'organizationTypes'],
    [{ productType: 'nada' }, 'productType'],
    [{ profile: 7 }, 'profile'],
    [{ order: 'popular' }, 'order'],
  ])('is refused by its field for %j', async (asked, field) =>
    expect(await promoted(asked)).toMatchObject({
      status: 400,
      errors: { [field]: expect.any(String) as string },
    }),
  );
});

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
    expect(await ask(query)).toMatchObject({
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
    expect(await post(body, another)).toMatchObject({
      status: 400,
      errors: { [field]: expect.any(String) as string },
    }),
  );

  test('is that it names no country, or no JSON', async () => {
    expect((await ask('', { host: 'nowhere.test' })).status).toBe(400);
    expect((await post({}, { 'x-country': 'XX' })).status).toBe(400);
    expect((await post('{', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await post('a=1', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post('{"__proto__":{"x":1}}', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await post('[]', { 'content-type': 'application/json' })).status).toBe(400);
  });

  test('is nothing where nothing is said', async () => {
    expect((await post({})).metaData.total).toBe(3);
    expect((await post('', { 'content-type': 'application/json' })).status).toBe(200);
  });
});

describe('what changes', () => {
  test('is in the results without anybody asking for it again, and makes them another result', async () => {
    const before = (await ask()).metaData.uuid;
    await offer({
      code: 'a',
      organization: 'Uno',
      amount: 5_000,
      sections: { selling: selling({ score: 4 }) },
    });
    await until(
      'the new price',
      async () => (await post({ toPrice: 50, fromPrice: 50 })).metaData.total === 1,
    );
    expect((await ask()).metaData.uuid).not.toBe(before);
  });

  test('is gone when it is withdrawn, or when who offers it is hidden', async () => {
    await offer({ code: 'd', organization: 'Dos' });
    await shown('d');
    await world.send(product, 'd', withdrawProduct('cerrado'));
    await until('d to be gone', async () => !codesOf(await ask()).includes('d'));
    const dos = String(organizationNumber('PE', 'Dos'));
    await world.send(organization, dos, hideOrganization());
    await until('c to be gone', async () => !codesOf(await ask()).includes('c'));
    await until('no filter to name who is hidden', async () => {
      const { organizations } = (await ask()).metaData.filters;
      return !organizations.some(({ name }) => name === 'Aseguradora Dos');
    });
    await world.send(organization, dos, showOrganization());
    await shown('c');
  });
});

describe('who reads like a machine', () => {
  const through = { 'x-forwarded-for': '203.0.113.7' };
  test('is asked whether it is human, in the words of the spec, and believed', async () => {
    const statuses: number[] = [];
    for (let nth = 0; nth < 260; nth++) statuses.push((await ask('?take=1', through)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 401]);
    expect(await post({ take: 1 }, through)).toMatchObject({
      status: 401,
      title: 'El sistema piensa que eres un robot...',
      code: 'LOOKS_LIKE_A_BOT',
    });
    expect((await world.get('/api/insurance/product/a', undefined, through)).status).toBe(401);
    expect((await ask('?take=1', { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200);
    expect(await world.get('/api/buscarplanes/notrobot?_fh=1', undefined, through)).toMatchObject({
      status: 200,
      body: {
        data: { human: true },
        metaData: { total: 1, uuid: expect.any(String) as string },
        error: null,
      },
    });
    expect((await ask('?take=1', through)).status).toBe(200);
  });

  test('is not who opens a product with all that its page asks for, again and again', async () => {
    const office = { 'x-forwarded-for': '203.0.113.9' };
    const parts = ['conditions', 'seo', 'faq', 'features', 'descriptions', 'calculatePrice'];
    const paths = parts.map((part) => `/api/insurance/${productNumber('a')}/${part}`);
    const statuses = new Set<number>();
    for (let nth = 0; nth < 270; nth++)
      statuses.add((await world.get(paths[nth % paths.length]!, undefined, office)).status);
    expect([...statuses]).toEqual([200]);
  });

  test('who insists too often on being human is told of the limit', async () => {
    const insisting = { 'x-forwarded-for': '203.0.113.10' };
    const say = () => world.get('/api/buscarplanes/notrobot', undefined, insisting);
    for (let nth = 0; nth < 5; nth++) expect((await say()).status).toBe(200);
    expect(await say()).toMatchObject({
      status: 429,
      body: { message: 'Se ha sobrepasado el limite de intentos (5), Intente mas tarde.' },
    });
  });

  test('is told first what is wrong with its question', async () => {
    for (let nth = 0; nth < 260; nth++) await ask('?take=1', through);
    expect((await ask('?take=x', through)).status).toBe(400);
    expect((await ask('?take=1', through)).status).toBe(401);
  });
});

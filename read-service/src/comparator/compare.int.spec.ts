/** Comparing over HTTP: what the spec’s parameters and body ask for, and what is in the results. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  hideOrganization,
  organization,
  organizationNumber,
  showOrganization,
} from '@cotejo/core/organizations';
import { insuranceType, insuranceTypeNumber, registerInsuranceType } from '@cotejo/core/insurance-types';
import { product, productNumber, withdrawProduct } from '@cotejo/core/catalogue';
import { until } from '../../../projectors/src/testing/world.ts';
import {
  clinicId,
  codesOf,
  countryId,
  eps,
  family,
  featureIds,
  openThreePlans,
  selling,
  type ThreePlans,
} from './testing/three-plans.ts';

let market: ThreePlans;
beforeAll(async () => {
  market = await openThreePlans();
});
afterAll(() => market.world.end());

describe('results', () => {
  test('are cards with the exact price of whom the site begins with', async () => {
    const { status, data, metaData, error } = await market.ask('?order=lowerPrice');
    expect([status, error, metaData.total]).toEqual([200, null, 3]);
    expect(metaData.bestScore).toBe(9);
    expect(metaData.day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
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
    const { data } = await market.post({ profile: family, order: 'higherPrice' });
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
    const { data } = await market.post({ profile: { cotizante: [{ edad: 80 }] }, order: 'higherPrice' });
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
  ])('come by %s', async (order, codes) =>
    expect(codesOf(await market.ask(`?order=${order}`))).toEqual(codes),
  );

  test('come by affinity to what was chosen, which each of them tells', async () => {
    const { data } = await market.ask('?order=distance');
    const distances = data.map(({ distance }) => distance!);
    expect(distances).toEqual([...distances].sort((one, other) => other - one));
    expect(Math.max(...distances)).toBeLessThanOrEqual(10);
  });

  test('come in pages of one result, which has a name of its own', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => market.ask(`?take=1&page=${page}&order=lowerPrice`)),
    );
    expect(pages.map(codesOf)).toEqual([['c'], ['a'], ['b'], []]);
    const { metaData } = await market.ask('?order=lowerPrice');
    expect(new Set(pages.map((page) => page.metaData.uuid))).toEqual(new Set([metaData.uuid]));
    expect((await market.ask('?order=popular')).metaData.uuid).not.toBe(metaData.uuid);
    expect((await market.post({ order: 'lowerPrice', uuid: metaData.uuid })).metaData.uuid).toBe(
      metaData.uuid,
    );
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
    const answer = await market.post({ order: 'lowerPrice', ...asked });
    expect(answer.status).toBe(200);
    expect(codesOf(answer)).toEqual(codes);
    expect(answer.metaData.total).toBe(codes.length);
  });

  test('say how many results each value would leave, without what is chosen of the same', async () => {
    const { metaData } = await market.post({ organizations: [id.uno], toPrice: 99 });
    const { organizations, insuranceTypes, organizationTypes, prices, deductibles } = metaData.filters;
    expect(organizations).toEqual([
      {
        id: id.dos,
        name: 'Aseguradora Dos',
        url: 'Dos',
        typeId: 'ASEG',
        tooltip: null,
        total: 1,
        selected: false,
        disabled: false,
      },
      {
        id: id.uno,
        name: 'Aseguradora Uno',
        url: 'Uno',
        typeId: 'ASEG',
        tooltip: null,
        total: 1,
        selected: true,
        disabled: false,
      },
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

  test('offer what the section has, and what was chosen besides', async () => {
    const { metaData } = await market.post({ productType: 'EPS', organizations: [id.uno] });
    const names = (nodes: readonly { name: string }[]) => nodes.map(({ name }) => name);
    expect(names(metaData.filters.insuranceTypes[0]!.children)).toEqual(['EPS']);
    expect(names(metaData.filters.organizations)).toContain('Aseguradora Uno');
  });

  test('mark a category whose types are chosen in part', async () => {
    const { metaData } = await market.post({ insuranceTypes: [types.eps] });
    expect(metaData.filters.insuranceTypes).toMatchObject([{ selected: false, indeterminate: true }]);
  });
});

describe('who has said for whom insurance is looked for', () => {
  const guardsType = () => insuranceTypeNumber('PE', 'VIGILANTES');
  const details = { country: 'PE', displayName: 'Vida para vigilantes', profileType: 'guards' } as const;
  const lowest = { order: 'lowerPrice', take: 100 };
  beforeAll(async () => {
    const type = registerInsuranceType({ ...details, name: 'VIGILANTES', url: 'vigilantes' });
    await market.world.send(insuranceType, String(guardsType()), type);
    await market.offer({ code: 'g', organization: 'Dos', type: 'VIGILANTES', amount: 1_000 });
    await market.shown('g');
  });
  afterAll(async () => {
    await market.world.send(product, 'g', withdrawProduct('fin'));
    await until('it to be gone', async () => !codesOf(await market.ask()).includes('g'));
  });

  test.each<[string, object, string[]]>([
    ['a family sees what is for persons', { profile: family }, ['a', 'b', 'c']],
    ['guards see what is for guards', { profile: { guardias: 5 } }, ['a', 'b', 'c', 'g']],
    ['nobody yet sees all', { profile: {} }, ['a', 'b', 'c', 'g']],
    ['a section shows what it is about', { profile: family, productType: 'Vida para vigilantes' }, ['g']],
  ])('%s', async (_, asked, codes) =>
    expect(codesOf(await market.post({ ...lowest, ...asked })).toSorted()).toEqual(codes),
  );

  test('finds what she chose, too', async () => {
    const { data, metaData } = await market.post({
      ...lowest,
      profile: family,
      insuranceTypes: [guardsType()],
    });
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
    expect(codesOf(await market.ask(`?order=lowerPrice&${query}`, another))).toEqual(codes),
  );
});

describe('what changes', () => {
  test('is in the results without anybody asking for it again, and makes them another result', async () => {
    const before = (await market.ask()).metaData.uuid;
    await market.offer({
      code: 'a',
      organization: 'Uno',
      amount: 5_000,
      sections: { selling: selling({ score: 4 }) },
    });
    await until(
      'the new price',
      async () => (await market.post({ toPrice: 50, fromPrice: 50 })).metaData.total === 1,
    );
    expect((await market.ask()).metaData.uuid).not.toBe(before);
  });

  test('is gone when it is withdrawn, or when who offers it is hidden', async () => {
    await market.offer({ code: 'd', organization: 'Dos' });
    await market.shown('d');
    await market.world.send(product, 'd', withdrawProduct('cerrado'));
    await until('d to be gone', async () => !codesOf(await market.ask()).includes('d'));
    const dos = String(organizationNumber('PE', 'Dos'));
    await market.world.send(organization, dos, hideOrganization());
    await until('c to be gone', async () => !codesOf(await market.ask()).includes('c'));
    await until('no filter to name who is hidden', async () => {
      const { organizations } = (await market.ask()).metaData.filters;
      return !organizations.some(({ name }) => name === 'Aseguradora Dos');
    });
    await market.world.send(organization, dos, showOrganization());
    await market.shown('c');
  });
});

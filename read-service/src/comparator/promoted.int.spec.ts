/** The promoted product over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insuranceTypeNumber } from '@cotejo/core/insurance-types';
import { organizationNumber } from '@cotejo/core/organizations';
import { eps, family, openThreePlans, type ThreePlans } from './testing/three-plans.ts';

let market: ThreePlans;
beforeAll(async () => {
  market = await openThreePlans();
});
afterAll(() => market.world.end());

describe('the promoted product', () => {
  const promoted = async (payload: object) => {
    const url = '/api/insurance/promotedProduct';
    const answer = await market.world.app.inject({ method: 'POST', url, payload });
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

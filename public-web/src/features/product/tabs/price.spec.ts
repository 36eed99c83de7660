import { expect, test } from 'vitest';
import { type Platform } from '../../../api/platform.ts';
import { type Profile } from '../../../domain/profile.ts';
import { noProfiles } from '../../../profile/profiles.ts';
import { exampleLine, exampleProduct } from '../../../testing/example-products.ts';
import { tabPlanOf } from '../tab-plan.ts';
import { priceTab } from './price.tsx';

const family: Profile = { cotizante: [{ edad: 61 }], ingresodatos: true };
const plan = tabPlanOf({
  line: exampleLine,
  product: exampleProduct,
});

/** @param takes whether the platform has a price for a profile */
const loaded = (takes: boolean, profiles: { readonly shared?: Profile; readonly own?: Profile }) => {
  const platform: Partial<Platform> = {
    planPrice: async (_, profile) =>
      profile && !takes ? { kind: 'missing' } : { kind: 'found', value: {} as never },
    priceHistory: async () => ({ kind: 'missing' }),
    yearlyCost: async () => ({ kind: 'missing' }),
    planPart: async () => ({ kind: 'missing' }),
  };
  const world = { platform: platform as Platform, profiles: { ...noProfiles, read: () => profiles.own } };
  return priceTab.load({ ...world, shared: profiles.shared }, plan);
};
const found = expect.objectContaining({ kind: 'found' }) as unknown;

test.each([
  ['visitor', { own: family }],
  ['shared', { shared: family, own: family }],
  ['start', {}],
] as const)('the price is for whom it was told: %s', async (pricedFor, profiles) =>
  expect(await loaded(true, profiles)).toMatchObject({ pricedFor, price: found }),
);

test.each([
  ['kept', { own: family }],
  ['shared', { shared: family }],
] as const)('a %s profile that is refused leaves the starting price', async (_, profiles) =>
  expect(await loaded(false, profiles)).toMatchObject({ pricedFor: 'start', price: found }),
);

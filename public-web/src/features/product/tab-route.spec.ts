import { type LoaderFunction } from 'react-router-dom';
import { expect, test } from 'vitest';
import { type Platform } from '../../api/platform.ts';
import { type Profile } from '../../domain/profile.ts';
import { type AppContext } from '../../routing/app-context.ts';
import { exampleLine, exampleProduct } from '../../testing/example-products.ts';
import { tabRoute } from './tab-route.tsx';

const [own, friends]: readonly Profile[] = [{ cotizante: [{ edad: 61 }] }, { cotizante: [{ edad: 36 }] }];

/** @returns what the price's tab loads, whose price it asked for, and whose profile is kept afterwards */
const opened = async (
  link: Awaited<ReturnType<Platform['openShared']>>,
  comparison: Awaited<ReturnType<Platform['sharedProfile']>> = { kind: 'missing' },
) => {
  let [asked, kept]: (Profile | undefined)[] = [undefined, own];
  const platform: Partial<Platform> = {
    cachedProduct: async () => ({ kind: 'found', value: exampleProduct }),
    lines: async () => ({ kind: 'found', value: [exampleLine] }),
    openShared: async () => link,
    sharedProfile: async () => comparison,
    planPart: async () => ({ kind: 'missing' }),
    priceHistory: async () => ({ kind: 'missing' }),
    yearlyCost: async () => ({ kind: 'missing' }),
    planPrice: async (_, profile) => {
      asked = profile;
      return { kind: 'unavailable' };
    },
  };
  const profiles = { read: () => kept, save: (_: string, profile: Profile) => void (kept = profile) };
  const { loader } = await tabRoute({ country: 'PE', platform, profiles } as unknown as AppContext, 'price');
  const request = new Request(`https://pe.test${exampleProduct.url}/Precio?code=abc`);
  const { pricedFor } = (await (loader as LoaderFunction)({
    request,
    params: { plan: exampleProduct.productCode },
  } as never)) as { readonly pricedFor: string };
  return { pricedFor, asked, kept };
};

const friendsOf = (country: string) => ({
  kind: 'found' as const,
  value: { productCode: exampleProduct.productCode, perfil: friends!, country },
});

test('a friend’s link shows the prices of whom she told of, and leaves one’s own profile as it is', async () =>
  expect(await opened(friendsOf('PE'))).toEqual({ pricedFor: 'shared', asked: friends, kept: own }));

test('a link of another country, whose amounts are in another currency, shows one’s own prices', async () => {
  const owns = { pricedFor: 'visitor', asked: own, kept: own };
  expect(await opened(friendsOf('CL'))).toEqual(owns);
  expect(await opened({ kind: 'missing' }, friendsOf('CL'))).toEqual(owns);
});

test('a link that cannot be opened now shows one’s own prices', async () =>
  expect(await opened({ kind: 'unavailable' })).toEqual({ pricedFor: 'visitor', asked: own, kept: own }));

test('a plan of a shared comparison shows the prices of whom the comparison was for', async () =>
  expect(await opened({ kind: 'missing' }, friendsOf('PE'))).toEqual({
    pricedFor: 'shared',
    asked: friends,
    kept: own,
  }));

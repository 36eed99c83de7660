import { expect, test } from 'vitest';
import { type Platform } from '../../api/platform.ts';
import { type Profile } from '../../domain/profile.ts';
import { noProfiles } from '../../profile/profiles.ts';
import { type AppContext } from '../../routing/app-context.ts';
import { exampleBeside, exampleLine } from '../../testing/example-products.ts';
import { type SideBySideData, sideBySideLoader } from './side-by-side-loader.ts';

const kept: Profile = { cotizante: [{ edad: 61 }], ingresodatos: true };
const plan = exampleBeside();

const loaded = async (takes: boolean): Promise<SideBySideData> => {
  const platform: Partial<Platform> = {
    lines: async () => ({ kind: 'found', value: [exampleLine] }),
    clinicsOf: async () => ({ kind: 'missing' }),
    sideBySide: async (_, profile) =>
      profile && !takes
        ? { kind: 'unavailable' }
        : { kind: 'found', value: { plans: [plan], gone: [], day: '2026-03-02' } },
  };
  const context = { country: 'PE', platform, profiles: { ...noProfiles, read: () => kept } };
  const request = new Request(`https://pe.test/Comparar/Lado-a-Lado?planes=${plan.productCode}`);
  const loader = sideBySideLoader(context as unknown as AppContext);
  return (await loader({ request, params: {} } as never)) as SideBySideData;
};

test('plans side by side cost what they do for whom the visitor told of', async () =>
  expect(await loaded(true)).toMatchObject({
    pricedFor: 'visitor',
    prices: 'Precios para las personas que indicaste, vigentes al 2 de marzo de 2026.',
  }));

test('a shared profile that is refused leaves the visitor’s own, or the starting prices', async () => {
  const shared: Profile = { cotizante: 5 };
  const loadedWith = (own: Profile | undefined) => {
    const platform: Partial<Platform> = {
      lines: async () => ({ kind: 'found', value: [exampleLine] }),
      clinicsOf: async () => ({ kind: 'missing' }),
      sharedProfile: async () => ({ kind: 'found', value: { perfil: shared, country: 'PE' } }),
      sideBySide: async (_, profile) =>
        profile === shared
          ? { kind: 'missing' }
          : { kind: 'found', value: { plans: [plan], gone: [], day: '2026-03-02' } },
    };
    const context = { country: 'PE', platform, profiles: { ...noProfiles, read: () => own } };
    const request = new Request(`https://pe.test/Comparar/Lado-a-Lado?planes=${plan.productCode}&code=x`);
    const loader = sideBySideLoader(context as unknown as AppContext);
    return loader({ request, params: {} } as never) as Promise<SideBySideData>;
  };
  expect((await loadedWith(kept)).pricedFor).toBe('visitor');
  expect((await loadedWith(undefined)).pricedFor).toBe('start');
});

test('a kept profile that is refused leaves the starting prices, and the page says so', async () => {
  const { pricedFor, heads, prices } = await loaded(false);
  expect([pricedFor, heads.length]).toEqual(['start', 1]);
  expect(prices).toBe('Precios de ejemplo: hombre de 25 años, vigentes al 2 de marzo de 2026.');
});

test('plans are for whom their own line is for, whatever comparator the address names', async () => {
  const pets = {
    ...exampleLine,
    productType: 'MASCOTAS',
    category: 'pets',
    compareUrl: '/Comparar/Mascotas',
  };
  const platform: Partial<Platform> = {
    lines: async () => ({ kind: 'found', value: [pets, exampleLine] }),
    clinicsOf: async () => ({ kind: 'missing' }),
    sideBySide: async () => ({ kind: 'found', value: { plans: [plan], gone: [], day: '2026-03-02' } }),
  };
  const context = { country: 'PE', platform, profiles: noProfiles } as unknown as AppContext;
  const address = `https://pe.test/Comparar/Lado-a-Lado?planes=${plan.productCode}&en=${pets.compareUrl}`;
  const told = sideBySideLoader(context)({ request: new Request(address), params: {} } as never);
  expect((await told) as SideBySideData).toMatchObject({ subject: 'persons', productType: 'EPS' });
});

test.each([
  ['PE', 'shared'],
  ['CL', 'start'],
])('a profile that was shared in %s shows on the site of PE prices of: %s', async (country, pricedFor) => {
  const platform: Partial<Platform> = {
    lines: async () => ({ kind: 'found', value: [exampleLine] }),
    clinicsOf: async () => ({ kind: 'missing' }),
    sharedProfile: async () => ({ kind: 'found', value: { perfil: kept, country } }),
    sideBySide: async () => ({ kind: 'found', value: { plans: [plan], gone: [], day: '2026-03-02' } }),
  };
  const context = { country: 'PE', platform, profiles: noProfiles } as unknown as AppContext;
  const request = new Request(`https://pe.test/Comparar/Lado-a-Lado?planes=${plan.productCode}&code=x`);
  const told = (await sideBySideLoader(context)({ request, params: {} } as never)) as SideBySideData;
  expect(told.pricedFor).toBe(pricedFor);
});

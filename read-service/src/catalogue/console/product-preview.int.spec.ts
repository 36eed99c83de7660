/** The console's preview of a product: its card and its price, for whom and on which day one chooses. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  administrator,
  type CatalogueConsole,
  ofChile,
  openCatalogueConsole,
  registerInsurer,
} from './testing/console.ts';
import { bringProducts } from './testing/products.ts';

let desk: CatalogueConsole;
beforeAll(async () => {
  desk = await openCatalogueConsole();
  await registerInsurer(desk);
  await bringProducts(desk);
});
afterAll(() => desk.end());

describe('the preview of a product', () => {
  const previewOf = async (code: string, query: Record<string, string> = {}, staff = administrator) =>
    desk.read(`product-previews/${code}?${new URLSearchParams(query).toString()}`, staff);
  const family = JSON.stringify({
    cotizante: [{ edad: 40 }],
    cargas: [{ edad: 8, parentesco: 'Hijo/Hija' }],
  });

  test('says what keeps a draft from being published, and no card', async () => {
    expect(await previewOf('dos')).toMatchObject({
      status: 200,
      body: {
        version: null,
        card: null,
        price: null,
        lacks: { 'identity.organizationId': 'Campo requerido.', price: 'Falta la regla de precio.' },
      },
    });
  });
  test('has the price of a draft for whom one chooses, step by step, also while something else is missing', async () => {
    const { body } = await previewOf('familia', { profile: family });
    expect(body).toMatchObject({
      card: null,
      lacks: { 'identity.organizationId': 'Campo requerido.' },
      price: {
        price: { minPrice: 170.5 },
        total: { profilesEvaluated: 2 },
        shares: [
          { profile: 1, amount: 120.5 },
          { profile: 2, amount: 50 },
        ],
      },
    });
    const { price } = body as { price: { explanation: string[] } };
    expect(price.explanation.at(-1)).toBe('Total: S/ 170.50.');
  });
  test('has the card that visitors got on a day, and none of a day on which they saw nothing', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect(await previewOf('uno', { at: tomorrow })).toMatchObject({
      body: { version: 2, card: { displayName: 'Plan Único', price: { minPrice: 109 } }, day: tomorrow },
    });
    expect(await previewOf('uno', { at: '2020-01-01' })).toMatchObject({
      body: { version: null, card: null, price: null, day: '2020-01-01' },
    });
  });
  test('names what is wrong with a profile, a day, or a product that there is not', async () => {
    expect(await previewOf('uno', { profile: '{"cotizante":[{"edad":"x"}]}' })).toMatchObject({
      status: 400,
      body: { errors: { 'profile.cotizante.0.edad': 'La edad debe ser un número de 0 a 120.' } },
    });
    expect((await previewOf('uno', { profile: '{' })).status).toBe(400);
    expect((await previewOf('uno', { at: 'ayer' })).status).toBe(400);
    expect((await previewOf('nada')).status).toBe(404);
    expect((await previewOf('uno', {}, ofChile)).status).toBe(404);
  });
});

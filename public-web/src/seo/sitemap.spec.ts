import { describe, expect, test } from 'vitest';
import { type ResultCard } from '../api/plans.ts';
import { type Platform } from '../api/platform.ts';
import { exampleCards } from '../testing/example-products.ts';
import { robotsText } from './robots.ts';
import { siteMaps } from './sitemap.ts';

const origin = 'https://cotejo.pe';
const peru = { country: 'PE', origin } as const;
const productAt = (url: string): ResultCard => ({ ...exampleCards[0]!, url });

/** A platform with these products, as the query gives them page by page. */
const platformOf = (products: readonly ResultCard[]): Pick<Platform, 'products'> => ({
  products: async (take, page) => ({
    kind: 'found',
    value: { products: products.slice((page - 1) * take, page * take), total: products.length },
  }),
});
const mapsOf = (products: readonly ResultCard[]) => siteMaps(() => platformOf(products));

const minute = 60_000;
/** Maps of one product whose reads are counted, by a clock that is moved. */
const countedMaps = () => {
  const seen = { reads: 0, now: 0, answers: true };
  const maps = siteMaps(
    (country) => ({
      products: async (take, page) => {
        seen.reads += 1;
        if (!seen.answers) return { kind: 'unavailable' };
        return platformOf([productAt(`/Seguros/${country}/plan`)]).products(take, page);
      },
    }),
    () => seen.now,
  );
  return { seen, maps };
};

describe('the site map', () => {
  test('lists every product, however many pages they fill', async () => {
    const many = Array.from({ length: 250 }, (_, index) => productAt(`/Seguros/a/plan-${index}`));
    const text = await mapsOf(many)(peru);
    expect(text?.match(/<loc>[^<]*\/Seguros\/a\/plan-\d+<\/loc>/g)).toHaveLength(250);
    const locations = text?.match(/<loc>[^<]+/g);
    expect(new Set(locations).size).toBe(locations?.length);
    expect(text).toContain(`<loc>${origin}/Seguros/a/plan-249</loc>`);
  });

  test('is well formed whatever an address contains', async () => {
    const text = await mapsOf([productAt("/Seguros/a&b/ñ<'")])(peru);
    expect(text).toContain(`<loc>${origin}/Seguros/a&#38;b/%C3%B1%3C&#39;</loc>`);
  });

  test('is read once in ten minutes, by whichever of its country’s hosts it is asked for', async () => {
    const { seen, maps } = countedMaps();
    const first = await maps(peru);
    seen.now += 10 * minute - 1;
    expect(await maps(peru)).toBe(first);
    const local = await maps({ country: 'PE', origin: 'http://localhost:8080' });
    expect(local).toBe(first?.replaceAll(origin, 'http://localhost:8080'));
    expect(seen.reads).toBe(1);
    seen.now += 1;
    await maps(peru);
    expect(seen.reads).toBe(2);
  });

  test('is read once for all who ask while it is read', async () => {
    const { seen, maps } = countedMaps();
    const texts = await Promise.all([maps(peru), maps(peru), maps(peru)]);
    expect([new Set(texts).size, seen.reads]).toEqual([1, 1]);
  });

  test('is another one in another country', async () => {
    const { maps } = countedMaps();
    const [inPeru, inChile] = [await maps(peru), await maps({ country: 'CL', origin: 'https://cotejo.cl' })];
    expect(inPeru).toContain(`<loc>${origin}/Seguros/PE/plan</loc>`);
    expect(inChile).toContain('<loc>https://cotejo.cl/Seguros/CL/plan</loc>');
  });

  test('is none while the platform does not answer, which is asked again as soon as crawlers are told to be back', async () => {
    const { seen, maps } = countedMaps();
    seen.answers = false;
    expect([await maps(peru), await maps(peru)]).toEqual([undefined, undefined]);
    expect(seen.reads).toBe(1);
    seen.answers = true;
    seen.now += 5_000;
    expect(await maps(peru)).toContain('/Seguros/PE/plan');
  });
});

test('crawlers are shown the way to the site map of their host', () =>
  expect(robotsText(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`));

import { describe, expect, test } from 'vitest';
import { type Platform, type ProductCard } from '../api/index.ts';
import { exampleProduct } from '../testing/example-products.ts';
import { robotsText } from './robots.ts';
import { sitemap } from './sitemap.ts';

const origin = 'https://cotejo.pe';
const productAt = (url: string): ProductCard => ({ ...exampleProduct, url });

/** A platform with these products, as the query gives them page by page. */
const platformOf = (products: readonly ProductCard[]): Pick<Platform, 'products'> => ({
  products: async (take, page) => ({
    kind: 'found',
    value: { products: products.slice((page - 1) * take, page * take), total: products.length },
  }),
});

describe('the site map', () => {
  test('lists every product, however many pages they fill', async () => {
    const many = Array.from({ length: 250 }, (_, index) => productAt(`/Seguros/a/plan-${index}`));
    const text = await sitemap(origin, platformOf(many));
    expect(text?.match(/<loc>/g)).toHaveLength(2 + 250);
    expect(text).toContain(`<loc>${origin}/Seguros/a/plan-249</loc>`);
  });

  test('is well formed whatever an address contains', async () => {
    const text = await sitemap(origin, platformOf([productAt("/Seguros/a&b/ñ<'")]));
    expect(text).toContain(`<loc>${origin}/Seguros/a&#38;b/%C3%B1%3C&#39;</loc>`);
  });

  test('is none while the platform does not answer', async () => {
    const silent = { ...platformOf([]), products: async () => ({ kind: 'unavailable' }) as const };
    expect(await sitemap(origin, silent)).toBeUndefined();
  });
});

test('crawlers are shown the way to the site map of their host', () =>
  expect(robotsText(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`));

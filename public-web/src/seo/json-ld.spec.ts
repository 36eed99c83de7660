import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Site, SiteProvider } from '../site.ts';
import { examplePriceWith, exampleProduct } from '../testing/example-products.ts';
import { Price } from '../ui/Price.tsx';
import { breadcrumbData, productData, scriptSafe } from './json-ld.ts';

const origin = 'https://cotejo.pe';

describe('the structured data of a product', () => {
  test.each([
    ['PE', examplePriceWith({ minPrice: 192.4, unit: { code: 'PEN' } }), 'PEN'],
    ['CL', examplePriceWith({ minPrice: 84_700, unit: { code: 'CLP' } }), 'CLP'],
    ['INT', examplePriceWith({ minPrice: 1_250, unit: { code: 'USD' } }), 'USD'],
  ] as const)('has the price and the currency that the page shows in %s', (country, price, currency) => {
    const page = renderToStaticMarkup(
      createElement(SiteProvider, { value: { country } as Site }, createElement(Price, { price })),
    );
    const [, shown = ''] = /<strong>(.*?)<\/strong>/.exec(page) ?? [];
    const { offers, url } = productData({ ...exampleProduct, price }, origin);
    expect([offers?.price.toFixed(0), offers?.priceCurrency]).toEqual([shown.replace(/\D/g, ''), currency]);
    expect(url).toBe(`${origin}${exampleProduct.url}`);
  });

  test('has no offer where the page shows no price', () =>
    expect(productData({ ...exampleProduct, price: undefined }, origin)).not.toHaveProperty('offers'));

  test('says that a demonstration is one', () =>
    expect(productData({ ...exampleProduct, isDemo: true }, origin).description).toMatch(
      /^Producto de demostración\. /,
    ));

  test('cannot end the element that it stands in', () => {
    const written = scriptSafe(
      productData({ ...exampleProduct, description: '</script><script>alert(1)' }, origin),
    );
    expect(written).not.toContain('<');
    expect(JSON.parse(written)).toMatchObject({ '@type': 'Product' });
  });
});

test('the pages above a product are numbered from the first', () =>
  expect(
    breadcrumbData(
      [
        { name: 'Inicio', path: '/' },
        { name: 'Plan', path: '/Seguros/a/b' },
      ],
      origin,
    ).itemListElement.map(({ position, item }) => [position, item]),
  ).toEqual([
    [1, 'https://cotejo.pe/'],
    [2, 'https://cotejo.pe/Seguros/a/b'],
  ]));

import { describe, expect, test } from 'vitest';
import { exampleProduct } from '../testing/example-products.ts';
import { breadcrumbData, productData, scriptSafe } from './json-ld.ts';

const origin = 'https://cotejo.pe';

describe('the structured data of a product', () => {
  test('has the price and the currency that the page shows', () =>
    expect(productData(exampleProduct, origin).offers).toMatchObject({
      price: exampleProduct.price.minPrice,
      priceCurrency: exampleProduct.price.unit.code,
      url: `${origin}${exampleProduct.url}`,
    }));

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

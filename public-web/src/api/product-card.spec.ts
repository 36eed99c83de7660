import { describe, expect, test } from 'vitest';
import { exampleProduct } from '../testing/example-products.ts';
import { isPriced, problemAnswer, productAnswer } from './product-card.ts';

const { price } = exampleProduct;

describe('a product that the platform tells', () => {
  test('is accepted with what this site does not know', () =>
    expect(productAnswer({ data: { ...exampleProduct, score: 4 }, error: null })).toBe(true));

  test('is accepted without a price, and told apart', () => {
    expect(productAnswer({ data: { ...exampleProduct, price: null } })).toBe(true);
    expect([isPriced(exampleProduct), isPriced({ price: null })]).toEqual([true, false]);
  });

  test.each([
    ['that says nothing of its price', { price: undefined }],
    ['with a negative price', { price: { ...price, minPrice: -1 } }],
    ['with a price that is no number', { price: { ...price, minPrice: NaN } }],
    ['that leads to another site', { url: '//otro.test' }],
    ['that leads nowhere', { url: 'https://otro.test' }],
    ['with benefits that are no texts', { benefits: [1] }],
  ])('is refused %s', (_, change) =>
    expect(productAnswer({ data: { ...exampleProduct, ...change } })).toBe(false),
  );

  test.each([undefined, null, 'x', []])('is refused where %j came', (body) =>
    expect(productAnswer(body)).toBe(false),
  );
});

test('a refusal says what is wrong per field, in general, or nothing', () => {
  expect(problemAnswer({ errors: { 'datosingresados.email': 'X' } })).toBe(true);
  expect(problemAnswer({ message: 'X' })).toBe(true);
  expect(problemAnswer({})).toBe(true);
  expect(problemAnswer({ errors: { email: 1 } })).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { exampleProduct } from '../testing/example-products.ts';
import { productCard, resultCard } from './product-card.ts';
import { dataOf, InvalidResponse } from './readers.ts';
import { problemAnswer } from './send-failure.ts';

const { price } = exampleProduct;
const productAnswer = dataOf(productCard);

const reads = (read: (value: unknown) => unknown, value: unknown): boolean => {
  try {
    read(value);
    return true;
  } catch (error) {
    if (error instanceof InvalidResponse) return false;
    throw error;
  }
};

describe('a product that the platform tells', () => {
  test('is accepted with what this site does not know', () =>
    expect(reads(productAnswer, { data: { ...exampleProduct, score: 4 }, error: null })).toBe(true));

  test('is accepted without a price', () =>
    expect(reads(productAnswer, { data: { ...exampleProduct, price: null } })).toBe(true));

  test.each([
    ['that says nothing of its price', { price: undefined }],
    ['with a negative price', { price: { ...price, minPrice: -1 } }],
    ['with a price that is no number', { price: { ...price, minPrice: NaN } }],
    ['that leads to another site', { url: '//otro.test' }],
    ['that leads nowhere', { url: 'https://otro.test' }],
    ['with benefits that are no texts', { benefits: [1] }],
  ])('is refused %s', (_, change) =>
    expect(reads(productAnswer, { data: { ...exampleProduct, ...change } })).toBe(false),
  );

  test.each([undefined, null, 'x', []])('is refused where %j came', (body) =>
    expect(reads(productAnswer, body)).toBe(false),
  );
});

test('a list has of a product what a card shows, and two of its coverages in full', () => {
  const tag = (nth: number) => ({
    id: nth === 1 ? null : nth,
    name: `Tag ${nth}`,
    icon: '/x.svg',
    coverages: [],
    note: 'x',
  });
  const card = resultCard({ ...exampleProduct, coverages: [1, 2, 3].map(tag), isNew: null, x: 1 });
  expect(card).not.toHaveProperty('description');
  expect(card).not.toHaveProperty('x');
  expect(card.coverages.map(({ name }) => name)).toEqual(['Tag 1', 'Tag 2']);
  expect(card.moreCoverages).toEqual([{ name: 'Tag 3', icon: '/x.svg' }]);
});

test('a refusal says what is wrong per field, in general, or nothing', () => {
  expect(reads(problemAnswer, { errors: { 'datosingresados.email': 'X' } })).toBe(true);
  expect(reads(problemAnswer, { message: 'X' })).toBe(true);
  expect(reads(problemAnswer, {})).toBe(true);
  expect(reads(problemAnswer, { errors: { email: 1 } })).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { exampleProduct } from '../testing/example-products.ts';
import { filled } from '../testing/filled.ts';
import { answers, checkAnswer } from './answers.ts';
import { type Check } from './fetch-json.ts';
import { planCalls } from './plans.ts';

const told = filled(answers.product, { data: exampleProduct });
const asked = (body: unknown, check?: Check) =>
  planCalls(async () => ({ status: 200, body, check })).product('x');
const unavailable = { kind: 'unavailable' };

describe('a product that the platform tells the site’s server', () => {
  test('is accepted without what this site does not know, and without what is null', async () => {
    const found = await asked({ data: { ...told.data, score: null, name: 'x' }, error: null }, checkAnswer);
    expect(found).toMatchObject({ kind: 'found', value: { displayName: exampleProduct.displayName } });
    expect(found.kind === 'found' && Object.keys(found.value)).not.toContain('name');
    expect(found.kind === 'found' && Object.keys(found.value)).not.toContain('score');
  });

  test('is accepted without a price', async () =>
    expect(await asked({ data: { ...told.data, price: null } }, checkAnswer)).toMatchObject({
      kind: 'found',
    }));

  const { price } = told.data;
  test.each([
    ['that says nothing of its price', { price: undefined }],
    ['with a price that is no number', { price: { ...price, minPrice: NaN } }],
    ['that leads to another site', { url: '//otro.test' }],
    ['that leads nowhere', { url: 'https://otro.test' }],
    ['with benefits that are no texts', { benefits: [1] }],
  ])('is refused %s', async (_, change) =>
    expect(await asked({ data: { ...told.data, ...change } }, checkAnswer)).toEqual(unavailable),
  );
});

test.each([undefined, null, 'x', []])('%j is no product, on the server and in a browser', async (body) => {
  expect(await asked(body, checkAnswer)).toEqual(unavailable);
  expect(await asked(body)).toEqual(unavailable);
});

test('a browser takes a product as it comes', async () =>
  expect(await asked({ data: { displayName: 'Plan', score: null } })).toEqual({
    kind: 'found',
    value: { displayName: 'Plan' },
  }));

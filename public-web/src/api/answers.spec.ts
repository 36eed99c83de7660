import { describe, expect, test } from 'vitest';
import { exampleProduct } from '../testing/example-products.ts';
import { filled } from '../testing/filled.ts';
import { type Answer } from './fetch-json.ts';
import { planCalls } from './plans.ts';
import { answers } from './answers.ts';

const told = filled(answers.product, { data: exampleProduct });
const asked = (answer: Answer) => planCalls(async () => answer).product('x');

describe('a product that the platform tells', () => {
  test('is accepted without what this site does not know, and without what is null', async () => {
    const data = { ...told.data, score: null, name: 'x', organization: { displayName: 'x', metadata: {} } };
    const body = { data: { ...data, organization: told.data.organization }, error: null };
    const found = await asked({ status: 200, body });
    expect(found).toMatchObject({ kind: 'found', value: { displayName: exampleProduct.displayName } });
    expect(found.kind === 'found' && Object.keys(found.value)).not.toContain('name');
    expect(found.kind === 'found' && Object.keys(found.value)).not.toContain('score');
  });

  test('is accepted without a price', async () =>
    expect(await asked({ status: 200, body: { data: { ...told.data, price: null } } })).toMatchObject({
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
    expect(await asked({ status: 200, body: { data: { ...told.data, ...change } } })).toEqual({
      kind: 'unavailable',
    }),
  );

  test.each([undefined, null, 'x', []])('is refused where %j came', async (body) => {
    expect(await asked({ status: 200, body })).toEqual({ kind: 'unavailable' });
    expect(await asked({ status: 200, body, isOfThisBuild: true })).toEqual({ kind: 'unavailable' });
  });

  test('is taken as it comes from the same build', async () => {
    const body = { data: { displayName: 'Plan', score: null } };
    expect(await asked({ status: 200, body, isOfThisBuild: true })).toEqual({
      kind: 'found',
      value: { displayName: 'Plan' },
    });
  });
});

import { expect, test } from 'vitest';
import { type RouteWorld } from '../../routing/route-world.ts';
import { filters } from '../../api/filters.ts';
import {
  exampleCards,
  exampleLine,
  exampleProduct,
  noFilters,
  secondProduct,
} from '../../testing/example-products.ts';
import { type ResultsData, resultsLoader } from './results-loader.ts';

const asked: string[] = [];
const world = {
  profiles: { read: () => undefined },
  platform: {
    lineQuestions: () => Promise.resolve({ kind: 'found', value: [] }),
    lines: () => Promise.resolve({ kind: 'found', value: [exampleLine] }),
    compare: () =>
      Promise.resolve({
        kind: 'found',
        value: { cards: exampleCards.slice(0, 1), total: 1, filters: filters(noFilters) },
      }),
    knownProduct: (code: string) => {
      asked.push(code);
      return Promise.resolve(
        code === secondProduct.productCode ? { kind: 'found', value: secondProduct } : { kind: 'missing' },
      );
    },
  },
} as unknown as RouteWorld;

test('plans that were picked on another page have their names, and only they are asked for', async () => {
  const codes = [exampleProduct.productCode, secondProduct.productCode, 'plan-viejo'];
  const request = new Request(`https://site.test/Comparar/EPS?comparar=${codes.join(',')}`);
  const data = (await resultsLoader(world)({ request, params: {}, context: {} } as never, {})) as ResultsData;
  expect(data.names).toEqual([{ code: secondProduct.productCode, name: secondProduct.displayName }]);
  expect(asked).toEqual(codes.slice(1));
});

import { expect, test } from 'vitest';
import { emptySearch, withChosen } from '../domain/search-address.ts';
import { exampleProduct } from '../testing/example-products.ts';
import { planCalls, resultCard } from './plans.ts';

test('filters that no address holds are asked for in a body', async () => {
  const asked: (readonly [number, string | undefined])[] = [];
  const { compare } = planCalls(async (path, init) => {
    asked.push([path.length, init?.method]);
    return { status: 500, body: null };
  });
  for (const count of [3, 900]) {
    const ids = Array.from({ length: count }, (_, nth) => String(100_000 + nth));
    await compare('EPS', withChosen(emptySearch, 'organizations', ids), 20, undefined);
  }
  expect(asked.map(([, method]) => method)).toEqual([undefined, 'POST']);
  expect(Math.max(...asked.map(([length]) => length))).toBeLessThan(4_100);
});

test.each([400, 414, 431])(
  'a list that the platform refuses (%i) is missing, and no outage',
  async (status) => {
    const { products } = planCalls(async () => ({ status, body: null }));
    expect(await products(15, 1)).toEqual({ kind: 'missing' });
  },
);

test('a list has of a product what a card shows, and two of its coverages in full', () => {
  const tag = (nth: number) => ({ name: `Tag ${nth}`, icon: '/x.svg', coverages: [] });
  const card = resultCard({ ...exampleProduct, coverages: [1, 2, 3].map(tag) });
  expect(card.coverages.map(({ name }) => name)).toEqual(['Tag 1', 'Tag 2']);
  expect(card.moreCoverages).toEqual([{ name: 'Tag 3', icon: '/x.svg' }]);
});

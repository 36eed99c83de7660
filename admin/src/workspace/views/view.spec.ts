import { describe, expect, test } from 'vitest';
import { type ViewContent } from '../../kit/context.ts';
import { addressOf, contentOf, isStillIn, openedAs, isSameView, type ViewRow } from './view.ts';

const usualSort = { field: 'fecha', order: 'DESC' } as const;
const mine = {
  filter: { executiveId: ['me'], statusId: [1, 2, 3] },
  sort: { field: 'fecha_ultimo_estado', order: 'ASC' },
  columns: [],
} satisfies ViewContent;

test('a list shows a view whatever order its filters were chosen in', () => {
  const statusId = [...mine.filter.statusId].reverse();
  const filter = { statusId, q: '', executiveId: ['me'] };
  expect(isSameView({ ...mine, filter }, mine)).toBe(true);
});

test.each([
  ['another filter', { filter: { ...mine.filter, country: ['PE'] } }],
  ['another order', { sort: usualSort }],
  ['other columns', { columns: ['firstName', 'country'] }],
])('%s is another view', (_, change) => expect(isSameView({ ...mine, ...change }, mine)).toBe(false));

test('a view that is kept without an order has the usual one', () => {
  const row = { filter: {}, sort: null, columns: [] } as unknown as ViewRow;
  expect(contentOf(row, { usualSort, filled: (filter) => filter }).sort).toEqual(usualSort);
});

test('a view has an address', () => {
  const [path, query] = addressOf('/leads', mine).split('?');
  const asked = new URLSearchParams(query);
  expect(path).toBe('/leads');
  expect(JSON.parse(asked.get('filter')!)).toEqual(mine.filter);
  expect(asked.get('sort')).toBe('fecha_ultimo_estado');
});

describe('a view that somebody opened', () => {
  const opened = openedAs('my view', mine);
  test('stays open while its filters change under the hand', () =>
    expect(isStillIn(opened, { filter: { ...mine.filter, q: 'ana' } }, false)).toBe(true));
  test('is left when all filters are taken away', () =>
    expect(isStillIn(opened, { filter: { q: '' } }, false)).toBe(false));
  test('stays open on the way back from a lead, and between list and board', () =>
    expect(isStillIn(opened, { filter: mine.filter }, true)).toBe(true));
  test('is left by who comes to other leads from elsewhere', () => {
    expect(isStillIn(opened, { filter: { statusId: [2] } }, true)).toBe(false);
    expect(isStillIn(opened, { filter: {} }, true)).toBe(false);
  });
  test('without filters is not left by who arrives at all leads', () =>
    expect(isStillIn(openedAs('all by price', { filter: {} }), { filter: {} }, true)).toBe(true));
});

import { expect, test } from 'vitest';
import { columnNames } from '../columns/leadColumns.tsx';
import { leadFilterQuery } from '../leadFilters.ts';
import {
  addressOf,
  contentOf,
  houseViewNames,
  houseViews,
  isSameView,
  usualSort,
  type ViewRow,
} from './view.ts';

test('views of the house ask for something, with columns that there are', () => {
  for (const name of houseViewNames) {
    const { filter, columns } = houseViews[name];
    expect(Object.keys(leadFilterQuery(filter, 'viewer')).length, name).toBeGreaterThan(0);
    expect(columnNames, name).toEqual(expect.arrayContaining([...columns]));
  }
});

const mine = houseViews.mine;

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
  expect(contentOf(row).sort).toEqual(usualSort);
});

test('a view has an address', () => {
  const [path, query] = addressOf('/leads', mine).split('?');
  const asked = new URLSearchParams(query);
  expect(path).toBe('/leads');
  expect(JSON.parse(asked.get('filter')!)).toEqual(mine.filter);
  expect(asked.get('sort')).toBe('fecha_ultimo_estado');
});

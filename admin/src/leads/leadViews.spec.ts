import { expect, test } from 'vitest';
import { columnNames } from './columns/leadColumns.tsx';
import { leadFilterQuery } from './filters/leadFilters.ts';
import { leadViews } from './leadViews.ts';

test('views of the house ask for something, with columns that there are', () => {
  for (const [name, { filter, columns }] of Object.entries(leadViews.house)) {
    expect(Object.keys(leadFilterQuery(filter, 'viewer')).length, name).toBeGreaterThan(0);
    expect(columnNames, name).toEqual(expect.arrayContaining([...columns]));
  }
});

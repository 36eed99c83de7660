import { expect, test } from 'vitest';
import { periodQuery } from './periodQuery.ts';

test('the days of a period are the instants at which they begin and end here', () => {
  const query = periodQuery({ at_gte: '2026-03-01', at_lte: '2026-03-31' });
  expect(query).toEqual({
    at_gte: new Date(2026, 2, 1).toISOString(),
    at_lte: new Date(2026, 2, 31, 23, 59, 59, 999).toISOString(),
  });
});
test('whatever is no day of a period goes as it is', () => {
  const filter = { typeId: 2, at_gte: '2026-03-01T00:00:00.000Z', day: '2026-03-01', at_lte: '2026-13-01' };
  expect(periodQuery(filter)).toEqual(filter);
});

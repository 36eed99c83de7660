import { expect, test } from 'vitest';
import { dayIn, isNewProduct } from './product-days.ts';

test('a day is that of the market', () => {
  expect(dayIn('PE', '2026-04-01T04:59:59.999Z')).toBe('2026-03-31');
  expect(dayIn('PE', '2026-04-01T05:00:00.000Z')).toBe('2026-04-01');
  expect(dayIn('INT', '2026-04-01T00:00:00.000Z')).toBe('2026-04-01');
});

test.each([
  ['2026-03-01', '2026-02-28', false],
  ['2026-03-01', '2026-03-01', true],
  ['2026-03-01', '2026-04-30', true],
  ['2026-03-01', '2026-05-01', false],
  ['2026-12-31', '2027-02-27', true],
  ['2026-12-31', '2027-02-28', false],
  ['2027-12-31', '2028-02-28', true],
  ['2027-12-31', '2028-02-29', false],
  [undefined, '2026-03-01', false],
])('a product available from %j is new on %s: %j', (availableFrom, today, isNew) =>
  expect(isNewProduct(availableFrom, today)).toBe(isNew),
);

import { expect, test } from 'vitest';
import { datedTableKinds } from '@cotejo/core/catalogue';
import { assumedRows, currentDay, rowsField } from './datedTable.ts';

const day = (from: string) => ({ from, rows: {}, source: 'Ley' });
const days = [day('2026-04-01'), day('2026-03-01'), day('2025-01-01')];

test('the values that hold are those of the last day that has come', () => {
  expect(currentDay({ days, country: 'PE' }, '2026-03-31T20:00:00Z')?.from).toBe('2026-03-01');
});
test('a day begins when it begins in the market', () => {
  // In Lima it is still the evening before.
  expect(currentDay({ days, country: 'PE' }, '2026-04-01T03:00:00Z')?.from).toBe('2026-03-01');
  expect(currentDay({ days, country: 'PE' }, '2026-04-01T06:00:00Z')?.from).toBe('2026-04-01');
});
test('nothing holds before the first day', () =>
  expect(currentDay({ days, country: 'PE' }, '2020-01-01T12:00:00Z')).toBeUndefined());
test.each(datedTableKinds.map(({ name }) => name))('there is a form for the table %s', (name) =>
  expect(rowsField(name).kind).toBe('record'),
);
test('while nothing was said, a year of use is our own assumption, and a tax is nothing at all', () => {
  const assumed = assumedRows({ id: 'usageScenarios.PE', country: 'PE' });
  const kind = datedTableKinds.find(({ name }) => name === 'usageScenarios.PE')!;
  expect(kind.rows.safeParse(assumed).error).toBeUndefined();
  expect(assumedRows({ id: 'exchange.UF-CLP', country: 'CL' })).toEqual({ value: '39214.8' });
  expect(assumedRows({ id: 'taxes.IGV', country: 'PE' })).toBeUndefined();
});

import { expect, test } from 'vitest';
import { datedTableKinds } from '@cotejo/core/dated-tables';
import { assumedRows, rowsField } from './datedTable.ts';

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

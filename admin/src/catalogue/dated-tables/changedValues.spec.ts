import { describe, expect, test } from 'vitest';
import { datedTableKinds } from '@cotejo/core/dated-tables';
import { changedValues } from './changedValues.ts';
import { onlyValue, rowsField } from './datedTable.ts';

const chile = { country: 'CL', unit: 'CLP' } as const;

describe('what changed from one day of a table to the next', () => {
  test('is told by the name of each value that is another one, also where it is new or gone', () => {
    const before = { uf: { Consalud: '0.5', Colmena: '0.6', Fundación: '0.1' } };
    const after = { uf: { Consalud: '0.734', Colmena: '0.6', Esencial: '0.2' } };
    expect(changedValues(rowsField('gesPremiums'), before, after, chile)).toEqual([
      { label: 'Consalud', before: '0,5', after: '0,734' },
      { label: 'Fundación', before: '0,1', after: undefined },
      { label: 'Esencial', before: undefined, after: '0,2' },
    ]);
  });
  test('is told of a band by its ages', () => {
    const band = { from: 0, below: 20, policyholder: '0.6', dependant: '0.6' };
    const [change] = changedValues(
      rowsField('riskFactors'),
      { bands: [band] },
      { bands: [{ ...band, dependant: '0.55' }] },
      chile,
    );
    expect(change).toMatchObject({ before: '0,6', after: '0,55' });
    expect(change?.label).toContain('Factor de carga');
  });
  test('is nothing where all is as it was', () =>
    expect(changedValues(rowsField('taxes.IVA'), { percent: '19' }, { percent: '19' }, chile)).toEqual([]));
});

test('rates of exchange, taxes and credits are one value, which can be drawn; the other tables have more', () =>
  expect(
    datedTableKinds.filter(({ name }) => onlyValue(name) !== undefined).map(({ table }) => table),
  ).toEqual(expect.arrayContaining(['exchange', 'taxes', 'epsCredit'])));
test.each(['gesPremiums', 'riskFactors', 'usageScenarios.CL', 'sctrRates'])('%s is no single value', (name) =>
  expect(onlyValue(name)).toBeUndefined(),
);

import { describe, expect, test } from 'vitest';
import { tableRows } from '../pricing/index.ts';
import { given, stateAfter } from '../testing/index.ts';
import { datedTable, type DatedTableEvent, daysOf, setTableRows } from './dated-table.ts';
import { datedTableKinds } from './dated-tables.ts';

const set = (from: string, value: string, source = 'Banco Central'): DatedTableEvent => ({
  type: 'TableRowsSet',
  data: { table: 'exchange.UF-CLP', from, rows: { value }, source },
});
const setUf = (from: string, value: unknown, source = 'Banco Central') =>
  setTableRows('exchange.UF-CLP', { from, rows: { value }, source });

describe('a dated table', () => {
  test('has values from a day on', () =>
    given(datedTable).when(setUf('2026-03-01', '39214.8')).then(set('2026-03-01', '39214.8')));
  test('that says the same already is not changed, whoever says it', () =>
    given(datedTable, set('2026-03-01', '39214.8'), set('2026-03-02', '39220.1'))
      .when(setUf('2026-03-01', '39214.8', 'otra fuente'))
      .then());
  test('is corrected for a day, and keeps the others', () => {
    const past = [set('2026-03-01', '39214.8'), set('2026-03-02', '39220.1')];
    const corrected = set('2026-03-01', '39214.9');
    given(datedTable, ...past)
      .when(setUf('2026-03-01', '39214.9'))
      .then(corrected);
    expect(daysOf(stateAfter(datedTable, ...past, corrected))).toEqual([
      { from: '2026-03-02', rows: { value: '39220.1' }, source: 'Banco Central' },
      { from: '2026-03-01', rows: { value: '39214.9' }, source: 'Banco Central' },
    ]);
  });
  test('takes twenty years of days', () => {
    const days = Array.from({ length: 7_300 }, (_, index) =>
      set(new Date(Date.UTC(2007, 0, 1 + index)).toISOString().slice(0, 10), '39214.8'),
    );
    const twentyYears = stateAfter(datedTable, ...days);
    expect(daysOf(twentyYears)).toHaveLength(7_300);
    expect(setUf('2007-01-01', '39214.8')(twentyYears, new Date())).toEqual([]);
  });
  test('takes rows of its own kind only, and names what is wrong', () => {
    given(datedTable).when(setUf('2026-03-01', 'mucho')).rejected('INVALID_INPUT', {
      'rows.value': 'Debe ser un número decimal, como 39214.8.',
    });
    given(datedTable)
      .when(setTableRows('riskFactors', { from: '2026-03-01', rows: { value: '1' }, source: 'x' }))
      .rejected('INVALID_INPUT', { 'rows.bands': 'Campo requerido.', 'rows.value': 'Este campo no existe.' });
    given(datedTable)
      .when(setTableRows('taxes.IGV', { from: '2026-03-01', rows: { percent: 18 }, source: 'x' }))
      .rejected('INVALID_INPUT', { 'rows.percent': 'Debe ser un texto.' });
    given(datedTable)
      .when(setTableRows('riskFactors', { from: '2026-03-01', rows: { bands: [] }, source: 'x' }))
      .rejected('INVALID_INPUT', { 'rows.bands': 'Como mínimo 1 elemento.' });
  });
  test('that there is not is not found', () =>
    given(datedTable)
      .when(setTableRows('horóscopo', { from: '2026-03-01', rows: {}, source: 'x' }))
      .rejected('NOT_FOUND'));
  test('belongs to the country that it is for', () => {
    expect(datedTable.country?.(stateAfter(datedTable, set('2026-03-01', '39214.8')))).toBe('CL');
    expect(datedTable.country?.(datedTable.initial)).toBeUndefined();
  });
});

test('there is a dated table for everything that prices look up', () =>
  expect(new Set(datedTableKinds.map(({ table }) => table))).toEqual(
    new Set([...Object.keys(tableRows), 'usageScenarios']),
  ));

test('each dated table has a name of its own, which an address and a stream can carry', () => {
  const names = datedTableKinds.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[A-Za-z][A-Za-z.-]*$/.test(name))).toEqual([]);
});

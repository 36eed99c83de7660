import { describe, expect, test } from 'vitest';
import { given, stateAfter } from '../kit/testing/index.ts';
import { datedTable, type DatedTableEvent, setTableRows } from './dated-table.ts';
import { datedTableKinds } from './dated-tables.ts';
import { leadPricesOf, leadPricesOn, priceOfLines } from './lead-prices.ts';
import { pricingTables } from './pricing-tables.ts';

const uf = (amount: number) => ({ amount, unit: 'UF' as const });
const rows = { prices: { SALUD: uf(60_000), DENTAL: uf(10_000) }, floor: 50_000 };
const said = (from: string, values: object = rows) => ({ from, rows: values, source: 'Gerencia' });
const set = (from: string, values: object = rows): DatedTableEvent => ({
  type: 'TableRowsSet',
  data: { table: 'leadPrices.CL', from, rows: { ...values }, source: 'Gerencia' },
});
const table = leadPricesOf('CL');

describe('the prices of closed leads', () => {
  test('are a table of each country', () =>
    expect(datedTableKinds.filter(({ table: of }) => of === 'leadPrices').map(({ name }) => name)).toEqual(
      ['PE', 'CL', 'CO', 'INT'].map((code) => `leadPrices.${code}`),
    ));
  test('hold from their day on', () => {
    const state = stateAfter(datedTable, set('2026-01-01'), set('2026-03-01', { ...rows, floor: 0 }));
    const floorOn = (day: string) => leadPricesOn(state, day)?.row.floor;
    expect(['2025-12-31', '2026-02-28', '2026-03-01'].map(floorOn)).toEqual([undefined, 50_000, 0]);
    expect(leadPricesOn(state, '2026-02-28')?.from).toBe('2026-01-01');
  });
  test('are the narrowest line’s, however it is written', () => {
    const priceOf = (...lines: string[]) => priceOfLines(rows, lines)?.price.amount;
    expect(priceOf('DENTAL', 'SALUD')).toBe(10_000);
    expect(priceOf('Isapre', 'Salud')).toBe(60_000);
    expect(priceOf('SEGURO_MASCOTAS', 'MASCOTAS')).toBeUndefined();
    expect(priceOf()).toBeUndefined();
    expect(priceOfLines({ ...rows, withoutLine: uf(1) }, [])).toEqual({ line: null, price: uf(1) });
  });
  test('with an amount or a unit that is none are refused by the field', () => {
    const setting = (values: object) =>
      given(datedTable).when(setTableRows(table, said('2026-01-01', values)));
    setting({ ...rows, prices: { SALUD: uf(-1) } }).rejected('INVALID_INPUT');
    setting({ ...rows, prices: { SALUD: { amount: 1, unit: 'EUR' } } }).rejected('INVALID_INPUT');
    setting({ prices: {} }).rejected('INVALID_INPUT');
  });
  test('leave out a line only when somebody confirms it', () => {
    const less = { prices: { SALUD: uf(60_000) }, floor: 50_000 };
    given(datedTable, set('2026-01-01'))
      .when(setTableRows(table, said('2026-02-01', less)))
      .rejected('INVALID_INPUT', {
        'rows.prices':
          'Faltan líneas que tenían precio: DENTAL. Sus solicitudes cerradas quedarían sin cobrar: agrégalas; si es correcto, confírmalo.',
      });
  });
  test('are no part of what visitors pay', () =>
    expect(pricingTables('CL', [{ name: table, from: '2026-01-01', rows }])).not.toHaveProperty(
      'leadPrices',
    ));
});

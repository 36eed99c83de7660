import { describe, expect, test } from 'vitest';
import { rowAt } from '@cotejo/core/pricing';
import { tablesOf } from './pricing-tables.ts';

const uf = (from: string, value: string) => ({ name: 'exchange.UF-CLP', from, rows: { value } });

describe('the dated tables', () => {
  test('know the value of a day, and the last one before it', () => {
    const { exchange } = tablesOf([uf('2026-03-02', '39220.1'), uf('2026-03-01', '39215')]);
    expect(rowAt(exchange?.['UF/CLP'], '2026-03-01')).toMatchObject({
      row: { value: '39215' },
      source: 'table',
    });
    expect(rowAt(exchange?.['UF/CLP'], '2026-03-09')).toMatchObject({
      row: { value: '39220.1' },
      from: '2026-03-02',
      source: 'lastKnown',
    });
  });

  test('fall back on the value of reference when nothing else is known', () =>
    expect(rowAt(tablesOf([]).exchange?.['UF/CLP'], '2026-03-01')).toEqual({
      row: { value: '39214.8' },
      source: 'fallback',
    }));

  test('are each where prices look for them, and others nowhere', () => {
    const tables = tablesOf([
      { name: 'taxes.IGV', from: '2011-03-01', rows: { percent: '18' } },
      { name: 'epsCredit', from: '1999-01-01', rows: { percent: '2.25' } },
      { name: 'usageScenarios', from: '1999-01-01', rows: {} },
      { name: 'nada', from: '1999-01-01', rows: {} },
    ]);
    expect(tables).toMatchObject({
      taxes: { IGV: { rows: [{ from: '2011-03-01', percent: '18' }] } },
      epsCredit: { rows: [{ percent: '2.25' }] },
    });
    expect(Object.keys(tables).sort()).toEqual(['epsCredit', 'exchange', 'taxes']);
  });
});

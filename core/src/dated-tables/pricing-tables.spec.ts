import { describe, expect, test } from 'vitest';
import { compile, priceFor, usageScenarios } from '../pricing/index.ts';
import { type Profile } from '../profile/index.ts';
import { rowAt } from '../price-tables/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { pricingTables, type StoredTableRow, usageTable } from './pricing-tables.ts';

const aMan: Profile = {
  country: 'CO',
  policyholders: [{ sex: 'male', age: 30 }],
  dependants: [],
  pets: [],
  isEntered: true,
};
const uf = (from: string, value: string): StoredTableRow => ({
  name: 'exchange.UF-CLP',
  from,
  rows: { value },
});

describe('the tables that prices are made of', () => {
  test('have the rows that are stored, oldest first, each in its table', () => {
    const tables = pricingTables('PE', [
      uf('2026-03-02', '39220.1'),
      uf('2026-03-01', '39214.9'),
      { name: 'taxes.IGV', from: '2011-03-01', rows: { percent: '18' } },
    ]);
    expect(tables.exchange?.['UF/CLP']?.rows).toEqual([
      { from: '2026-03-01', value: '39214.9' },
      { from: '2026-03-02', value: '39220.1' },
    ]);
    expect(rowAt(tables.taxes?.IGV, '2026-03-01')).toMatchObject({ row: { percent: '18' }, source: 'table' });
    expect(Object.keys(tables.taxes ?? {})).toEqual(['IGV']);
    expect(tables).not.toHaveProperty('usageScenarios');
  });

  test('have the taxes of their own country alone, whatever another calls its own', () => {
    const stored = [
      { name: 'taxes.IGV', from: '2011-03-01', rows: { percent: '18' } },
      { name: 'taxes.IVA', from: '2003-10-01', rows: { percent: '19' } },
      { name: 'taxes.reducedIVA-CO', from: '2013-01-01', rows: { percent: '5' } },
    ];
    const ratesIn = (country: CountryCode) =>
      Object.entries(pricingTables(country, stored).taxes ?? {}).map(([name, { rows }]) => [
        name,
        rows.map(({ percent }) => percent),
      ]);
    expect(ratesIn('PE')).toEqual([['IGV', ['18']]]);
    expect(ratesIn('CL')).toEqual([['IVA', ['19']]]);
    // Colombia's is not set yet: a price with it is none, rather than one with Chile's.
    expect(ratesIn('CO')).toEqual([
      ['IVA', []],
      ['reducedIVA', ['5']],
    ]);
    expect(ratesIn('INT')).toEqual([]);
    const rule = {
      kind: 'fixed',
      unit: 'COP',
      period: 'monthly',
      tax: { treatment: 'added', name: 'IVA' },
      amount: 1_000,
    } as const;
    const day = '2026-03-01';
    const options = { day, tables: pricingTables('CO', stored) };
    expect(priceFor(rule, aMan, options).profiles).toMatchObject([
      { method: 'PriceNotFound', reason: { code: 'tableMissing', table: 'taxes' } },
    ]);
    expect(compile(rule, options).totalOf(aMan)).toBeUndefined();
    const colombias = { name: 'taxes.IVA-CO', from: '2017-01-01', rows: { percent: '16.5' } };
    const set = { day, tables: pricingTables('CO', [...stored, colombias]) };
    expect(priceFor(rule, aMan, set).total).toEqual({ amount: 1_165, currency: 'COP' });
  });

  test('lead from a price to the rows that it is made of, and to when each was set', () => {
    const setAt = '2026-03-09T15:00:00.000Z';
    const tables = pricingTables('CL', [
      { ...uf('2026-03-01', '40000'), setAt },
      { name: 'taxes.IVA', from: '1990-01-01', rows: { percent: '19' }, setAt },
    ]);
    const rule = {
      kind: 'perInsured',
      unit: 'UF',
      period: 'monthly',
      tax: { treatment: 'added', name: 'IVA' },
      insured: { holder: { from: 18, to: 64 } },
      amounts: { holder: 10_000 },
    } as const;
    const holder = { policyholders: [{ sex: 'male', age: 30 }], dependants: [], pets: [] };
    const { trace } = priceFor(rule, holder as unknown as Parameters<typeof priceFor>[1], {
      day: '2026-03-01',
      tables,
    });
    expect(trace).toContainEqual(
      expect.objectContaining({ step: 'convert', rate: '40000', rateFrom: '2026-03-01', rateSetAt: setAt }),
    );
    expect(trace).toContainEqual(expect.objectContaining({ step: 'tax', from: '1990-01-01', setAt }));
  });

  test('know the UF of a day, the last that was published, and where none ever was the fallback', () => {
    const found = (day: string, ...stored: StoredTableRow[]) =>
      rowAt(pricingTables('CL', stored).exchange?.['UF/CLP'], day);
    expect(found('2026-03-01', uf('2026-03-01', '39220.1'))).toMatchObject({ source: 'table' });
    expect(found('2026-03-05', uf('2026-03-01', '39220.1'))).toMatchObject({
      row: { value: '39220.1' },
      source: 'lastKnown',
    });
    expect(found('2026-03-01')).toEqual({ row: { value: '39214.8' }, source: 'fallback' });
  });

  test('make a price, which says when it took the fallback', () => {
    const perInsured = {
      kind: 'perInsured',
      unit: 'UF',
      period: 'monthly',
      tax: { treatment: 'exempt' },
      insured: { holder: { from: 18, to: 64 } },
      amounts: { holder: 5_000 },
    } as const;
    const holder = { policyholders: [{ sex: 'male', age: 30 }], dependants: [], pets: [] } as const;
    const options = { day: '2026-03-01', tables: pricingTables('CL', []) };
    const price = priceFor(perInsured, holder as unknown as Parameters<typeof priceFor>[1], options);
    expect(price.total).toEqual({ amount: 19_607, currency: 'CLP' });
    expect(JSON.stringify(price.trace)).toContain('fallback');
  });
});

describe('a country’s year of use', () => {
  test('is what we assume until something else is set', () => {
    const own = { low: [], medium: [], high: [] };
    const stored = [{ name: 'usageScenarios.PE', from: '2026-06-01', rows: own }];
    expect(usageTable('PE', [])).toEqual(usageScenarios.PE);
    expect(rowAt(usageTable('PE', stored), '2026-05-31')?.row).toEqual(usageScenarios.PE.rows[0]);
    expect(rowAt(usageTable('PE', stored), '2026-06-01')?.row).toEqual({ ...own, from: '2026-06-01' });
    expect(usageTable('CL', stored)).toEqual(usageScenarios.CL);
  });

  test('stays what was set for an earlier day than we assume from', () => {
    const own = { low: [], medium: [], high: [] };
    const table = usageTable('PE', [{ name: 'usageScenarios.PE', from: '2025-06-01', rows: own }]);
    expect(rowAt(table, '2026-11-20')?.row).toEqual({ ...own, from: '2025-06-01' });
  });
});

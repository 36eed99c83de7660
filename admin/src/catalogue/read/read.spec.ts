import { describe, expect, test } from 'vitest';
import { type Coverage } from '@cotejo/core/product-content';
import { ruleKinds, ruleOfKind } from '../../../../core/src/pricing/testing/arbitraries.ts';
import fc from 'fast-check';
import { amountText } from './amountText.ts';
import { amountsText, scopeText } from './coverageText.ts';
import { decimalText } from './decimalText.ts';
import { memberTitle } from './memberTitle.ts';
import { priceWords } from './priceWords.ts';

test.each([
  [9_990, 'PEN', 'PE', 'S/ 99.90'],
  [12_345_000, 'CLP', 'CL', '$ 12.345.000'],
  [15_080, 'UF', 'CL', 'UF 1,508'],
  [8_050, '%', 'PE', '80.5 %'],
  [3, 'veces', 'PE', '3 veces'],
  [1, 'veces', 'PE', '1 vez'],
] as const)('%i of %s in %s is read as %s', (amount, unit, country, read) =>
  expect(amountText(amount, unit, country)).toBe(read),
);

test.each([
  ['value', '39214.8', 'CL', '39.214,80'],
  ['value', '3.752', 'PE', '3.752'],
  ['value', '40000', 'CL', '40.000,00'],
  ['percent', '18', 'PE', '18 %'],
  ['uf', '0.734', 'CL', '0,734'],
  ['value', 'mucho', 'CL', undefined],
] as const)('%s of %s in %s is read as %s', (name, value, country, read) =>
  expect(decimalText(name, value, country)).toBe(read),
);

describe('a coverage', () => {
  const coverage: Coverage = {
    id: 1,
    name: 'Hospitalización',
    period: 'year',
    scope: { ages: { from: 18, to: 64 }, network: 'Convenio', excluded: false },
    amounts: {
      percentage: { minAmount: 7_000, maxAmount: 8_000, unit: '%' },
      topAmount: { maxAmount: 500_000, unit: 'PEN' },
    },
  };
  test('tells its amounts in the order of the table', () =>
    expect(amountsText(coverage, 'PE')).toEqual(['Porcentaje: 70 % a 80 %', 'Tope: S/ 5,000']));
  test('tells how it counts, for whom and where', () =>
    expect(scopeText(coverage)).toEqual(['Por año', 'Red: Convenio', 'Edad: de 18 a 64 años']));
});

describe('one of a list', () => {
  test.each([
    [{ name: 'Consulta' }, 'Consulta'],
    [{ from: 18, to: 30 }, 'De 18 a 30 años'],
    [{ from: 26, to: 35, sex: 'female' }, 'De 26 a 35 años, mujer'],
    [{ species: 'dog', from: 0, to: 5 }, 'Perro, de 0 a 5 años'],
    [{ persons: 1 }, 'Desde 1 persona'],
    [{ fromWorkers: 10 }, 'Desde 10 trabajadores'],
    [{ amount: 3 }, undefined],
  ])('%j is called %s', (member, title) => expect(memberTitle(member)).toBe(title));
});

describe('a price rule in words', () => {
  test('tells the amounts of each band', () => {
    const rule = {
      kind: 'ageBands',
      unit: 'PEN',
      period: 'monthly',
      tax: { treatment: 'added', name: 'IGV' },
      insured: { holder: { from: 18, to: 65 } },
      bands: [
        { from: 0, to: 17, amount: 8_000 },
        { from: 18, to: 120, sex: 'female', amount: 12_050 },
      ],
    } as const;
    const { lines, table } = priceWords({ ...rule, bands: [...rule.bands] }, 'PE');
    expect(lines).toEqual([
      'Cada persona paga según su edad.',
      'Pueden asegurarse: titular (18 a 65 años).',
      'A los montos se suma IGV.',
      'Se paga: mensual.',
    ]);
    expect(table?.rows).toEqual([
      ['0 a 17 años', 'Ambos', 'S/ 80'],
      ['18 años o más', 'Mujer', 'S/ 120.50'],
    ]);
  });
  test.each(ruleKinds)('has a row for each band or tier of the kind %s, and no hole in its text', (kind) => {
    fc.assert(
      fc.property(ruleOfKind(kind), (rule) => {
        const { lines, table } = priceWords(rule, 'PE');
        const cells = [...lines, ...(table?.rows.flat() ?? [])];
        expect(cells.filter((cell) => cell === '' || /undefined|NaN/.test(cell))).toEqual([]);
        for (const row of table?.rows ?? []) expect(row.length).toBe(table!.head.length);
      }),
      { numRuns: 25 },
    );
  });
});

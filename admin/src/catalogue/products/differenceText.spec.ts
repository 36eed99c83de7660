import { describe, expect, test } from 'vitest';
import { examplePlan, fixedPrice } from '../../../../core/src/catalogue/testing/plans.ts';
import { differenceLine, fieldName, formatDifferences } from './differenceText.ts';

const consultation = {
  id: 7,
  name: 'Consulta médica',
  amounts: { deductible: { minAmount: 5_000, unit: 'PEN' as const } },
};
const before = examplePlan({ code: 'uno', content: { coverages: [consultation] } });
const told = (after: typeof before) => formatDifferences(before, after, 'PE').map(differenceLine);

describe('the difference between two versions', () => {
  test('of the same is nothing', () => expect(told(before)).toEqual([]));
  test('names the coverage and its amount, in money', () => {
    const dearer = { ...consultation, amounts: { deductible: { minAmount: 6_550, unit: 'PEN' as const } } };
    const after = { ...before, content: { ...before.content, coverages: [dearer] } };
    expect(told(after)).toEqual([
      'Coberturas › Consulta médica › Montos › Deducible › Mínimo: S/ 50 → S/ 65.50',
    ]);
  });
  test('tells what was taken out by what it was called', () => {
    const after = { ...before, content: { ...before.content, coverages: [] } };
    expect(told(after)).toContain('Coberturas › Consulta médica › Nombre: Consulta médica → —');
  });
  test('has the price last, in its own unit', () => {
    expect(told({ ...before, price: fixedPrice(10_950) })).toEqual(['Precio › Monto: S/ 99 → S/ 109.50']);
  });
  test('tells by the words of the form how a price is calculated now', () => {
    const perGuard = { ...fixedPrice(1), kind: 'perGuard', perGuard: 900, minimumGuards: 2 } as const;
    expect(told({ ...before, price: perGuard as never })).toContain(
      'Precio › Cómo se calcula: Precio fijo para todos → Por guardia',
    );
  });
  test('says of which records a number is', () => {
    const identity = { ...before.content.identity, organizationId: 12 };
    expect(
      formatDifferences(before, { ...before, content: { ...before.content, identity } }, 'PE'),
    ).toMatchObject([{ section: 'identity', after: '12', to: { resource: 'organizations' } }]);
  });
  test('tells yes and no, choices and days in words', () => {
    const selling = { ...before.content.selling, isPromoted: true, availableFrom: '2026-03-01' };
    expect(told({ ...before, content: { ...before.content, selling } })).toEqual([
      'Venta › Promocionado: No → Sí',
      'Venta › Disponible desde: — → 1 de marzo de 2026',
    ]);
  });
});

test('a field that keeps a product from being published is told by its name', () => {
  expect(fieldName('identity.path')).toBe('Identidad › Ruta en el sitio');
  expect(fieldName('coverages.2.tagId')).toBe('Coberturas › n.º 3 › Etiqueta de cobertura');
});

import { describe, expect, test } from 'vitest';
import { type PriceRule } from '../../pricing/index.ts';
import { type CountryCode } from '../../reference/index.ts';
import { examplePlan, exampleReferences, fixedPrice } from '../testing/plans.ts';
import { publishingErrors } from './publication.ts';

const errorsOf = (country: CountryCode, price: PriceRule) => {
  const plan = { code: 'Plan-Uno', country };
  return publishingErrors(plan.code, { ...examplePlan(plan), price }, exampleReferences(plan));
};
const taxed = (country: CountryCode, name: 'IGV' | 'IVA' | 'reducedIVA') =>
  errorsOf(country, { ...fixedPrice(9_900, country), tax: { treatment: 'added', name } } as PriceRule);

describe('a publication', () => {
  test.each<[CountryCode, 'IGV' | 'IVA' | 'reducedIVA']>([
    ['PE', 'IGV'],
    ['CL', 'IVA'],
    ['CO', 'IVA'],
    ['CO', 'reducedIVA'],
  ])('of %s may have the tax %s', (country, name) => expect(taxed(country, name)).toEqual({}));

  test('has no tax that its country has no table of, and says which it may have', () => {
    expect(taxed('PE', 'IVA')).toEqual({
      price:
        'La regla de precio pide IVA, y el catálogo de Perú no tiene una tabla de ese impuesto: elige IGV, o que no paga impuesto.',
    });
    expect(taxed('CL', 'reducedIVA')).toEqual({
      price:
        'La regla de precio pide IVA reducido, y el catálogo de Chile no tiene una tabla de ese impuesto: elige IVA, o que no paga impuesto.',
    });
    expect(taxed('INT', 'IGV')).toEqual({
      price:
        'La regla de precio pide IGV, y el catálogo de Internacional no tiene una tabla de ese impuesto: elige que no paga impuesto.',
    });
  });

  test('has its country’s tax on each cover of an SCTR', () => {
    const cover = { cover: 'health', minimum: 0, tax: { treatment: 'added', name: 'IVA' } } as const;
    expect(errorsOf('PE', { kind: 'sctr', unit: 'PEN', period: 'monthly', covers: [cover] })).toHaveProperty(
      'price',
    );
  });
});

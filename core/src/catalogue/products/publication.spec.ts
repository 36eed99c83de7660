import { describe, expect, test } from 'vitest';
import { type PriceRule } from '../../pricing/index.ts';
import { type CountryCode } from '../../kit/country/index.ts';
import { type ProductContent } from '../../product-content/index.ts';
import { examplePlan, exampleReferences, fixedPrice } from '../testing/plans.ts';
import { publishingErrors } from './publication.ts';

const errorsOf = (country: CountryCode, price: PriceRule, content: Partial<ProductContent> = {}) => {
  const plan = { code: 'Plan-Uno', country, content };
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
        'La regla de precio pide IGV, y el catálogo internacional no tiene una tabla de ese impuesto: elige que no paga impuesto.',
    });
  });

  test('tells of no other minimum than its price has, or of none', () => {
    const tiers = [{ fromWorkers: 1, perWorker: 4_000, perDependant: 1_000 }];
    const tax = { treatment: 'exempt' } as const;
    const ofWorkers = {
      kind: 'collective',
      unit: 'PEN',
      period: 'monthly',
      tax,
      minimumWorkers: 10,
      tiers,
    } as const;
    const ofGuards = {
      kind: 'perGuard',
      unit: 'PEN',
      period: 'monthly',
      tax,
      perGuard: 900,
      minimumGuards: 2,
    } as const;
    const withTerms = (price: PriceRule, minSubscribers: number | undefined) =>
      errorsOf('PE', price, { terms: { minSubscribers } });
    expect(withTerms(ofWorkers, 5)).toEqual({
      'terms.minSubscribers':
        'La regla de precio pide 10 como mínimo: escribe lo mismo, o deja este campo vacío y se mostrará el de la regla.',
    });
    expect(withTerms(ofGuards, 5)).toHaveProperty(['terms.minSubscribers']);
    expect(withTerms(ofGuards, 2)).toEqual({});
    expect(withTerms(ofWorkers, undefined)).toEqual({});
    expect(withTerms(fixedPrice(9_900), 5)).toEqual({});
  });

  test('has its country’s tax on each cover of an SCTR', () => {
    const taxedBy = (name: 'IGV' | 'IVA') =>
      errorsOf('PE', {
        kind: 'sctr',
        unit: 'PEN',
        period: 'monthly',
        covers: [{ cover: 'health', minimum: 0, tax: { treatment: 'added', name } }],
      });
    expect(taxedBy('IGV')).toEqual({});
    expect(Object.keys(taxedBy('IVA'))).toEqual(['price']);
  });
});

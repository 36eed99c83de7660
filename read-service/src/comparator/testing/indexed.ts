/** Products for tests of the index, said briefly. */
import { productNumber } from '@cotejo/core/catalogue';
import { type PriceRule } from '@cotejo/core/pricing';
import { type IndexedProduct } from '../product-index/product-index.ts';

export const byAge = (young: number, old?: number): PriceRule => ({
  kind: 'ageBands',
  unit: 'PEN',
  period: 'monthly',
  tax: { treatment: 'exempt' },
  insured: { holder: { from: 0, to: 120 }, partner: { from: 0, to: 120 }, dependant: { from: 0, to: 120 } },
  bands: [
    { from: 0, to: 39, amount: young },
    ...(old === undefined ? [] : [{ from: 40, to: 120, amount: old }]),
  ],
});

export const indexed = (code: string, more: Partial<IndexedProduct> = {}): IndexedProduct => ({
  code,
  number: productNumber(code),
  version: 1,
  rule: byAge(10_000, 20_000),
  organizationId: 1,
  organizationType: 'ASEG',
  insuranceTypeId: 1,
  isPopular: false,
  isPromoted: false,
  features: [],
  coverageCountries: [],
  coverageOrganizations: [],
  ...more,
});

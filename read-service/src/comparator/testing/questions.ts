/** Arbitraries of searches: any products, what may be asked, and for whom. */
import fc from 'fast-check';
import { orders } from '@cotejo/core/comparator';
import { usageScenarios } from '@cotejo/core/pricing';
import { family } from '../../../../core/src/pricing/testing/profiles.ts';
import { day, tables } from '../../../../core/src/pricing/testing/tables.ts';
import { type Question } from '../question/question.ts';
import { type IndexedProduct } from '../product-index/product-index.ts';
import { byAge, indexed } from './indexed.ts';

export const terms = { day, tables, currency: 'PEN', usage: usageScenarios.PE } as const;
const some = <Value>(...from: readonly Value[]) => fc.subarray([...from]);
const amount = fc.constantFrom(0, 5_000, 10_000, 30_000);

export const product: fc.Arbitrary<IndexedProduct> = fc
  .record({
    code: fc.constantFrom(...'abcdefghijkl'),
    version: fc.integer({ min: 1, max: 3 }),
    rule: fc.tuple(amount, fc.option(amount, { nil: undefined })).map(([young, old]) => byAge(young, old)),
    organizationId: fc.integer({ min: 1, max: 3 }),
    organizationType: fc.constantFrom('ASEG' as const, 'EPS' as const),
    insuranceTypeId: fc.integer({ min: 1, max: 3 }),
    score: fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }),
    isPopular: fc.boolean(),
    isPromoted: fc.boolean(),
    deductible: fc.option(
      amount.map((value) => ({ amount: value, unit: 'PEN' as const })),
      { nil: undefined },
    ),
    stated: fc.option(
      fc.record({
        services: fc.record({
          consultation: fc.record({ percent: fc.constantFrom('0', '50', '90') }),
          emergency: fc.record({ percent: fc.constantFrom('0', '100') }),
        }),
      }),
      { nil: undefined },
    ),
    features: some(1, 2, 3),
    coverageCountries: some(1, 2),
    coverageOrganizations: some(1, 2, 3, 4),
  })
  .map(({ code, ...rest }) => indexed(code, rest));

const bounds = fc.record(
  { from: fc.constantFrom(0, 5_000, 10_001), to: fc.constantFrom(5_000, 20_000, 60_000) },
  { requiredKeys: [] },
);
export const question: fc.Arbitrary<Question> = fc.record(
  {
    chosen: fc.record(
      {
        organizations: some(1, 2, 3, 99),
        organizationTypes: some('ASEG' as const, 'EPS' as const),
        insuranceTypes: some(1, 2),
        features: some(1, 2, 99),
        coverageCountries: some(1, 2),
        coverageOrganizations: some(1, 2, 3),
      },
      { requiredKeys: [] },
    ),
    allFeatures: fc.boolean(),
    price: bounds,
    deductible: fc.tuple(bounds, some(0, 5_000)).map(([range, oneOf]) => ({
      ...range,
      ...(oneOf.length > 0 && { oneOf }),
    })),
    sectionTypes: some(1, 2, 3),
    otherTypes: some(1, 2, 3),
    promotedAlone: fc.boolean(),
    order: fc.constantFrom(...orders),
    priceWeight: fc.constantFrom(0, 0.5, 1),
    first: fc.integer({ min: 0, max: 12 }),
  },
  { requiredKeys: ['chosen', 'allFeatures', 'promotedAlone', 'order', 'first'] },
);
export const profile = fc.constantFrom(family(30), family(30, 32, 4, 8), family(70), family(50, 10));
/** Clinics in other regions than whoever asks. */
export const farClinics = some(1, 2, 3, 4);
export const many = fc.array(product, { maxLength: 30 });
export const anyRequests = fc
  .dictionary(fc.constantFrom(...'abcdefghijkl'), fc.integer({ min: 0, max: 30 }))
  .map((counts) => new Map(Object.entries(counts)));

export const everything: Question = {
  chosen: {},
  allFeatures: false,
  promotedAlone: false,
  order: 'lowerPrice',
  first: 50,
};

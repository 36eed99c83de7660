import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Coverage, type ProductContent } from '../../product-content/index.ts';
import { differences } from './product-differences.ts';
import { examplePlan, fixedPrice } from '../testing/plans.ts';

const coverage = (id: number, percentage: number): Coverage => ({
  id,
  name: `Cobertura ${id}`,
  amounts: { percentage: { maxAmount: percentage, unit: '%' } },
});
const plan = (content: Partial<ProductContent> = {}, amount = 9_900) =>
  examplePlan({ code: 'uno', amount, content });

describe('the difference between two versions', () => {
  test('is told by section and field, in the order of the sections', () =>
    expect(
      differences(
        plan({ coverages: [coverage(1, 8_000), coverage(2, 9_000)], seo: { title: 'Uno' } }),
        plan({ coverages: [coverage(1, 7_000), coverage(3, 9_000)], terms: { modality: 'Libre' } }, 10_900),
      ),
    ).toEqual([
      { section: 'terms', field: 'modality', before: undefined, after: 'Libre' },
      { section: 'coverages', field: '[1].amounts.percentage.maxAmount', before: 8_000, after: 7_000 },
      { section: 'coverages', field: '[2].id', before: 2, after: undefined },
      { section: 'coverages', field: '[2].name', before: 'Cobertura 2', after: undefined },
      { section: 'coverages', field: '[2].amounts.percentage.maxAmount', before: 9_000, after: undefined },
      { section: 'coverages', field: '[2].amounts.percentage.unit', before: '%', after: undefined },
      { section: 'coverages', field: '[3].id', before: undefined, after: 3 },
      { section: 'coverages', field: '[3].name', before: undefined, after: 'Cobertura 3' },
      { section: 'coverages', field: '[3].amounts.percentage.maxAmount', before: undefined, after: 9_000 },
      { section: 'coverages', field: '[3].amounts.percentage.unit', before: undefined, after: '%' },
      { section: 'seo', field: 'title', before: 'Uno', after: undefined },
      { section: 'price', field: 'amount', before: 9_900, after: 10_900 },
    ]));

  test('is none where only the order of what is numbered is another', () =>
    expect(
      differences(
        plan({ coverages: [coverage(1, 8_000), coverage(2, 9_000)] }),
        plan({ coverages: [coverage(2, 9_000), coverage(1, 8_000)] }),
      ),
    ).toEqual([]));

  test('is another rule’s fields, when the price is made in another way', () =>
    expect(differences(plan(), { ...plan(), price: fixedPrice(9_900, 'INT') })).toEqual([
      { section: 'price', field: 'unit', before: 'PEN', after: 'USD' },
    ]));

  test('is the same seen from the other side, with before and after exchanged', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 9 }))),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 9 }))),
        (one, other) => {
          const of = (pairs: [number, number][]) =>
            plan({ coverages: [...new Map(pairs)].map(([id, percentage]) => coverage(id, percentage)) });
          const key = ({ section, field }: { section: string; field: string }) => `${section} ${field}`;
          const there = differences(of(one), of(other));
          const back = differences(of(other), of(one)).map(({ before, after, ...rest }) => ({
            ...rest,
            before: after,
            after: before,
          }));
          expect(back.sort((a, b) => key(a).localeCompare(key(b)))).toEqual(
            [...there].sort((a, b) => key(a).localeCompare(key(b))),
          );
          if (there.length === 0) expect(new Map(one)).toEqual(new Map(other));
        },
      ),
    ));
});

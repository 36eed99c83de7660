/** The search against one that looks at each product by itself, and counts by looking again. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  affinity,
  recommended,
  roundedDemand,
  traitsOf,
  weightsFor,
  yearlyEstimate,
} from '@cotejo/core/comparator';
import { priceFor } from '@cotejo/core/pricing';
import { type Profile } from '@cotejo/core/profile';
import { family } from '../../../../core/src/pricing/testing/profiles.ts';
import { createMarket } from '../market.ts';
import { noFacts } from './ordering.ts';
import { type Question } from '../question/question.ts';
import { search } from './search.ts';
import {
  type FilterName,
  filterNames,
  type FilterValue,
  type IndexedProduct,
} from '../product-index/product-index.ts';
import { anyRequests, everything, farClinics, many, profile, question, terms } from '../testing/questions.ts';
import { byAge, indexed } from '../testing/indexed.ts';

/** One product by itself. */
const priceOf = ({ rule }: IndexedProduct, whose: Profile): number =>
  priceFor(rule, whose, terms).total?.amount ?? Infinity;
const deductibleOf = ({ deductible }: IndexedProduct): number => deductible?.amount ?? 0;
const valuesOf = (one: IndexedProduct, name: FilterName): readonly FilterValue[] =>
  name === 'organizations'
    ? [one.organizationId]
    : name === 'organizationTypes'
      ? [one.organizationType]
      : name === 'insuranceTypes'
        ? [one.insuranceTypeId]
        : one[name];
const isWithin = (value: number, { from = 0, to = Infinity } = {}): boolean => value >= from && value <= to;

/** Whether a product fits, but for what is asked by one name. */
const fits = (one: IndexedProduct, asked: Question, whose: Profile, but?: string): boolean => {
  const { chosen, allFeatures, price, deductible, sectionTypes, otherTypes, promotedAlone } = asked;
  const fitsFilter = (name: FilterName): boolean => {
    const wanted = chosen[name] ?? [];
    const has = (value: FilterValue): boolean => valuesOf(one, name).includes(value);
    if (but === name || wanted.length === 0) return true;
    return name === 'features' && allFeatures ? wanted.every(has) : wanted.some(has);
  };
  const cost = priceOf(one, whose);
  return (
    filterNames.every(fitsFilter) &&
    (but === 'price' || !price || (cost !== Infinity && isWithin(cost, price))) &&
    (but === 'deductible' ||
      !deductible ||
      (isWithin(deductibleOf(one), deductible) && (deductible.oneOf?.includes(deductibleOf(one)) ?? true))) &&
    (sectionTypes?.includes(one.insuranceTypeId) ?? true) &&
    !otherTypes?.includes(one.insuranceTypeId) &&
    (!promotedAlone || one.isPromoted)
  );
};

const searched = (
  products: readonly IndexedProduct[],
  asked: Question,
  whose: Profile,
  requests: ReadonlyMap<string, number> = new Map(),
  elsewhere: ReadonlySet<number> = new Set(),
) => {
  const market = createMarket('PE');
  for (const one of products) market.put(one);
  const priced = market.priced(terms, 'v1');
  const prices = priced.pricesFor(whose);
  const facts = { requests, yearlyOf: prices.yearAt, elsewhere };
  return { market, found: search(market.index, prices, priced.deductibleAt, asked, facts) };
};
const yearOf = ({ rule, stated }: IndexedProduct, whose: Profile): number => {
  const estimate = yearlyEstimate({ country: 'PE', price: rule, stated }, whose, terms);
  return typeof estimate === 'string' ? Infinity : estimate.levels.medium.total.amount;
};
const distinct = (products: readonly IndexedProduct[]): IndexedProduct[] => [
  ...new Map(products.map((one) => [one.code, one])).values(),
];

describe('a search', () => {
  test('finds what fits, and counts each filter’s values as if nothing were chosen of it', () => {
    fc.assert(
      fc.property(many, question, profile, (products, asked, whose) => {
        const { market, found } = searched(products, asked, whose);
        const all = distinct(products);
        const matching = all.filter((one) => fits(one, asked, whose));
        expect(found.total).toBe(matching.length);
        expect(found.bestScore ?? 0).toBe(Math.max(0, ...matching.map(({ score }) => score ?? 0)));
        expect(found.first).toHaveLength(Math.min(asked.first, matching.length));
        for (const row of found.first) expect(matching).toContainEqual(market.index.at(row));
        for (const name of filterNames) {
          const without = all.filter((one) => fits(one, asked, whose, name));
          for (const [value, total] of found.facets.values[name])
            expect([name, value, total]).toEqual([
              name,
              value,
              without.filter((one) => valuesOf(one, name).includes(value)).length,
            ]);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('counts sum up to the result where a product has one value, whatever else is chosen', () => {
    fc.assert(
      fc.property(many, question, profile, (products, asked, whose) => {
        const { found } = searched(products, asked, whose);
        for (const name of ['organizations', 'organizationTypes', 'insuranceTypes'] as const) {
          const without = distinct(products).filter((one) => fits(one, asked, whose, name));
          const sum = [...found.facets.values[name].values()].reduce((all, total) => all + total, 0);
          expect(sum).toBe(without.length);
        }
        const byDeductible = [...found.facets.deductibles.values()].reduce((all, total) => all + total, 0);
        expect(byDeductible).toBe(
          distinct(products).filter((one) => fits(one, asked, whose, 'deductible')).length,
        );
      }),
    );
  });

  test('tells from what to what prices and deductibles go without their own bounds', () => {
    fc.assert(
      fc.property(many, question, profile, (products, asked, whose) => {
        const { facets } = searched(products, asked, whose).found;
        const boundsOf = (values: readonly number[]) =>
          values.length === 0 ? undefined : { from: Math.min(...values), to: Math.max(...values) };
        const without = (name: string) => distinct(products).filter((one) => fits(one, asked, whose, name));
        const prices = without('price').map((one) => priceOf(one, whose));
        expect(facets.price).toEqual(boundsOf(prices.filter((price) => price !== Infinity)));
        expect(facets.deductible).toEqual(boundsOf(without('deductible').map(deductibleOf)));
      }),
    );
  });

  test('brings them in the order that was asked for, the unpriced last and equals by their number', () => {
    fc.assert(
      fc.property(
        many,
        question,
        profile,
        anyRequests,
        farClinics,
        (products, asked, whose, requests, far) => {
          const { market, found } = searched(
            products,
            { ...asked, first: 12 },
            whose,
            requests,
            new Set(far),
          );
          const matching = distinct(products).filter((one) => fits(one, asked, whose));
          const cheapest = Math.min(...matching.map((one) => priceOf(one, whose)));
          const worth = (one: IndexedProduct): number => {
            const price = priceOf(one, whose);
            const priceShare = price === Infinity ? 0 : price === 0 ? 1 : cheapest / price;
            const traits = traitsOf({
              priceShare,
              score: one.score,
              clinics: one.coverageOrganizations.filter((id) => !far.includes(id)).length,
            });
            return recommended(traits, weightsFor(asked.priceWeight));
          };
          const wishes = (one: IndexedProduct): number => {
            const names = ['features', 'coverageOrganizations', 'coverageCountries'] as const;
            const wished = names.flatMap((name) =>
              (asked.chosen[name] ?? []).map((value) => [name, value] as const),
            );
            const granted = wished.filter(([name, value]) => valuesOf(one, name).includes(value)).length;
            return wished.length === 0 ? 1 : granted / wished.length;
          };
          // The same by comparing one thing after the other.
          const places = (values: readonly number[]): number =>
            values.reduce((place, value) => place * 1_000 + value, 0);
          const keys = {
            lowerPrice: (one: IndexedProduct) => priceOf(one, whose),
            higherPrice: (one: IndexedProduct) => -priceOf(one, whose),
            recommended: (one: IndexedProduct) => -worth(one),
            popular: (one: IndexedProduct) =>
              -places([roundedDemand(requests.get(one.code) ?? 0), one.isPopular ? 1 : 0, one.score ?? 0]),
            distance: (one: IndexedProduct) => -affinity(wishes(one), worth(one)),
            yearlyCost: (one: IndexedProduct) =>
              yearOf(one, whose) === Infinity ? 1e12 + priceOf(one, whose) : yearOf(one, whose),
          };
          const key = (one: IndexedProduct): number =>
            priceOf(one, whose) === Infinity ? Infinity : keys[asked.order](one);
          const sorted = [...matching].sort((a, b) =>
            key(a) === key(b) ? a.number - b.number : key(a) - key(b),
          );
          expect(found.first.map((row) => market.index.at(row).code)).toEqual(
            sorted.slice(0, 12).map(({ code }) => code),
          );
        },
      ),
      { numRuns: 150 },
    );
  });
});

test('prices of different periods and units are compared by what they cost in a month', () => {
  const market = createMarket('PE');
  const exempt = { treatment: 'exempt' } as const;
  market.put(
    indexed('yearly', {
      rule: { kind: 'fixed', unit: 'PEN', period: 'yearly', tax: exempt, amount: 120_000 },
    }),
  );
  market.put(
    indexed('dollars', {
      rule: { kind: 'fixed', unit: 'USD', period: 'monthly', tax: exempt, amount: 1_000 },
    }),
  );
  market.put(
    indexed('once', { rule: { kind: 'fixed', unit: 'PEN', period: 'once', tax: exempt, amount: 7_000 } }),
  );
  const priced = market.priced(terms, 'v1');
  const prices = priced.pricesFor(family(30));
  const { first } = search(market.index, priced.pricesFor(family(30)), priced.deductibleAt, everything);
  expect(first.map((row) => [market.index.at(row).code, prices.at(row)])).toEqual([
    ['dollars', 3_752],
    ['once', 7_000],
    ['yearly', 10_000],
  ]);
});

test('years come by what they cost these people, not by the month; who tells none comes after, by the price', () => {
  const market = createMarket('PE');
  const yearly = {
    kind: 'fixed',
    unit: 'PEN',
    period: 'yearly',
    tax: { treatment: 'exempt' },
    amount: 100_001,
  } as const;
  const all = {
    consultation: { percent: '100' },
    laboratory: { percent: '100' },
    imaging: { percent: '100' },
  };
  market.put(
    indexed('dear', {
      rule: byAge(10_000),
      stated: { services: { ...all, medicine: { percent: '100' }, emergency: { percent: '100' } } },
    }),
  );
  market.put(indexed('cheap', { rule: byAge(2_000), stated: { services: { emergency: { percent: '0' } } } }));
  market.put(indexed('by the year', { rule: yearly, stated: { services: all } }));
  market.put(indexed('silent', { rule: byAge(3_000) }));
  market.put(indexed('silent and dearer', { rule: byAge(4_000) }));
  const priced = market.priced(terms, 'v1');
  const prices = priced.pricesFor(family(30));
  const asked = { ...everything, order: 'yearlyCost' } as const;
  const { first } = search(market.index, prices, priced.deductibleAt, asked, {
    ...noFacts,
    yearlyOf: prices.yearAt,
  });
  // S/ 1,638 are billed; the plan of the year leaves medicine and the emergency: 180 and 450
  expect(first.map((row) => [market.index.at(row).code, prices.yearAt(row)])).toEqual([
    ['dear', 120_000],
    ['by the year', 100_001 + 63_000],
    ['cheap', 24_000 + 167_000],
    ['silent', Infinity],
    ['silent and dearer', Infinity],
  ]);
});

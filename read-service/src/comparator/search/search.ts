/** One question to an index: which products, how many, in which order, and how many there would be by each filter's values. */
import { type Bits, countCommon, countOf, eachBit } from '../product-index/bits.ts';
import { noFacts, type OrderFacts, orderingOf } from './ordering.ts';
import { type PricesOf } from '../product-index/priced-index.ts';
import { type Bounds, type Question } from '../question/question.ts';
import { remaining, type RestrictedBy, restrictionsOf, sectionOf } from './restrictions.ts';
import {
  filterNames,
  type FilterName,
  type FilterValue,
  type ProductIndex,
} from '../product-index/product-index.ts';
import { firstOf } from './top.ts';

export type Facets = {
  /** The values that products of the question's section have, and those that were chosen. */
  readonly values: { readonly [Name in FilterName]: ReadonlyMap<FilterValue, number> };
  /** Nothing where no product has a price. */
  readonly price?: Required<Bounds>;
  readonly deductible?: Required<Bounds>;
  /** Products by their deductible. */
  readonly deductibles: ReadonlyMap<number, number>;
};

export type Found = {
  readonly total: number;
  /** The best score of all that match; nothing where none has one. */
  readonly bestScore: number | undefined;
  /** Rows in the question's order. */
  readonly first: readonly number[];
  /** The spec's `distance`, 0 to 10. */
  readonly affinityOf: (row: number) => number;
  readonly facets: Facets;
};

const boundsOf = (set: Bits, valueOf: (row: number) => number): Required<Bounds> | undefined => {
  let [from, to] = [Infinity, -Infinity];
  eachBit(set, (row) => {
    const value = valueOf(row);
    if (value === Infinity) return;
    if (value < from) from = value;
    if (value > to) to = value;
  });
  return from === Infinity ? undefined : { from, to };
};

const countsBy = (set: Bits, valueOf: (row: number) => number): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  eachBit(set, (row) => {
    const value = valueOf(row);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  return counts;
};

const bestScoreOf = (set: Bits, index: ProductIndex): number | undefined => {
  let best = 0;
  eachBit(set, (row) => {
    best = Math.max(best, index.at(row).score ?? 0);
  });
  return best > 0 ? best : undefined;
};

/**
 * Answers a question in one go: nothing changes on the index meanwhile.
 * @param pricesOf the prices of the visitor's profile
 * @param deductibleAt minor units, by row
 * @param facts what some orders go by beside these
 */
export const search = (
  index: ProductIndex,
  pricesOf: PricesOf,
  deductibleAt: (row: number) => number,
  question: Question,
  facts: OrderFacts = noFacts,
): Found => {
  const within = sectionOf(index, question);
  const by = restrictionsOf(index, pricesOf, deductibleAt, question, within);
  const matching = remaining(within, by);
  const without = (name: RestrictedBy): Bits => (by.has(name) ? remaining(within, by, name) : matching);

  const countsOf = (name: FilterName): ReadonlyMap<FilterValue, number> => {
    const [set, chosen] = [without(name), new Set(question.chosen[name])];
    // A page about EPS offers no veterinary clinics; what was chosen stays to be taken back.
    const isOffered = (value: FilterValue, bits: Bits): boolean =>
      !question.sectionTypes || chosen.has(value) || countCommon(within, bits) > 0;
    const offered = [...index.values(name)].filter(([value, bits]) => isOffered(value, bits));
    return new Map(offered.map(([value, bits]) => [value, countCommon(set, bits)]));
  };
  const values = Object.fromEntries(
    filterNames.map((name) => [name, countsOf(name)]),
  ) as unknown as Facets['values'];
  const [withoutDeductible, withoutPrice] = [without('deductible'), without('price')];

  // All that match are among them.
  const prices = pricesOf.within(withoutPrice);
  const priceAt = (row: number): number => prices[row]!;
  const cheapest = boundsOf(matching, priceAt)?.from;
  const { key, affinityOf } = orderingOf(index, prices, question, facts, cheapest);
  // Products without a price for these people come last in every order.
  const keyAt = (row: number): number => (prices[row] === Infinity ? Infinity : key(row));

  return {
    total: countOf(matching),
    bestScore: bestScoreOf(matching, index),
    first: firstOf(matching, question.first, keyAt, index.numbers()),
    affinityOf,
    facets: {
      values,
      price: boundsOf(withoutPrice, priceAt),
      deductible: boundsOf(withoutDeductible, deductibleAt),
      deductibles: countsBy(withoutDeductible, deductibleAt),
    },
  };
};

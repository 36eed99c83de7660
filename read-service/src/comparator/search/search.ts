/** One question to a shelf: which products, how many, in which order, and how many there would be by each filter's values. */
import { type Bits, countCommon, countOf, eachBit } from '../shelf/bits.ts';
import { noFacts, type OrderFacts, orderingOf } from './ordering.ts';
import { type PricesOf } from '../shelf/priced-shelf.ts';
import { type Bounds, type Question } from '../question/question.ts';
import { remaining, type RestrictedBy, restrictionsOf, sectionOf } from './restrictions.ts';
import { filterNames, type FilterName, type FilterValue, type Shelf } from '../shelf/shelf.ts';
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
  /** Slots in the question's order. */
  readonly first: readonly number[];
  /** The spec's `distance`, 0 to 10. */
  readonly affinityOf: (slot: number) => number;
  readonly facets: Facets;
};

const boundsOf = (set: Bits, valueOf: (slot: number) => number): Required<Bounds> | undefined => {
  let [from, to] = [Infinity, -Infinity];
  eachBit(set, (slot) => {
    const value = valueOf(slot);
    if (value === Infinity) return;
    if (value < from) from = value;
    if (value > to) to = value;
  });
  return from === Infinity ? undefined : { from, to };
};

const countsBy = (set: Bits, valueOf: (slot: number) => number): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  eachBit(set, (slot) => {
    const value = valueOf(slot);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  return counts;
};

const bestScoreOf = (set: Bits, shelf: Shelf): number | undefined => {
  let best = 0;
  eachBit(set, (slot) => {
    best = Math.max(best, shelf.at(slot).score ?? 0);
  });
  return best > 0 ? best : undefined;
};

/**
 * Answers a question in one go: nothing changes on the shelf meanwhile.
 * @param pricesOf the prices of the visitor's profile
 * @param deductibleAt minor units, by slot
 * @param facts what some orders go by beside these
 */
export const search = (
  shelf: Shelf,
  pricesOf: PricesOf,
  deductibleAt: (slot: number) => number,
  question: Question,
  facts: OrderFacts = noFacts,
): Found => {
  const within = sectionOf(shelf, question);
  const by = restrictionsOf(shelf, pricesOf, deductibleAt, question, within);
  const matching = remaining(within, by);
  const without = (name: RestrictedBy): Bits => (by.has(name) ? remaining(within, by, name) : matching);

  const countsOf = (name: FilterName): ReadonlyMap<FilterValue, number> => {
    const [set, chosen] = [without(name), new Set(question.chosen[name])];
    // A page about EPS offers no veterinary clinics; what was chosen stays to be taken back.
    const isOffered = (value: FilterValue, bits: Bits): boolean =>
      !question.sectionTypes || chosen.has(value) || countCommon(within, bits) > 0;
    const offered = [...shelf.values(name)].filter(([value, bits]) => isOffered(value, bits));
    return new Map(offered.map(([value, bits]) => [value, countCommon(set, bits)]));
  };
  const values = Object.fromEntries(
    filterNames.map((name) => [name, countsOf(name)]),
  ) as unknown as Facets['values'];
  const [withoutDeductible, withoutPrice] = [without('deductible'), without('price')];

  // All that match are among them.
  const prices = pricesOf.within(withoutPrice);
  const priceAt = (slot: number): number => prices[slot]!;
  const cheapest = boundsOf(matching, priceAt)?.from;
  const { key, affinityOf } = orderingOf(shelf, prices, question, facts, cheapest);
  // Whoever has no price for these people comes last, whatever the order.
  const keyAt = (slot: number): number => (prices[slot] === Infinity ? Infinity : key(slot));

  return {
    total: countOf(matching),
    bestScore: bestScoreOf(matching, shelf),
    first: firstOf(matching, question.first, keyAt, shelf.numbers()),
    affinityOf,
    facets: {
      values,
      price: boundsOf(withoutPrice, priceAt),
      deductible: boundsOf(withoutDeductible, deductibleAt),
      deductibles: countsBy(withoutDeductible, deductibleAt),
    },
  };
};

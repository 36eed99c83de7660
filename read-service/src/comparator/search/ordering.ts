/** By what results are ordered: each order as a number by slot, the lowest first. */
import { affinity, type Order, popularity, recommended, traitsOf, weightsFor } from '@cotejo/core/comparator';
import { hasBit } from '../shelf/bits.ts';
import { type Prices } from '../shelf/priced-shelf.ts';
import { type Question } from '../question/question.ts';
import { type Shelf } from '../shelf/shelf.ts';

/** What some orders go by beside the shelf and its prices. */
export type OrderFacts = {
  /** Minor units of the country's currency, Infinity where it can't be told. */
  readonly yearlyOf: (slot: number) => number;
  /** Requests of the last whole days, by code. */
  readonly requests: ReadonlyMap<string, number>;
  /** Clinics that are in other regions than the visitor. */
  readonly elsewhere: ReadonlySet<number>;
};
export const noFacts: OrderFacts = {
  yearlyOf: () => Infinity,
  requests: new Map(),
  elsewhere: new Set(),
};

/** The share of what was chosen that a product has, by slot. */
const wishesOf = (shelf: Shelf, { chosen }: Question): ((slot: number) => number) => {
  const wished = (['features', 'coverageOrganizations', 'coverageCountries'] as const).flatMap((name) =>
    (chosen[name] ?? []).map((value) => shelf.values(name).get(value)),
  );
  if (wished.length === 0) return () => 1;
  return (slot) => {
    let granted = 0;
    for (const bits of wished) if (bits && hasBit(bits, slot)) granted += 1;
    return granted / wished.length;
  };
};

/** More than any year costs: who has a price and no year comes after all years, by the price. */
const afterAllYears = 2 ** 50;

/** @param cheapest the lowest price among all results */
export const orderingOf = (
  shelf: Shelf,
  prices: Prices,
  question: Question,
  { yearlyOf, requests, elsewhere }: OrderFacts,
  cheapest = Infinity,
) => {
  const weights = weightsFor(question.priceWeight);
  const wishes = wishesOf(shelf, question);
  const clinicsNear = (clinics: readonly number[]): number => {
    let near = clinics.length;
    if (elsewhere.size > 0) for (const id of clinics) if (elsewhere.has(id)) near -= 1;
    return near;
  };
  const recommendedAt = (slot: number): number => {
    const { score, coverageOrganizations } = shelf.at(slot);
    const price = prices[slot]!;
    const priceShare = price === Infinity ? 0 : price === 0 ? 1 : cheapest / price;
    const clinics = clinicsNear(coverageOrganizations);
    return recommended(traitsOf({ priceShare, score, clinics }), weights);
  };
  const affinityOf = (slot: number): number => affinity(wishes(slot), recommendedAt(slot));
  const yearAt = (slot: number): number => {
    const year = yearlyOf(slot);
    return year === Infinity ? afterAllYears + prices[slot]! : year;
  };
  const popularityAt = (slot: number): number => {
    const { code, isPopular, score } = shelf.at(slot);
    return popularity({ requests: requests.get(code) ?? 0, isPopular, score });
  };
  const keyOf: { readonly [O in Order]: (slot: number) => number } = {
    lowerPrice: (slot) => prices[slot]!,
    higherPrice: (slot) => -prices[slot]!,
    recommended: (slot) => -recommendedAt(slot),
    popular: (slot) => -popularityAt(slot),
    distance: (slot) => -affinityOf(slot),
    yearlyCost: yearAt,
  };
  const key = keyOf[question.order];
  return { key, affinityOf };
};

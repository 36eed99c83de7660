/** By what results are ordered: each order as a number by row, the lowest first. */
import { affinity, type Order, popularity, recommended, traitsOf, weightsFor } from '@cotejo/core/comparator';
import { hasBit } from '../product-index/bits.ts';
import { type Prices } from '../product-index/priced-index.ts';
import { type Question } from '../question/question.ts';
import { type ProductIndex } from '../product-index/product-index.ts';

/** Facts of some orders beside the index and its prices. */
export type OrderFacts = {
  /** Minor units of the country's currency, Infinity where it can't be told. */
  readonly yearlyOf: (row: number) => number;
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

/** The share of what was chosen that a product has, by row. */
const wishesOf = (index: ProductIndex, { chosen }: Question): ((row: number) => number) => {
  const wished = (['features', 'coverageOrganizations', 'coverageCountries'] as const).flatMap((name) =>
    (chosen[name] ?? []).map((value) => index.values(name).get(value)),
  );
  if (wished.length === 0) return () => 1;
  return (row) => {
    let granted = 0;
    for (const bits of wished) if (bits && hasBit(bits, row)) granted += 1;
    return granted / wished.length;
  };
};

/** More than any year costs: who has a price and no year comes after all years, by the price. */
const afterAllYears = 2 ** 50;

/** @param cheapest the lowest price among all results */
export const orderingOf = (
  index: ProductIndex,
  prices: Prices,
  question: Question,
  { yearlyOf, requests, elsewhere }: OrderFacts,
  cheapest = Infinity,
) => {
  const weights = weightsFor(question.priceWeight);
  const wishes = wishesOf(index, question);
  const clinicsNear = (clinics: readonly number[]): number => {
    let near = clinics.length;
    if (elsewhere.size > 0) for (const id of clinics) if (elsewhere.has(id)) near -= 1;
    return near;
  };
  const recommendedAt = (row: number): number => {
    const { score, coverageOrganizations } = index.at(row);
    const price = prices[row]!;
    const priceShare = price === Infinity ? 0 : price === 0 ? 1 : cheapest / price;
    const clinics = clinicsNear(coverageOrganizations);
    return recommended(traitsOf({ priceShare, score, clinics }), weights);
  };
  const affinityOf = (row: number): number => affinity(wishes(row), recommendedAt(row));
  const yearAt = (row: number): number => {
    const year = yearlyOf(row);
    return year === Infinity ? afterAllYears + prices[row]! : year;
  };
  const popularityAt = (row: number): number => {
    const { code, isPopular, score } = index.at(row);
    return popularity({ requests: requests.get(code) ?? 0, isPopular, score });
  };
  const keyOf: { readonly [O in Order]: (row: number) => number } = {
    lowerPrice: (row) => prices[row]!,
    higherPrice: (row) => -prices[row]!,
    recommended: (row) => -recommendedAt(row),
    popular: (row) => -popularityAt(row),
    distance: (row) => -affinityOf(row),
    yearlyCost: yearAt,
  };
  const key = keyOf[question.order];
  return { key, affinityOf };
};

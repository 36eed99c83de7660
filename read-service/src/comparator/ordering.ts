/** By what results are ordered: each order as a number by slot, the lowest first. */
import { affinity, type Order, recommended, traitsOf, weightsFor } from '@cotejo/core/comparator';
import { hasBit } from './bits.ts';
import { type Prices } from './priced-shelf.ts';
import { type Question } from './question.ts';
import { type Shelf } from './shelf.ts';

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

/** Before all that are not popular: more than half of the best score. */
const popularFirst = 10;

/** @param cheapest the lowest price among all results */
export const orderingOf = (shelf: Shelf, prices: Prices, question: Question, cheapest = Infinity) => {
  const weights = weightsFor(question.priceWeight);
  const wishes = wishesOf(shelf, question);
  const recommendedAt = (slot: number): number => {
    const { score, coverageOrganizations } = shelf.at(slot);
    const price = prices[slot]!;
    const priceShare = price === Infinity ? 0 : price === 0 ? 1 : cheapest / price;
    return recommended(traitsOf({ priceShare, score, clinics: coverageOrganizations.length }), weights);
  };
  const affinityOf = (slot: number): number => affinity(wishes(slot), recommendedAt(slot));
  const keyOf: { readonly [O in Order]: (slot: number) => number } = {
    lowerPrice: (slot) => prices[slot]!,
    higherPrice: (slot) => -prices[slot]!,
    recommended: (slot) => -recommendedAt(slot),
    popular: (slot) => (shelf.at(slot).isPopular ? -popularFirst : 0) - (shelf.at(slot).score ?? 0) / 2,
    distance: (slot) => -affinityOf(slot),
  };
  const key = keyOf[question.order];
  return { key, affinityOf };
};

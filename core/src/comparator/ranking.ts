/** The components of the recommended order. A plan's commission, its promotion and its insurer are no part of it. */

/** The scores of a plan beside others, each from 0 (worst) to 1. */
export type Traits = { readonly price: number; readonly score: number; readonly network: number };

/** The formula as data: the same that visitors are shown. The weights add up to 1. */
export const recommendation = [
  {
    trait: 'price',
    weight: 0.4,
    says: 'Cuánto cuesta para ti: el más barato del resultado vale 1; el que cuesta el doble, la mitad.',
  },
  { trait: 'score', weight: 0.4, says: 'Su puntaje de 0 a 10, dividido por 10; sin puntaje, la mitad.' },
  {
    trait: 'network',
    weight: 0.2,
    says: 'Sus clínicas, sin las que están en otras regiones que la tuya: su número dividido por ese número más 10; sin red de clínicas, 0.',
  },
] as const satisfies readonly {
  readonly trait: keyof Traits;
  readonly weight: number;
  readonly says: string;
}[];

/** As many clinics make half of the trait. */
const halfOfNetwork = 10;
const unknownScore = 5;
const mostScore = 10;

/** @param share of the cheapest plan's price that is this one's: from 0 to 1, 0 for a plan without a price */
export const traitsOf = (plan: {
  readonly priceShare: number;
  readonly score: number | undefined;
  readonly clinics: number;
}): Traits => ({
  price: plan.priceShare,
  score: (plan.score ?? unknownScore) / mostScore,
  network: plan.clinics / (plan.clinics + halfOfNetwork),
});

/** The weight of each trait when the price has this one and the others share the rest as before. */
export const weightsFor = (priceWeight: number | undefined): Traits => {
  const weights = Object.fromEntries(recommendation.map(({ trait, weight }) => [trait, weight])) as Record<
    keyof Traits,
    number
  >;
  if (priceWeight === undefined) return weights;
  const others = (1 - priceWeight) / (1 - weights.price);
  return { price: priceWeight, score: weights.score * others, network: weights.network * others };
};

/** From 0 to 1; the higher the earlier. */
export const recommended = (traits: Traits, weights: Traits): number =>
  traits.price * weights.price + traits.score * weights.score + traits.network * weights.network;

/** How much of the affinity is what the visitor chose; the rest is how recommended the plan is. */
const wishesWeight = 0.7;
/** The spec shows it as `distance * 10` percent. */
const mostAffinity = 10;

/**
 * How well a plan fits what the visitor chose, the spec's `distance`: from 0 to 10.
 * @param wishes the share of the chosen features, clinics and countries that it has; 1 when nothing was chosen
 */
export const affinity = (wishes: number, recommendedness: number): number =>
  mostAffinity * (wishesWeight * wishes + (1 - wishesWeight) * recommendedness);

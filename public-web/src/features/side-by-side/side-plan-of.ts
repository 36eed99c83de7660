/** Makes a plan for the comparison side by side from the platform's answer. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type SideBySideCard } from '../../api/plans.ts';
import { type SidePlan } from '../../domain/side-plan.ts';
import { ownPart, whoPays } from '../../domain/who-pays.ts';
import { coverageRange } from '../../plans/coverage-words.ts';
import { spelledStars, starsOf } from '../../plans/Score.tsx';

type Maximum = NonNullable<SideBySideCard['insuranceMetadata']['metadata']['annual_benefit_maximum']>;

const maximumOf = ({ amount, currency_code }: Maximum): SidePlan['annualMaximum'] => {
  if (amount === undefined) return 'byService';
  return amount === 0 ? 'none' : { amount, code: currency_code ?? '' };
};

export const sidePlanOf = (
  plan: SideBySideCard,
  clinics: number | undefined,
  country: CountryCode,
): SidePlan => {
  const { price, deductible, yearlyCost, score } = plan;
  const { annual_benefit_maximum: maximum, minsubscribers } = plan.insuranceMetadata.metadata;
  const unpriced = plan.profilePrice?.profiles.find(({ reason }) => reason)?.reason;
  const own = price ? ownPart(price) : undefined;
  const payers = price ? whoPays(price, country) : undefined;
  return {
    code: plan.productCode,
    name: plan.displayName,
    ...(price && { price: { amount: price.minPrice, code: price.unit.code } }),
    ...(own !== undefined && { own }),
    ...(price && payers && { payers: [payers] }),
    period: price?.suffix ?? '',
    shares: plan.shares ?? [],
    ...(unpriced && { unpriced }),
    ...(yearlyCost && { yearly: { ...yearlyCost, code: yearlyCost.unit.code } }),
    ...(deductible && { deductible: { amount: deductible.amount, code: deductible.unit.code } }),
    ...(maximum && { annualMaximum: maximumOf(maximum) }),
    coverages: Object.fromEntries(
      (plan.coverages ?? []).map((tag) => [tag.name, coverageRange(tag, country) ?? 'Incluido']),
    ),
    features: plan.features.map(({ name }) => name),
    ...(score !== undefined && {
      score: { stars: starsOf(score), words: `${spelledStars(score, country)} de 5` },
    }),
    ...(minsubscribers !== undefined && { minEmployees: minsubscribers }),
    ...(clinics !== undefined && { clinics }),
  };
};

/** *Costo anual estimado*: on a card the totals alone, in its own call with how each comes about. */
import { type Publication, type PublishedContent } from '@cotejo/core/catalogue';
import { type ProductAnswer, statedTerms } from '@cotejo/core/product-content';
import { whyNoYear, yearlyEstimate, type YearlyPlan, yearlyTotals } from '@cotejo/core/comparator';
import { yearlyCostText, type YearlyStep } from '@cotejo/core/pricing';
import { usageLevelNames, usageLevels } from '@cotejo/core/reference/usage-levels';
import { countryOf } from '@cotejo/core/reference/countries';
import { majorUnits } from '@cotejo/core/kit/money';
import { type PricedOn } from './card-price.ts';
import { type Known } from '../known.ts';

type Yearly = Pick<Publication, 'country' | 'price'> & {
  readonly content: Pick<PublishedContent, 'coverages' | 'terms'>;
};

type UsageOf = Pick<Known, 'usage'>;

const planOf = ({ country, price, content }: Yearly): YearlyPlan => ({
  country,
  price,
  stated: statedTerms(content),
});
const optionsOf = ({ country }: Yearly, { day, tables, currency }: PricedOn, { usage }: UsageOf) => ({
  day,
  tables,
  currency: currency ?? countryOf(country).currency,
  usage: usage[country],
});

/** The totals of a card, by the fast path: a page has many. */
export const yearlyCostOfCard = (
  source: Yearly,
  on: PricedOn,
  known: UsageOf,
): ProductAnswer<'card'>['yearlyCost'] => {
  const options = optionsOf(source, on, known);
  const totals = yearlyTotals(planOf(source), on.profile, options);
  if (!totals) return null;
  const { currency } = options;
  const [low, medium, high] = usageLevels.map((level) => majorUnits(totals[level], currency));
  return { low: low!, medium: medium!, high: high!, unit: { code: currency } };
};

/** Each level with its trace; where the year can't be told no level, and why. */
export const explainedYear = (
  source: Yearly,
  on: PricedOn,
  known: UsageOf,
): ProductAnswer<'explainedYear'> => {
  const { country } = source;
  const options = optionsOf(source, on, known);
  const { currency } = options;
  const estimate = yearlyEstimate(planOf(source), on.profile, options);
  if (typeof estimate === 'string')
    return {
      unit: { code: currency },
      usageFrom: null,
      users: [],
      levels: [],
      reason: whyNoYear[estimate],
    };
  const inMajor = (amount: number): number => majorUnits(amount, currency);
  return {
    unit: { code: currency },
    usageFrom: estimate.usageFrom ?? null,
    users: estimate.users.map(({ position }) => position),
    levels: usageLevels.map((level) => {
      const { total, premiums, trace } = estimate.levels[level];
      return {
        level,
        name: usageLevelNames[level],
        total: inMajor(total.amount),
        premiums: inMajor(premiums),
        own: inMajor(total.amount - premiums),
        trace: trace as YearlyStep[],
        explanation: [...yearlyCostText(trace, countryOf(country).currency, country)],
      };
    }),
    reason: null,
  };
};

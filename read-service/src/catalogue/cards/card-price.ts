/** What a product costs for somebody, as cards and calls tell it: the spec's *price result*, and its unit. */
import { type ProductAnswer } from '@cotejo/core/product-content';
import { type Publication, type PublishedContent } from '@cotejo/core/catalogue';
import { type Price, priceFor, priceSuffix } from '@cotejo/core/pricing';
import { type Profile } from '@cotejo/core/profile';
import { type Tables } from '@cotejo/core/price-tables';
import { coverageAreaOf, type PriceUnit, priceUnitOf } from '@cotejo/core/reference/price-units';
import { type Currency, majorUnits } from '@cotejo/core/kit/money';
import { countryOf } from '@cotejo/core/reference/countries';
import { type Known } from '../known.ts';

export type PricedOn = {
  readonly profile: Profile;
  readonly day: string;
  readonly tables: Tables;
  /** The country's own when it is not said. */
  readonly currency?: Currency;
};

export const priceOfCard = (
  { country, price }: Pick<Publication, 'country' | 'price'>,
  { profile, day, tables, currency }: PricedOn,
): Price => priceFor(price, profile, { day, tables, currency: currency ?? countryOf(country).currency });

export const unit = (code: string) => ({ id: code, code });

/** Where a plan covers, as far as its price is told by it. */
export const areaOf = (
  { coverageCountries }: Pick<PublishedContent, 'coverageCountries'>,
  { terms }: Pick<Known, 'terms'>,
): PriceUnit['area'] => coverageAreaOf(coverageCountries.flatMap((id) => terms.get(id)?.code || []));

const perOf = ({ trace, period }: Price): PriceUnit['per'] => {
  const [rule] = trace;
  if (rule?.step === 'rule' && rule.kind === 'perDay') return 'trip';
  return period === 'yearly' ? 'year' : undefined;
};

export const shownPrice = (price: Price, area: PriceUnit['area']): ProductAnswer<'card'>['price'] => {
  const { total, original, period, split, contribution } = price;
  if (!total) return null;
  const inMajor = (amount: number): number => majorUnits(amount, total.currency);
  return {
    minPrice: inMajor(total.amount),
    unit: {
      ...unit(total.currency),
      display: priceUnitOf(total.currency, { per: perOf(price), area }),
    },
    paymentMode: period.toUpperCase(),
    suffix: priceSuffix(price),
    convertionTo: original ? { amount: original.amount, unit: unit(original.unit) } : null,
    split: split
      ? {
          ...split,
          credit: inMajor(split.credit),
          employer: inMajor(split.employer),
          worker: inMajor(split.worker),
        }
      : null,
    contribution: contribution ? { ...contribution, amount: contribution.amount ?? null } : null,
  };
};

export const profilePrice = (price: Price): ProductAnswer<'card'>['profilePrice'] => ({
  total: {
    profilesWithPrice: price.profilesWithPrice,
    profilesEvaluated: price.profilesEvaluated,
    arePricesDefined: price.arePricesDefined,
  },
  profiles: price.profiles.map((one) => ({
    profile: one.position,
    method: one.method,
    ...(one.method === 'PriceNotFound' && { reason: one.text }),
  })),
  notices: price.notices.map(({ text }) => text),
});

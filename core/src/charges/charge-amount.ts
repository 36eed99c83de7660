/** The amount that an executive is charged for a closed lead: price × people × commission, in the currency of the account, rounded once. */
import { type AccountCurrency, type ChargeBasis } from '../accounts/index.ts';
import { dividedBy, exactOf, rounded, shifted, times } from '../kit/decimal/index.ts';
import { unitDigits } from '../kit/money/index.ts';
import { type At, converted, wayTo } from '../price-tables/index.ts';

/** The commission of a product: spec, console and platform, section 9. */
export type Commission = Pick<ChargeBasis, 'percentage' | 'isHalved'>;

/** @param selling of the product; nothing where the lead names none */
export const commissionOf = (
  selling: { readonly commissionPercentage?: number | null; readonly isPromoted: boolean } | undefined,
): Commission => ({
  percentage: String(selling?.commissionPercentage ?? 100),
  isHalved: selling !== undefined && !selling.isPromoted,
});

type Told = Omit<ChargeBasis, 'rates'>;

/**
 * @param told with the price in the smallest part of its unit
 * @param at the day of the closing and its exchange values
 * @returns the amount in minor units, rounded half up; nothing where no published rate leads to the currency
 */
export const chargeAmount = (
  told: Told,
  currency: AccountCurrency,
  at: At,
): { readonly amount: number; readonly basis: ChargeBasis } | undefined => {
  const { price, people, percentage, isHalved } = told;
  const way = wayTo(price.unit, currency, at);
  if (!way || way.some(({ source }) => source === 'fallback')) return undefined;
  const whole = shifted(exactOf(price.amount), -unitDigits[price.unit]);
  const share = dividedBy(exactOf(percentage), exactOf(isHalved ? 200 : 100));
  const exact = times(times(converted(whole, way), exactOf(people)), share);
  const rates = way.map(({ from, to, rate, operation, rateFrom }) => ({
    from,
    to,
    rate,
    operation,
    day: rateFrom!,
  }));
  return { amount: Number(rounded(shifted(exact, unitDigits[currency]))), basis: { ...told, rates } };
};

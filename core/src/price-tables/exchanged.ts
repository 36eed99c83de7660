/** Amounts of one unit in another, at the exchange values of a day. */
import { type Currency, type Unit, unitDigits } from '../kit/money/index.ts';
import { dividedBy, type Exact, exactOf, rounded, shifted, times } from '../kit/decimal/index.ts';
import { type At, type Conversion, conversionsTo, isMissing } from './look-up.ts';

/** @param amount in whole units, as the conversions take and give it */
export const converted = (
  amount: Exact,
  conversions: readonly Pick<Conversion, 'operation' | 'rate'>[],
): Exact =>
  conversions.reduce(
    (sum, { operation, rate }) =>
      operation === 'times' ? times(sum, exactOf(rate)) : dividedBy(sum, exactOf(rate)),
    amount,
  );

/** The conversions that lead from a unit to a currency on a day, none where it is that currency; nothing without a rate. */
export const wayTo = (from: Unit, to: Currency, at: At): readonly Conversion[] | undefined => {
  const way = conversionsTo(from, to, at);
  return isMissing(way) ? undefined : way;
};

/**
 * @param amount an integer of the unit's smallest part
 * @returns the same in minor units of the currency, rounded half up; nothing where no table tells how to get there
 */
export const exchanged = (amount: number, from: Unit, to: Currency, at: At): number | undefined => {
  const way = wayTo(from, to, at);
  if (!way) return undefined;
  const whole = shifted(exactOf(amount), -unitDigits[from]);
  return Number(rounded(shifted(converted(whole, way), unitDigits[to])));
};

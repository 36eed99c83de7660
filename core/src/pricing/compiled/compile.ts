/** The fast path: a rule becomes a function from profiles to totals, for lists of a hundred thousand plans. */
import { decimalsOf, scaled, commonDivisor } from '../../kit/decimal/index.ts';
import { type Conversion, conversionsTo, isMissing } from '../../price-tables/index.ts';
import { type ReadTax } from '../read-tax.ts';
import { prepare } from '../rules/kinds.ts';
import { priceFor } from '../price-for.ts';
import { type PriceOptions } from '../price.ts';
import { type Profile } from '../../profile/index.ts';
import { type PriceRule } from '../rules/rule.ts';
import { currencyOf, unitDigits } from '../../kit/money/index.ts';

export type CompiledPrice = {
  /** Total in minor units, nothing when nobody can be insured: exactly the total of `priceFor`. */
  readonly totalOf: (profile: Profile) => number | undefined;
};

type Fraction = { readonly numerator: number; readonly denominator: number };

type Ratio = { readonly numerator: bigint; readonly denominator: bigint };
const power = (digits: number): bigint => 10n ** BigInt(digits);

const taxRatio = (tax: ReadTax | undefined): Ratio => {
  if (tax?.treatment !== 'added') return { numerator: 1n, denominator: 1n };
  const digits = decimalsOf(tax.percent);
  const whole = 100n * power(digits);
  return { numerator: whole + BigInt(scaled(tax.percent, digits)), denominator: whole };
};
const rateRatio = ({ rate, operation }: Conversion): Ratio => {
  const digits = decimalsOf(rate);
  const [value, one] = [BigInt(scaled(rate, digits)), power(digits)];
  return operation === 'times'
    ? { numerator: value, denominator: one }
    : { numerator: one, denominator: value };
};
/** The product of all of them in lowest terms: the smaller its numbers, the larger the amounts it can take. */
const product = (ratios: readonly Ratio[]): Ratio => {
  const numerator = ratios.reduce((whole, ratio) => whole * ratio.numerator, 1n);
  const denominator = ratios.reduce((whole, ratio) => whole * ratio.denominator, 1n);
  const divisor = commonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
};

/**
 * An integer times a fraction, rounded half up. What is raised must be a safe integer: then a quotient that is below a
 * whole number is so by more than a division of doubles can lose, and its floor is exact.
 */
export const timesFraction = (amount: number, { numerator, denominator }: Fraction): number => {
  const raised = amount * numerator;
  const floor = Math.floor(raised / denominator);
  return (raised - floor * denominator) * 2 >= denominator ? floor + 1 : floor;
};

/**
 * @param options the same as for `priceFor`; prices of another day need another function
 * @returns what makes totals without a trace. Its numbers are integers throughout; where one could be too
 *   large to be exact, it asks `priceFor`.
 */
export const compile = (rule: PriceRule, options: PriceOptions): CompiledPrice => {
  const currency = options.currency ?? currencyOf(rule.unit);
  const prepared = prepare(rule, options);
  const conversions = conversionsTo(rule.unit, currency, options);
  if (isMissing(prepared) || isMissing(conversions)) return { totalOf: () => undefined };

  const { scale, amountOf } = prepared.fast();
  const ratio = product([
    taxRatio(prepared.tax),
    ...conversions.map(rateRatio),
    { numerator: power(unitDigits[currency]), denominator: power(unitDigits[rule.unit]) },
    { numerator: 1n, denominator: BigInt(scale) },
  ]);
  const [numerator, denominator] = [Number(ratio.numerator), Number(ratio.denominator)];
  /** Doubling a remainder must be exact too. */
  const isExact = numerator <= Number.MAX_SAFE_INTEGER && denominator <= Number.MAX_SAFE_INTEGER / 2;
  const largest = isExact ? Math.floor(Number.MAX_SAFE_INTEGER / numerator) : -1;

  return {
    totalOf: (profile) => {
      const amount = amountOf(profile);
      if (amount < 0) return undefined;
      if (amount > largest) return priceFor(rule, profile, options).total?.amount;
      return timesFraction(amount, { numerator, denominator });
    },
  };
};

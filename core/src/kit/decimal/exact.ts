/** Fractions without a loss: what prices are computed in until they are rounded, once. */

/** `n / d`, in lowest terms, `d` above zero. */
export type Exact = { readonly n: bigint; readonly d: bigint };

/** The greatest that divides both. @param b not negative */
export const commonDivisor = (a: bigint, b: bigint): bigint => {
  let [larger, smaller] = [a < 0n ? -a : a, b];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
};
const fraction = (n: bigint, d: bigint): Exact => {
  const divisor = commonDivisor(n, d) || 1n;
  return { n: n / divisor, d: d / divisor };
};

export const nothing: Exact = { n: 0n, d: 1n };

/** A decimal in text, or an integer. */
export const exactOf = (value: string | number | bigint): Exact => {
  if (typeof value !== 'string') return { n: BigInt(value), d: 1n };
  const [whole = '', decimals = ''] = value.split('.');
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
};

export const plus = (a: Exact, b: Exact): Exact => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Exact, b: Exact): Exact => plus(a, { n: -b.n, d: b.d });
export const times = (a: Exact, b: Exact): Exact => fraction(a.n * b.n, a.d * b.d);
/** @throws RangeError for a divisor that is not above zero */
export const dividedBy = (a: Exact, b: Exact): Exact => {
  if (b.n <= 0n) throw new RangeError('The divisor is not above zero.');
  return fraction(a.n * b.d, a.d * b.n);
};

/** Times ten to the power of `digits`. */
export const shifted = (value: Exact, digits: number): Exact =>
  digits < 0
    ? fraction(value.n, value.d * 10n ** BigInt(-digits))
    : fraction(value.n * 10n ** BigInt(digits), value.d);

export const isWhole = ({ d }: Exact): boolean => d === 1n;
export const isLess = (a: Exact, b: Exact): boolean => a.n * b.d < b.n * a.d;

/** The next smaller integer, of amounts that are not negative. */
export const floor = ({ n, d }: Exact): bigint => n / d;
/** Half up, of amounts that are not negative. */
export const rounded = ({ n, d }: Exact): bigint => (2n * n + d) / (2n * d);

/** Digits of an amount before rounding that people can read. */
export const readableDigits = 6;
/** More digits than charges can have: an amount of four, a factor and a percentage of six each. */
const mostDigits = 24;

/**
 * The decimal in text, without zeros at its end; of a fraction that never ends, `digits` digits, rounded half up.
 * @param value not negative
 */
export const decimalText = (value: Exact, digits = mostDigits): string => {
  const text = String(rounded(shifted(value, digits))).padStart(digits + 1, '0');
  if (digits === 0) return text;
  const decimals = text.slice(-digits).replace(/0+$/, '');
  return text.slice(0, -digits) + (decimals && `.${decimals}`);
};

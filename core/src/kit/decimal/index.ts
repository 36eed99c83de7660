/** Decimals in text and fractions, exact. Safe in a browser. */
export { decimal, decimalsOf, scaled } from './decimal.ts';
export {
  commonDivisor,
  decimalText,
  dividedBy,
  type Exact,
  exactOf,
  floor,
  isLess,
  isWhole,
  minus,
  nothing,
  plus,
  readableDigits,
  rounded,
  shifted,
  times,
} from './exact.ts';

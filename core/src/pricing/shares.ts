/** The shares of persons in a total that was rounded once: whole minor units that add up to it. */
import { type Exact, floor, minus, exactOf, isLess } from '../kit/decimal/index.ts';
import { type Share } from './price.ts';

type ExactShare = { readonly position: number; readonly exact: Exact };
const remainder = ({ exact }: ExactShare): Exact => minus(exact, exactOf(floor(exact)));

/** Largest remainder first, then the larger share, so that the order of persons gives nobody another share. */
const before = (one: ExactShare, other: ExactShare): number => {
  const [a, b] = [remainder(one), remainder(other)];
  if (isLess(b, a)) return -1;
  if (isLess(a, b)) return 1;
  if (isLess(other.exact, one.exact)) return -1;
  return isLess(one.exact, other.exact) ? 1 : one.position - other.position;
};

/**
 * @param exact minor units as fractions, which add up to what was rounded to the total
 * @returns the shares by position; units that rounding down leaves go to the largest remainders
 */
export const sharesOf = (exact: readonly ExactShare[], total: bigint): readonly Share[] => {
  const left = total - exact.reduce((sum, share) => sum + floor(share.exact), 0n);
  const favoured = new Set(exact.toSorted(before).slice(0, Number(left)));
  return exact.map((share) => ({
    position: share.position,
    amount: Number(floor(share.exact)) + (favoured.has(share) ? 1 : 0),
  }));
};

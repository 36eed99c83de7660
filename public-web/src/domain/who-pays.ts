/** Who pays a price beside the visitor, and what is assumed of it: an employer, or in Chile the compulsory contribution to health. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { formatPrice } from './money.ts';

/** Who pays, in major units of the price; the percentage is the plan's own where the visitor told none. */
type Split = {
  readonly credit: number;
  readonly worker: number;
  readonly employerPercent: string;
  readonly isAssumed: boolean;
};
type PaidPrice = {
  readonly minPrice: number;
  readonly unit: { readonly code: string };
  readonly split?: Split | undefined;
};

/** What is contributed of the visitor's pay; null where she did not tell it, and nothing where no contribution pays. */
export type Contribution = number | null | undefined;

const withEmployer = (
  { credit, worker, employerPercent, isAssumed }: Split,
  written: (amount: number) => string,
): string => {
  const share = `${employerPercent}\u00a0%`;
  const yours = `Tú pagas ${written(worker)}`;
  if (credit > 0)
    return isAssumed
      ? `${yours} con el crédito de EPS y si tu empleador pone el ${share} del resto.`
      : `${yours} con el crédito de EPS; tu empleador, el ${share} del resto.`;
  return isAssumed ? `${yours} si tu empleador paga el ${share}.` : `${yours}; tu empleador, el ${share}.`;
};

/** @returns a sentence to stand beside the price; nothing where the visitor pays it alone */
export const whoPays = (
  { minPrice, unit, split }: PaidPrice,
  country: CountryCode,
  contribution?: Contribution,
): string | undefined => {
  const written = (amount: number): string => formatPrice(amount, unit.code, country);
  if (split) return withEmployer(split, written);
  if (contribution === undefined) return undefined;
  if (contribution === null) return 'Tu cotización legal paga una parte.';
  return contribution >= minPrice
    ? 'Tu cotización legal lo paga completo.'
    : `Tu cotización legal paga ${written(contribution)}; tú, ${written(minPrice - contribution)} más.`;
};

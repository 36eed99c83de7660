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
  /** What is contributed of the visitor's pay, without an amount where she did not tell it. */
  readonly contribution?: { readonly amount?: number | undefined; readonly isEstimated: boolean } | undefined;
};

/** What is left to the visitor, in major units; nothing where she pays it alone, or that is not known. */
export const ownPart = ({ minPrice, split, contribution }: PaidPrice): number | undefined => {
  if (split) return split.worker;
  return contribution?.amount === undefined ? undefined : Math.max(0, minPrice - contribution.amount);
};

/** How Chile's contribution comes about, and what becomes of what the plan leaves of it. */
export const contributionNotes = ({ minPrice, contribution }: PaidPrice): readonly string[] => {
  if (contribution?.amount === undefined) return [];
  const { amount, isEstimated } = contribution;
  return [
    `Tu cotización legal es el 7\u00a0% de tu sueldo bruto, hasta el tope legal${isEstimated ? ', estimado desde el líquido' : ''}.`,
    ...(amount > minPrice ? ['Lo que el plan no usa de ella queda como excedentes tuyos.'] : []),
  ];
};

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
  { minPrice, unit, split, contribution }: PaidPrice,
  country: CountryCode,
): string | undefined => {
  const written = (amount: number): string => formatPrice(amount, unit.code, country);
  if (split) return withEmployer(split, written);
  if (contribution === undefined) return undefined;
  const { amount } = contribution;
  if (amount === undefined) return 'Tu cotización legal paga una parte.';
  return amount >= minPrice
    ? 'Tu cotización legal lo paga completo.'
    : `Tu cotización legal paga ${written(amount)}; tú, ${written(minPrice - amount)} más.`;
};

/** Who pays a price beside the visitor, and what is assumed of it: an employer, or in Chile the compulsory contribution to health. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { exactPrice, formatPrice } from './money.ts';

/** Who pays, in major units of the price; the percentage is assumed of all plans where the visitor told none. */
type Split = {
  readonly credit: number;
  readonly worker: number;
  readonly employerPercent: string;
  readonly isAssumed: boolean;
};
type PaidPrice = {
  readonly minPrice: number;
  readonly unit: { readonly code: string };
  /** The same in the unit in which it is set. */
  readonly convertionTo?: { readonly amount: string; readonly unit: { readonly code: string } } | undefined;
  readonly split?: Split | undefined;
  /** What is contributed of the visitor's pay, without an amount where she did not tell it. */
  readonly contribution?: { readonly amount?: number | undefined; readonly isEstimated: boolean } | undefined;
};

/** What is left to the visitor, in major units; nothing where she pays all of it, or that is not known. */
export const ownPart = ({ minPrice, split, contribution }: PaidPrice): number | undefined => {
  const paid = contribution?.amount ?? 0;
  const own = split ? split.worker : Math.max(0, minPrice - paid);
  return own === minPrice ? undefined : own;
};

/** Words before the visitor's own part. */
export const ownWords = 'Tú pagas';

/** *de S/ 152 en total*, beside the visitor's own part. */
export const wholePrice = ({ minPrice, unit, convertionTo }: PaidPrice, country: CountryCode): string => {
  const set = convertionTo && exactPrice(convertionTo.amount, convertionTo.unit.code, country);
  return `de ${formatPrice(minPrice, unit.code, country)}${set ? ` (${set})` : ''} en total`;
};

/** What Chile's contribution is a part of, at the end of a sentence. */
export const contributionBase = ({ amount, isEstimated }: NonNullable<PaidPrice['contribution']>): string =>
  `el 7\u00a0% de tu sueldo bruto, hasta el tope legal${amount !== undefined && isEstimated ? ', estimado desde el líquido' : ''}.`;

/** How Chile's contribution is calculated; nothing of a price that none pays for. */
export const contributionNote = ({ contribution }: PaidPrice): string | undefined =>
  contribution && `Tu cotización legal es ${contributionBase(contribution)}`;

const withEmployer = (
  { credit, employerPercent, isAssumed }: Split,
  written: (amount: number) => string,
): string => {
  const share = `${employerPercent}\u00a0%`;
  if (credit === 0) return `${isAssumed ? 'Suponemos que tu' : 'Tu'} empleador paga el ${share}.`;
  const first = `El crédito de EPS paga ${written(credit)} y`;
  return isAssumed
    ? `${first} suponemos que tu empleador paga el ${share} del resto.`
    : `${first} tu empleador, el ${share} del resto.`;
};

/** @returns a sentence on what others pay of the price; nothing where the visitor pays it alone */
export const whoPays = (
  { minPrice, unit, split, contribution }: PaidPrice,
  country: CountryCode,
): string | undefined => {
  const written = (amount: number): string => formatPrice(amount, unit.code, country);
  if (split) return withEmployer(split, written);
  if (contribution === undefined) return undefined;
  const { amount } = contribution;
  if (amount === undefined) return 'Tu cotización legal paga una parte.';
  if (amount < minPrice) return `Tu cotización legal paga ${written(amount)}.`;
  const left = amount - minPrice;
  return `Tu cotización legal lo paga completo${left > 0 ? ` y te deja ${written(left)} de excedentes` : ''}.`;
};

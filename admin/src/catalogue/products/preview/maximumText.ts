/** The most that a plan pays in a year, in words. */
import { type ProductAnswer } from '@cotejo/core/product-content';
import { type CountryCode } from '@cotejo/core/kit/country';
import { spelledIn } from '../../read/amountText.ts';

/** @returns nothing where nothing is said of it */
export const maximumText = (
  most: ProductAnswer<'annualMaximum'>,
  country: CountryCode,
): string | undefined => {
  if (!most) return undefined;
  if (most.amount === null) return 'Tope anual por prestación';
  return most.amount === 0
    ? 'Sin tope anual'
    : `Tope anual: ${spelledIn(most.amount, most.currency_code ?? '', country)}`;
};

/** The most that a plan pays in a year, in words. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { spelledIn } from '../../read/amountText.ts';
import { type Card } from './preview.ts';

/** @returns nothing where nothing is said of it */
export const maximumText = (
  most: Card['insuranceMetadata']['metadata']['annual_benefit_maximum'],
  country: CountryCode,
): string | undefined => {
  if (!most) return undefined;
  if (most.amount === null) return 'Tope anual por prestación';
  return most.amount === 0
    ? 'Sin tope anual'
    : `Tope anual: ${spelledIn(most.amount, most.currency_code ?? '', country)}`;
};

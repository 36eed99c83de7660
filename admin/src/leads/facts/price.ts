/** The price that the visitor saw, spelled as the visitor read it: `$ 19.862 al mes`. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { minorDigits, spelledAmount, spelledNumber } from '@cotejo/core/kit/money';
import { told } from '../messages/told.ts';
import { type LeadRow } from '../lead.ts';

const every: Readonly<Record<string, string>> = told.every;

const isOurs = (unit: string): boolean => unit === 'UF' || Object.hasOwn(minorDigits, unit);

const amountText = (amount: string, unit: string, country: CountryCode): string => {
  const isNumber = /^\d+(?:\.\d+)?$/.test(amount);
  if (isNumber && isOurs(unit)) return spelledAmount(amount, unit, country);
  return [unit, isNumber ? spelledNumber(amount, country) : amount].filter(Boolean).join(' ');
};

/**
 * @param country of the lead, which stands beside it: `$` are pesos of Chile or of Colombia
 * @returns nothing without a price; an amount that is no number as it is
 */
export const priceText = (price: LeadRow['quotedPrice'], country: CountryCode): string | undefined => {
  if (!price) return undefined;
  const period = price.period && (every[price.period] ?? `${told.per} ${price.period}`);
  return [amountText(price.amount, price.unit, country), period].filter(Boolean).join(' ');
};

/** The price that the visitor saw, spelled as the visitor read it: `$ 19.862 al mes`. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { minorDigits, spelledAmount, spelledNumber } from '@cotejo/core/kit/money';
import { type LeadRow } from '../lead.ts';

/** The period that a price is paid for; the site says it by the names of the comparator's payment modes. */
const every: Readonly<Record<string, string>> = {
  mes: 'al mes',
  año: 'al año',
  día: 'al día',
  MONTHLY: 'al mes',
  YEARLY: 'al año',
  ONCE: 'en un pago único',
};

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
  const period = price.period && (every[price.period] ?? `por ${price.period}`);
  return [amountText(price.amount, price.unit, country), period].filter(Boolean).join(' ');
};

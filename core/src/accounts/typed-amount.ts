/** Amounts as people type and read them, and as events store them: minor units, without a detour over fractions. */
import { type CountryCode } from '../kit/country/index.ts';
import { majorUnits, minorDigits, plainNumber, spelledAmount } from '../kit/money/index.ts';
import { type AccountCurrency } from './account.ts';

/**
 * @param text major units in the writing of the country: `1.234,50`
 * @returns an integer of minor units; `undefined` for what is no amount of the currency, as a peso's half
 */
export const minorUnitsOf = (
  text: string,
  currency: AccountCurrency,
  country: CountryCode,
): number | undefined => {
  const digits = minorDigits[currency];
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(plainNumber(text, country)) ?? [];
  if (whole === undefined || decimals.length > digits) return undefined;
  return Number(whole + decimals.padEnd(digits, '0'));
};

/** `S/ 118.90`, `-$ 19.862`. @param amount minor units */
export const spelledMoney = (amount: number, currency: AccountCurrency, country: CountryCode): string =>
  `${amount < 0 ? '-' : ''}${spelledAmount(majorUnits(Math.abs(amount), currency).toFixed(minorDigits[currency]), currency, country)}`;

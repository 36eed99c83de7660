/** Amounts as people type and read them, and as events store them: minor units, without a detour over fractions. */
import { type CountryCode } from '../kit/country/index.ts';
import { minorDigits, plainNumber, spelledAmount } from '../kit/money/index.ts';
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

/** @param amount minor units; @returns major units as a decimal in text: `-118.90` of -11890 of PEN */
export const majorText = (amount: number, currency: AccountCurrency): string => {
  const digits = minorDigits[currency];
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const [whole, decimals] = [text.slice(0, text.length - digits), text.slice(text.length - digits)];
  return `${amount < 0 ? '-' : ''}${whole}${decimals && `.${decimals}`}`;
};

/** `S/ 118.90`, `-$ 19.862`. @param amount minor units */
export const spelledMoney = (amount: number, currency: AccountCurrency, country: CountryCode): string =>
  `${amount < 0 ? '-' : ''}${spelledAmount(majorText(Math.abs(amount), currency), currency, country)}`;

/** Amounts of minor units as people type and read them: read and written digit by digit, so that no fraction is rounded. */
import { type CountryCode } from '../country/index.ts';
import { type Currency, minorDigits } from './currency.ts';
import { plainNumber, spelledAmount } from './spelling.ts';

/**
 * @param text major units, not negative, in the writing of the country: `1.234,50`; of at most twelve digits before the point
 * @returns an integer of minor units; `undefined` for what is no amount of the currency, as a peso's half
 */
export const minorUnitsOf = (text: string, currency: Currency, country: CountryCode): number | undefined => {
  const digits = minorDigits[currency];
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(plainNumber(text, country)) ?? [];
  if (whole === undefined || decimals.length > digits) return undefined;
  return Number(whole + decimals.padEnd(digits, '0'));
};

/** `S/ 118.90`, `-$ 19.862`. @param amount an integer of minor units, whose sign is written before the currency's */
export const spelledMoney = (amount: number, currency: Currency, country: CountryCode): string => {
  const digits = minorDigits[currency];
  const all = String(Math.abs(amount)).padStart(digits + 1, '0');
  const [whole, decimals] = [all.slice(0, all.length - digits), all.slice(all.length - digits)];
  const spelled = spelledAmount(digits > 0 ? `${whole}.${decimals}` : whole, currency, country);
  return amount < 0 ? `-${spelled}` : spelled;
};

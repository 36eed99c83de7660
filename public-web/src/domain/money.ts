/** Prices as each country writes them, money without decimals on cards and pages (spec, public side, sections 1 and 9). */
import { type CountryCode } from '@cotejo/core/kit/country';
import { spelledAmount, spelledPrice, unitDigits } from '@cotejo/core/kit/money';

const nonBreaking = (text: string): string => text.replaceAll(' ', '\u00a0');

/** An amount as cards and pages tell it: money in whole units; a UF is worth too much for that, and keeps its decimals. */
export const shownAmount = (amount: number, unit: string): number =>
  unit === 'UF' ? Number(amount.toFixed(unitDigits.UF)) : Math.round(amount);

/**
 * A price for a card or a page, spelled as everywhere else.
 * @param amount major units of the currency, rounded to the nearest whole unit; or UF, which are not
 * @param unit ISO 4217, or `UF`; a currency without a sign of its own is written out
 */
export const formatPrice = (amount: number, unit: string, country: CountryCode): string => {
  const shown = shownAmount(amount, unit);
  return nonBreaking(
    unit === 'UF' ? spelledAmount(String(shown), unit, country) : spelledPrice(shown, unit, country),
  );
};

/**
 * A price to the centavo, as a receipt has it.
 * @param amount major units of the currency, or a decimal in text of a unit such as UF
 */
export const exactPrice = (amount: number | string, unit: string, country: CountryCode): string =>
  nonBreaking(spelledAmount(String(amount), unit, country));

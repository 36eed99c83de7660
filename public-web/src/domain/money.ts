/** Prices as each country writes them, without decimals on cards and pages (spec, public side, sections 1 and 9). */
import { type CountryCode } from '@cotejo/core/kit/country';
import { spelledAmount, spelledPrice } from '@cotejo/core/kit/money';

const nonBreaking = (text: string): string => text.replaceAll(' ', '\u00a0');

/**
 * A price for a card or a page, spelled as everywhere else.
 * @param amount major units of the currency; rounded to the nearest whole unit
 * @param currency ISO 4217; one without a sign of its own is written out
 */
export const formatPrice = (amount: number, currency: string, country: CountryCode): string =>
  nonBreaking(spelledPrice(amount, currency, country));

/**
 * A price to the centavo, as a receipt has it.
 * @param amount major units of the currency, or a decimal in text of a unit such as UF
 */
export const exactPrice = (amount: number | string, unit: string, country: CountryCode): string =>
  nonBreaking(spelledAmount(String(amount), unit, country));

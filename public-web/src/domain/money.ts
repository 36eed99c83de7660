/** Prices as each country writes them (spec, public side, section 9): no decimals, its own separator. */
import { type CountryCode } from '@cotejo/core/reference';

/** By hand and not by `Intl`: the server and every browser must write the same characters. */
const symbols: Readonly<Record<string, string>> = { PEN: 'S/ ', CLP: '$', COP: '$', USD: 'USD ' };
const nonBreaking = (text: string): string => text.replaceAll(' ', '\u00a0');

const separatorOf = (country: CountryCode): string => (country === 'PE' ? ',' : '.');

/**
 * A price for a card or a page.
 * @param amount major units of the currency; rounded up, so that nobody pays more than was shown
 * @param currency ISO 4217; one without a symbol of its own is written out
 */
export const formatPrice = (amount: number, currency: string, country: CountryCode): string => {
  const digits = String(Math.ceil(amount)).replace(/\B(?=(\d{3})+$)/g, separatorOf(country));
  return nonBreaking(`${symbols[currency] ?? `${currency} `}${digits}`);
};

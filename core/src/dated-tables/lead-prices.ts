/** Prices of closed leads by line of business, and the floor of executives' accounts: one table per country. */
import { z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import { amount } from '../kit/money/index.ts';
import { named, rowAt } from '../price-tables/index.ts';
import { moneyQuantity } from '../product-content/index.ts';
import { plainly } from '../kit/text/index.ts';
import { allDays, type Days } from './days.ts';

export const leadPrices = z.strictObject({
  prices: z
    .record(named, moneyQuantity)
    .describe('by type of insurance or line of business, as the catalogue names it'),
  withoutLine: moneyQuantity.optional().describe('of a lead that names neither'),
  floor: amount.describe('minor units of the country’s currency: an account below it pauses its executive'),
});
export type LeadPrices = z.infer<typeof leadPrices>;

/** The name of the table of a country. */
export const leadPricesOf = (country: CountryCode): string => `leadPrices.${country}`;

/** The values that hold on a day, and their first day; nothing before the first day of the table. */
export const leadPricesOn = (
  { days }: { readonly days: Days },
  day: string,
): { readonly from: string; readonly row: LeadPrices } | undefined => {
  const rows = allDays(days).map(({ from, rows: values }) => ({ ...(values as LeadPrices), from }));
  const found = rowAt({ rows }, day);
  return found?.from === undefined ? undefined : { from: found.from, row: found.row };
};

/**
 * @param lines the lead's type of insurance and the lines above it, the narrowest first
 * @returns the price of the narrowest line that has one
 */
export const priceOfLines = ({ prices, withoutLine }: LeadPrices, lines: readonly string[]) => {
  if (lines.length === 0) return withoutLine && { line: null, price: withoutLine };
  for (const line of lines) {
    const found = Object.entries(prices).find(([name]) => plainly(name) === plainly(line));
    if (found) return { line: found[0], price: found[1] };
  }
  return undefined;
};

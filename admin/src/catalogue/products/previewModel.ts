/** What a draft would cost and say on the public site, worked out from the same tables and rules. */
import { dayIn, isNewProduct, pricingTables, type StoredTableRow } from '@cotejo/core/catalogue';
import {
  defaultProfile,
  type Price,
  priceFor,
  type Profile,
  spelledAmount,
  traceText,
} from '@cotejo/core/pricing';
import { type CountryCode, majorUnits } from '@cotejo/core/reference';
import { choiceName } from '../read/words.ts';
import { type ProductRecord } from './product.ts';

type TableRecord = {
  readonly id: string;
  readonly days: readonly { readonly from: string; readonly rows: unknown }[];
};

/** The rows of all tables that were read. */
export const storedRows = (tables: readonly TableRecord[]): readonly StoredTableRow[] =>
  tables.flatMap(({ id, days }) => days.map(({ from, rows }) => ({ name: id, from, rows })));

/** Pets and travellers are nobody's default: a plan for them is shown for one dog of two years, or ten days. */
const profileFor = (country: CountryCode): Profile => ({
  ...defaultProfile(country),
  pets: [{ species: 'dog', age: 2 }],
  trip: { days: 10 },
});

export type Preview = {
  readonly price?: Price;
  /** `S/ 99.00`, `mensual`. */
  readonly amount?: string;
  readonly period?: string;
  readonly trace: readonly string[];
  /** Why somebody has no price. */
  readonly reasons: readonly string[];
  readonly isNew: boolean;
  /** Of five, with halves. */
  readonly stars?: number;
};

/** @param now an instant: the price is that of the market's day */
export const previewOf = (
  { country, content, price: rule }: Pick<ProductRecord, 'country' | 'content' | 'price'>,
  rows: readonly StoredTableRow[],
  now: string,
): Preview => {
  const day = dayIn(country, now);
  const { availableFrom, score } = content.selling;
  const said = {
    isNew: isNewProduct(availableFrom, day),
    ...(typeof score === 'number' && { stars: Math.round(score) / 2 }),
  };
  if (!rule) return { ...said, trace: [], reasons: [] };
  const price = priceFor(rule, profileFor(country), { day, tables: pricingTables(rows) });
  const { total, period, trace, profiles } = price;
  return {
    ...said,
    price,
    ...(total && {
      amount: spelledAmount(String(majorUnits(total.amount, total.currency)), total.currency, country),
    }),
    period: choiceName('period', period).toLocaleLowerCase('es'),
    trace: traceText(trace, country),
    reasons: profiles.flatMap((one) => (one.method === 'PriceNotFound' ? [one.text] : [])),
  };
};

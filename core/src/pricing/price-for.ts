/** The price of a product for a profile, with everything that explains it. */
import { type Book, inUnits, openBook } from './book.ts';
import { decimalText, dividedBy, type Exact, rounded, shifted, times } from '../kit/decimal/index.ts';
import { countsOf, prepare, type Taxed } from './rules/kinds.ts';
import { conversionsTo, isMissing } from '../price-tables/index.ts';
import { noticeText } from './trace/notices.ts';
import { personsOf } from './persons/persons.ts';
import { contributionOf } from './own-share.ts';
import { type Price, type PricedProfile, type PriceOptions } from './price.ts';
import { type Profile } from '../profile/index.ts';
import { type Reason, reasonText } from './trace/reasons.ts';
import { type PriceRule } from './rules/rule.ts';
import { sharesOf } from './shares.ts';
import { splitOf } from './split.ts';
import { currencyOf, type Money, unitDigits } from '../kit/money/index.ts';

const positionsOf = (rule: PriceRule, profile: Profile): readonly number[] => {
  const counts = countsOf(rule);
  if (counts === 'one') return [1];
  return counts === 'pets'
    ? profile.pets.map((_, index) => index + 1)
    : personsOf(profile).map(({ position }) => position);
};

const pricedProfile = (position: number, reason: Reason | undefined): PricedProfile =>
  reason
    ? { position, method: 'PriceNotFound', reason, text: reasonText(reason) }
    : { position, method: 'PriceFound' };

/** Everything after the rule's own charges: the tax on all, conversions, rounding, and who pays. */
const settle = (
  book: Book,
  { tax, split }: Taxed,
  { rule, profile, options }: { rule: PriceRule; profile: Profile; options: PriceOptions },
): Partial<Pick<Price, 'total' | 'original' | 'single' | 'split' | 'contribution' | 'shares'>> => {
  const currency = options.currency ?? currencyOf(rule.unit);
  const conversions = conversionsTo(rule.unit, currency, options);
  if (isMissing(conversions)) throw new RangeError('A price is settled only where it can be converted.');
  if (tax) book.tax(tax);
  const { sum: before, scale: unconverted } = book.closed();
  for (const conversion of conversions) book.convert(conversion);
  const amount = book.total(currency);
  if (amount > Number.MAX_SAFE_INTEGER) return {};

  const { shares, scale, single } = book.closed();
  const inMinor = (exact: Exact) => shifted(times(exact, scale), unitDigits[currency]);
  const money = (minorUnits: bigint): Money => ({ amount: Number(minorUnits), currency });
  const exchange = () => shifted(dividedBy(scale, unconverted), unitDigits[currency] - unitDigits[rule.unit]);
  const parts = split && splitOf(Number(amount), exchange(), split, profile);
  if (parts)
    book.split({
      step: 'split',
      credit: inUnits(parts.credit, currency),
      employerPercent: parts.employerPercent,
      employer: inUnits(parts.employer, currency),
      worker: inUnits(parts.worker, currency),
    });
  return {
    total: money(amount),
    ...(conversions.length > 0 && { original: { amount: decimalText(before), unit: rule.unit } }),
    ...(single && { single: money(rounded(inMinor(single))) }),
    shares: sharesOf(
      [...shares].map(([position, exact]) => ({ position, exact: inMinor(exact) })),
      amount,
    ),
    ...(parts && { split: parts }),
    ...(rule.kind === 'isapre' && currency === 'CLP' && { contribution: contributionOf(profile, options) }),
  };
};

/**
 * The price of a product for a profile.
 * @param rule the product's price rule
 * @param options the day, the tables as known, and the currency to tell the price in
 * @returns the total of everybody who can be insured, rounded half up once, at the end; nobody throws here: who has no
 *   price is named with the reason, also when a table has no row for the day
 */
export const priceFor = (rule: PriceRule, profile: Profile, options: PriceOptions): Price => {
  const book = openBook(rule, options.day);
  const positions = positionsOf(rule, profile);
  const prepared = prepare(rule, options);
  const way = conversionsTo(rule.unit, options.currency ?? currencyOf(rule.unit), options);
  const missing = [prepared, way].find(isMissing);
  if (missing)
    for (const position of positions) book.refuse(position, { code: 'tableMissing', table: missing.missing });
  else if (!isMissing(prepared)) prepared.charge(profile, book);

  const isPriced = [...book.closed().profiles.values()].includes(undefined);
  const settled = isPriced && !isMissing(prepared) ? settle(book, prepared, { rule, profile, options }) : {};
  if (isPriced && !settled.total)
    for (const position of positions) book.refuse(position, { code: 'tooLarge' });

  const { trace, notices, profiles: reasons } = book.closed();
  const profiles = positions.map((position) => pricedProfile(position, reasons.get(position)));
  return {
    day: options.day,
    period: rule.period,
    shares: [],
    ...settled,
    profilesWithPrice: profiles.filter(({ method }) => method === 'PriceFound').length,
    profilesEvaluated: profiles.length,
    arePricesDefined: settled.total !== undefined,
    profiles,
    notices: notices.map((notice) => ({ ...notice, text: noticeText(notice) })),
    trace,
  };
};

/** What a product covers, as a year's estimate takes it: each service's percentage, copayment and caps in one currency. */
import { type CoverageTerms, type Service, services, type ServiceTerms } from '../pricing/index.ts';
import { type Currency, minorDigits } from '../reference/index.ts';
import { type Coverage, type CoverageAmount } from './content/coverage.ts';
import { type ProductContent } from './content/product-content.ts';
import { type Quantity, type UnitCode } from './content/quantity.ts';

/** How many minor units of the currency something is worth; nothing where no rate is known. */
type Worth = (quantity: { readonly amount: number; readonly unit: UnitCode }) => number | undefined;

const rateDigits = 6;
const ufDigits = 4;

/** A decimal as an integer of millionths. */
const millionths = (decimal: string): bigint => {
  const [whole = '0', digits = ''] = decimal.split('.');
  return BigInt(whole + digits.slice(0, rateDigits).padEnd(rateDigits, '0'));
};

/** @param ufValue CLP for one UF, a decimal; without it nothing in UF is known in CLP */
const worthIn =
  (currency: Currency, ufValue: string | undefined): Worth =>
  ({ amount, unit }) => {
    if (unit === currency) return amount;
    if (unit !== 'UF' || currency !== 'CLP' || ufValue === undefined) return undefined;
    const scale = 10n ** BigInt(rateDigits + ufDigits - minorDigits[currency]);
    return Number((BigInt(amount) * millionths(ufValue) + scale / 2n) / scale);
  };

const money = (unit: UnitCode): boolean => !['%', 'veces', 'días'].includes(unit);

/** The amount, of a range the less favourable end for the insured; none where it counts something else than money. */
const amountOf = (
  given: CoverageAmount | null | undefined,
  end: 'minAmount' | 'maxAmount',
): Quantity | undefined => {
  const amount = given?.[end] ?? given?.[end === 'minAmount' ? 'maxAmount' : 'minAmount'];
  return given && money(given.unit) && typeof amount === 'number' ? { amount, unit: given.unit } : undefined;
};

/** Hundredths of a percent as a decimal. */
const percentOf = ({ amounts }: Coverage): string | undefined => {
  const given = amounts.percentage ?? amounts.percentageIsapre ?? amounts.percentageParticular;
  const hundredths = given?.minAmount ?? given?.maxAmount;
  return hundredths === null || hundredths === undefined ? undefined : String(hundredths / 100);
};

const termsOf = (coverage: Coverage, minor: (quantity: Quantity) => number): ServiceTerms | undefined => {
  const percent = percentOf(coverage);
  if (percent === undefined) return undefined;
  const { deductible, topAmount, yearlyTop } = coverage.amounts;
  const [copayment, mostPerEvent, mostPerYear] = [
    amountOf(deductible, 'maxAmount'),
    amountOf(topAmount, 'minAmount'),
    amountOf(yearlyTop, 'minAmount'),
  ];
  return {
    percent,
    ...(copayment && { copayment: minor(copayment) }),
    ...(mostPerEvent && { mostPerEvent: minor(mostPerEvent) }),
    ...(mostPerYear && { mostPerYear: minor(mostPerYear) }),
  };
};

/** The first coverage of a service counts: catalogues list a plan's own network before the others. */
const servicesOf = (
  coverages: readonly Coverage[],
  minor: (quantity: Quantity) => number,
): CoverageTerms['services'] =>
  Object.fromEntries(
    services.flatMap((service): [Service, ServiceTerms][] => {
      const first = coverages.find((one) => one.service === service && !one.scope?.excluded);
      const terms = first && termsOf(first, minor);
      return terms ? [[service, terms]] : [];
    }),
  );

/**
 * What `yearlyCost` asks of a product. Of a range the end that is worse for the insured counts, so that nobody is
 * promised too much.
 * @param ufValue CLP for one UF on the day of the estimate, a decimal
 * @returns nothing where no coverage says which service it is for, or an amount can't be told in the currency
 */
export const coverageTerms = (
  { coverages, terms }: Pick<ProductContent, 'coverages' | 'terms'>,
  { currency, ufValue }: { readonly currency: Currency; readonly ufValue?: string },
): CoverageTerms | undefined => {
  const worth = worthIn(currency, ufValue);
  let isKnown = true;
  const minor = (quantity: Quantity): number => {
    const amount = worth(quantity);
    if (amount === undefined) isKnown = false;
    return amount ?? 0;
  };
  const { deductible, annualBenefitMaximum: maximum } = terms;
  const told: CoverageTerms = {
    currency,
    ...(deductible && { deductible: minor(deductible) }),
    ...(maximum?.kind === 'amount' && { mostPerYear: minor(maximum.value) }),
    services: servicesOf(coverages, minor),
  };
  return isKnown && Object.keys(told.services).length > 0 ? told : undefined;
};

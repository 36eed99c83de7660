/** Terms of payment by service: a few quantities of a product's coverages, in the units that it states them in. */
import { type Service, services } from '../pricing/index.ts';
import { type Coverage } from './coverage.ts';
import { type ProductContent } from './product-content.ts';
import { type Quantity } from './quantity.ts';
import { ownCaps, quantityOf, sharedCaps, type StatedSharedCap } from './stated-caps.ts';

export type StatedService = {
  /** The plan's share of the rest after deductible and copayment: a decimal from 0 to 100. */
  readonly percent: string;
  /** Amounts that the insured pay each time: a copayment, a deductible by event, or both. */
  readonly copayments?: readonly Quantity[];
  /** Once a year, of this service alone. */
  readonly deductible?: Quantity;
  /** Caps by event, of which the least holds. */
  readonly mostPerEvent?: readonly Quantity[];
  /** Yearly caps, of which the least holds. */
  readonly mostPerYear?: readonly Quantity[];
  /** How often the plan pays in a year. */
  readonly mostTimesPerYear?: number;
};

export type StatedTerms = {
  /** Once a year, of all covered services together. */
  readonly deductible?: Quantity;
  readonly mostPerYear?: Quantity;
  readonly services: { readonly [S in Service]?: StatedService };
  readonly shared?: readonly StatedSharedCap[];
};

/** Hundredths of a percent as a decimal. */
const percentOf = ({ amounts }: Coverage): string | undefined => {
  const given = amounts.percentage ?? amounts.percentageIsapre ?? amounts.percentageParticular;
  const hundredths = given?.minAmount ?? given?.maxAmount;
  return hundredths === null || hundredths === undefined ? undefined : String(hundredths / 100);
};

/** A deductible of a coverage by the year is paid once, one of any other each time. */
const isYearly = ({ period }: Coverage): boolean => period === 'year';

const statedService = (coverage: Coverage, hasOwnDeductible: boolean): StatedService | undefined => {
  const percent = percentOf(coverage);
  if (percent === undefined) return undefined;
  const { amount, deductible } = coverage.amounts;
  const copayments = [amount, isYearly(coverage) ? undefined : deductible].flatMap(
    (given) => quantityOf(given, 'maxAmount') ?? [],
  );
  const own = hasOwnDeductible && isYearly(coverage) && quantityOf(deductible, 'maxAmount');
  const { mostPerEvent, mostPerYear, mostTimesPerYear } = ownCaps(coverage);
  return {
    percent,
    ...(copayments.length > 0 && { copayments }),
    ...(own && { deductible: own }),
    ...(mostPerEvent.length > 0 && { mostPerEvent }),
    ...(mostPerYear.length > 0 && { mostPerYear }),
    ...(mostTimesPerYear < Infinity && { mostTimesPerYear }),
  };
};

/**
 * Of a range the end that is worse for the insured counts, so that nobody is promised too much; of several coverages of
 * a service the first: catalogues list a plan's own network before the others. Where a plan states its deductible of the year,
 * coverages that state one too repeat it; where it states none, each is of its service alone. A cap that names other coverages
 * is used up by all of them, whichever of them states it.
 * @returns nothing where no coverage says which service it pays for
 */
export const statedTerms = ({
  coverages,
  terms,
}: Pick<ProductContent, 'coverages' | 'terms'>): StatedTerms | undefined => {
  const { annualBenefitMaximum: maximum, deductible } = terms;
  const covered = coverages.filter(({ scope }) => !scope?.excluded);
  const counted = new Map<Service, Coverage>();
  const stated: Partial<Record<Service, StatedService>> = {};
  for (const service of services) {
    const coverage = covered.find((one) => one.service === service);
    const found = coverage && statedService(coverage, !deductible);
    if (!found) continue;
    counted.set(service, coverage);
    stated[service] = found;
  }
  if (counted.size === 0) return undefined;
  const shared = sharedCaps(counted, covered);
  return {
    ...(deductible && { deductible: { amount: deductible.amount, unit: deductible.unit } }),
    ...(maximum?.kind === 'amount' && { mostPerYear: maximum.value }),
    services: stated,
    ...(shared.length > 0 && { shared }),
  };
};

/** What a product says that it pays of each service: a few quantities of its coverages, in the units that it states them in. */
import { type Service, services } from '../../pricing/index.ts';
import { type Coverage, type CoverageAmount } from '../content/coverage.ts';
import { type ProductContent } from '../content/product-content.ts';
import { type Quantity, type UnitCode, unitOf } from '../content/quantity.ts';

export type StatedService = {
  /** What the plan pays of what is left after deductible and copayment: a decimal from 0 to 100. */
  readonly percent: string;
  /** What the insured pay each time: a copayment, a deductible by event, or both. */
  readonly copayments?: readonly Quantity[];
  readonly mostPerEvent?: Quantity;
  readonly mostPerYear?: Quantity;
};

export type StatedTerms = {
  /** Once a year, of all covered services together. */
  readonly deductible?: Quantity;
  readonly mostPerYear?: Quantity;
  readonly services: { readonly [S in Service]?: StatedService };
};

const isMoney = (unit: UnitCode): boolean => unitOf(unit).currencyCode !== null;

/** Of a range the less favourable end for the insured; nothing where it counts something else than money. */
const quantityOf = (
  given: CoverageAmount | null | undefined,
  end: 'minAmount' | 'maxAmount',
): Quantity | undefined => {
  const amount = given?.[end] ?? given?.[end === 'minAmount' ? 'maxAmount' : 'minAmount'];
  return given && isMoney(given.unit) && typeof amount === 'number'
    ? { amount, unit: given.unit }
    : undefined;
};

/** Hundredths of a percent as a decimal. */
const percentOf = ({ amounts }: Coverage): string | undefined => {
  const given = amounts.percentage ?? amounts.percentageIsapre ?? amounts.percentageParticular;
  const hundredths = given?.minAmount ?? given?.maxAmount;
  return hundredths === null || hundredths === undefined ? undefined : String(hundredths / 100);
};

/** A deductible of a coverage by the year is paid once, one of any other each time. */
const isYearly = ({ period }: Coverage): boolean => period === 'year';

const statedService = (service: Service, coverage: Coverage): StatedService | undefined => {
  const percent = percentOf(coverage);
  if (percent === undefined) return undefined;
  const { amount, deductible, topAmount, bedDay, yearlyTop } = coverage.amounts;
  const copayments = [amount, isYearly(coverage) ? undefined : deductible].flatMap(
    (given) => quantityOf(given, 'maxAmount') ?? [],
  );
  const mostPerEvent = quantityOf((service === 'hospitalDay' ? bedDay : null) ?? topAmount, 'minAmount');
  const mostPerYear = quantityOf(yearlyTop, 'minAmount');
  return {
    percent,
    ...(copayments.length > 0 && { copayments }),
    ...(mostPerEvent && { mostPerEvent }),
    ...(mostPerYear && { mostPerYear }),
  };
};

/**
 * Of a range the end that is worse for the insured counts, so that nobody is promised too much; of several coverages of
 * a service the first: catalogues list a plan's own network before the others.
 * @returns nothing where no coverage says which service it pays for
 */
export const statedTerms = ({
  coverages,
  terms,
}: Pick<ProductContent, 'coverages' | 'terms'>): StatedTerms | undefined => {
  const first = services.flatMap((service) => {
    const coverage = coverages.find((one) => one.service === service && !one.scope?.excluded);
    const stated = coverage && statedService(service, coverage);
    return stated ? [{ service, coverage, stated }] : [];
  });
  if (first.length === 0) return undefined;
  const { annualBenefitMaximum: maximum } = terms;
  const deductible =
    terms.deductible ??
    first
      .map(({ coverage }) => isYearly(coverage) && quantityOf(coverage.amounts.deductible, 'maxAmount'))
      .find(Boolean);
  return {
    ...(deductible && { deductible: { amount: deductible.amount, unit: deductible.unit } }),
    ...(maximum?.kind === 'amount' && { mostPerYear: maximum.value }),
    services: Object.fromEntries(first.map(({ service, stated }) => [service, stated])),
  };
};

/** What a product says that it pays of each service: a few quantities of its coverages, in the units that it states them in. */
import { type Service, services } from '../../pricing/index.ts';
import { type CoveragePeriod } from '../../reference/index.ts';
import { type Coverage, type CoverageAmount } from '../content/coverage.ts';
import { type ProductContent } from '../content/product-content.ts';
import { type Quantity, type UnitCode, unitOf } from '../content/quantity.ts';

export type StatedService = {
  /** What the plan pays of what is left after deductible and copayment: a decimal from 0 to 100. */
  readonly percent: string;
  /** What the insured pay each time: a copayment, a deductible by event, or both. */
  readonly copayments?: readonly Quantity[];
  /** Once a year, of this service alone. */
  readonly deductible?: Quantity;
  /** What the plan pays at most each time: the least of these. */
  readonly mostPerEvent?: readonly Quantity[];
  /** What the plan pays at most in a year: the least of these. */
  readonly mostPerYear?: readonly Quantity[];
  /** How often the plan pays in a year. */
  readonly mostTimesPerYear?: number;
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

type Cap = {
  readonly given: CoverageAmount | null | undefined;
  /** How many of them a year has at most; nothing where that is not known. */
  readonly perYear: number | undefined;
};

/** How many of a period a year has: 52 whole weeks; of what holds for life nobody is promised more than once. */
const perYear: { readonly [Period in CoveragePeriod]?: number } = {
  lifetime: 1,
  year: 1,
  halfYear: 2,
  month: 12,
  week: 52,
  day: 365,
};

/** What caps a service: days in hospital are taken for one event, and each other use for a day's only one. */
const capsOf = (service: Service, { amounts, period }: Coverage): readonly Cap[] => {
  const { topAmount, bedDay, dailyTop, weeklyTop, monthlyTop, yearlyTop } = amounts;
  const isInHospital = service === 'hospitalDay';
  const counted = period === 'event' && isInHospital ? 'year' : period;
  return [
    { given: isInHospital ? bedDay : undefined, perYear: perYear.day },
    { given: topAmount, perYear: counted ? perYear[counted] : undefined },
    { given: dailyTop, perYear: perYear.day },
    { given: weeklyTop, perYear: perYear.week },
    { given: monthlyTop, perYear: perYear.month },
    { given: yearlyTop, perYear: perYear.year },
  ];
};

/** A cap of a week also caps each time, one of a year does so by itself. */
const mostPerEventOf = (caps: readonly Cap[]): readonly Quantity[] =>
  caps.flatMap((cap) => (cap.perYear === 1 ? [] : (quantityOf(cap.given, 'minAmount') ?? [])));

const mostPerYearOf = (caps: readonly Cap[]): readonly Quantity[] =>
  caps.flatMap((cap) => {
    const most = cap.perYear && quantityOf(cap.given, 'minAmount');
    if (!most) return [];
    return [{ ...most, amount: Math.min(most.amount * cap.perYear, Number.MAX_SAFE_INTEGER) }];
  });

/** Each use is one time, and one day. */
const timesPerYearOf = (caps: readonly Cap[]): number =>
  Math.min(
    ...caps.map(({ given, perYear: times }) => {
      const most = given?.minAmount ?? given?.maxAmount;
      const counts = given?.unit === 'veces' || given?.unit === 'días';
      return counts && times && typeof most === 'number' ? most * times : Infinity;
    }),
  );

/** A deductible of a coverage by the year is paid once, one of any other each time. */
const isYearly = ({ period }: Coverage): boolean => period === 'year';

const statedService = (
  service: Service,
  coverage: Coverage,
  hasOwnDeductible: boolean,
): StatedService | undefined => {
  const percent = percentOf(coverage);
  if (percent === undefined) return undefined;
  const { amount, deductible } = coverage.amounts;
  const copayments = [amount, isYearly(coverage) ? undefined : deductible].flatMap(
    (given) => quantityOf(given, 'maxAmount') ?? [],
  );
  const own = hasOwnDeductible && isYearly(coverage) && quantityOf(deductible, 'maxAmount');
  const caps = capsOf(service, coverage);
  const [mostPerEvent, mostPerYear] = [mostPerEventOf(caps), mostPerYearOf(caps)];
  const mostTimesPerYear = timesPerYearOf(caps);
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
 * coverages that state one too repeat it; where it states none, each is of its service alone.
 * @returns nothing where no coverage says which service it pays for
 */
export const statedTerms = ({
  coverages,
  terms,
}: Pick<ProductContent, 'coverages' | 'terms'>): StatedTerms | undefined => {
  const { annualBenefitMaximum: maximum, deductible } = terms;
  const stated = services.flatMap((service) => {
    const coverage = coverages.find((one) => one.service === service && !one.scope?.excluded);
    const found = coverage && statedService(service, coverage, !deductible);
    return found ? [[service, found] as const] : [];
  });
  if (stated.length === 0) return undefined;
  return {
    ...(deductible && { deductible: { amount: deductible.amount, unit: deductible.unit } }),
    ...(maximum?.kind === 'amount' && { mostPerYear: maximum.value }),
    services: Object.fromEntries(stated),
  };
};

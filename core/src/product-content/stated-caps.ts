/** Caps on a plan's yearly payments, by coverage or shared by several. */
import { type Service } from '../pricing/index.ts';
import { type CoveragePeriod } from '../reference/coverage-periods.ts';
import { type Coverage, type CoverageAmount } from './coverage.ts';
import { type Quantity, type UnitCode, unitOf } from './quantity.ts';

/** A yearly cap that several services share. */
export type StatedSharedCap = {
  readonly services: readonly Service[];
  readonly mostPerYear?: Quantity;
  readonly mostTimesPerYear?: number;
};

const isMoney = (unit: UnitCode): boolean => unitOf(unit).currencyCode !== null;

/** Of a range the less favourable end for the insured; nothing where it counts something else than money. */
export const quantityOf = (
  given: CoverageAmount | null | undefined,
  end: 'minAmount' | 'maxAmount',
): Quantity | undefined => {
  const amount = given?.[end] ?? given?.[end === 'minAmount' ? 'maxAmount' : 'minAmount'];
  return given && isMoney(given.unit) && typeof amount === 'number'
    ? { amount, unit: given.unit }
    : undefined;
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

/** The caps of a coverage: days in hospital count as one event, and any other use as its day's only one. */
const capsOf = ({ service, amounts, period }: Coverage): readonly Cap[] => {
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

/** Which of the caps a coverage has for itself; one that names it alone is no other's. */
const isShared =
  ({ id }: Coverage) =>
  ({ given }: Cap): boolean =>
    given?.coverageIds?.some((other) => other !== id) ?? false;

/** A cap of a week also caps each time, one of a year does so by itself. */
const mostPerEventOf = (caps: readonly Cap[]): readonly Quantity[] =>
  caps.flatMap((cap) => (cap.perYear === 1 ? [] : (quantityOf(cap.given, 'minAmount') ?? [])));

const mostPerYearOf = (cap: Cap): Quantity | undefined => {
  const most = cap.perYear && quantityOf(cap.given, 'minAmount');
  if (!most) return undefined;
  return { ...most, amount: Math.min(most.amount * cap.perYear, Number.MAX_SAFE_INTEGER) };
};

/** Each use is one time, and one day. */
const timesPerYearOf = ({ given, perYear: times }: Cap): number => {
  const most = given?.minAmount ?? given?.maxAmount;
  const counts = given?.unit === 'veces' || given?.unit === 'días';
  return counts && times && typeof most === 'number' ? most * times : Infinity;
};

type CapsOfService = {
  readonly mostPerEvent: readonly Quantity[];
  readonly mostPerYear: readonly Quantity[];
  /** Infinity where the plan pays always. */
  readonly mostTimesPerYear: number;
};

/** Caps of a coverage by event, and yearly ones that it shares with no other. */
export const ownCaps = (coverage: Coverage): CapsOfService => {
  const caps = capsOf(coverage);
  const own = caps.filter((cap) => !isShared(coverage)(cap));
  return {
    mostPerEvent: mostPerEventOf(caps),
    mostPerYear: own.flatMap((cap) => mostPerYearOf(cap) ?? []),
    mostTimesPerYear: Math.min(...own.map(timesPerYearOf)),
  };
};

/** The caps of a year that these coverages, one of each service, share among themselves or with others; each once. */
export const sharedCaps = (
  counted: ReadonlyMap<Service, Coverage>,
  coverages: readonly Coverage[],
): readonly StatedSharedCap[] => {
  const found = coverages.flatMap((coverage) =>
    capsOf(coverage)
      .filter(isShared(coverage))
      .map((cap): StatedSharedCap => {
        const ids = [coverage.id, ...(cap.given?.coverageIds ?? [])];
        const [mostPerYear, times] = [mostPerYearOf(cap), timesPerYearOf(cap)];
        return {
          services: [...counted].flatMap(([service, { id }]) => (ids.includes(id) ? [service] : [])),
          ...(mostPerYear && { mostPerYear }),
          ...(times < Infinity && { mostTimesPerYear: times }),
        };
      }),
  );
  const known = new Map(
    found
      .filter(({ services: of, ...most }) => of.length > 0 && Object.keys(most).length > 0)
      .map((cap) => [JSON.stringify(cap), cap]),
  );
  return [...known.values()];
};

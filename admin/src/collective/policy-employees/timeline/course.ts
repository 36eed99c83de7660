/** A coverage's course on an axis of months, without a screen: what waited, what was covered, and the cutting days. */
import { nextCuttingDay } from '@cotejo/core/collective';
import { addDays, dayInZone, daysBetween, firstOfMonthAfter } from '@cotejo/core/kit/time';
import { type CoverageHistoryRecord, type CoverageRecord, wasInForce } from '@cotejo/core/policy-employees';
import { countryOf } from '@cotejo/core/reference/countries';

export type Bar = {
  readonly kind: 'activation' | 'covered' | 'cancellation';
  readonly from: string;
  /** The day after its last one. */
  readonly until: string;
  /** Whether it goes on. */
  readonly isOpen: boolean;
};
export type Course = {
  /** The first days of the months, and the one after the last. */
  readonly months: readonly string[];
  readonly bars: readonly Bar[];
  readonly cuttingDays: readonly string[];
  readonly today: string;
};

type Happened = Pick<CoverageHistoryRecord, 'type' | 'at'>;

const begins = { ActivationRequested: 'activation', CancellationRequested: 'cancellation' } as const;
const ends: readonly Happened['type'][] = [
  'ActivationWithdrawn',
  'ActivationAccepted',
  'ActivationDeclined',
  'CancellationAccepted',
  'CancellationDeclined',
  'CoverageEnded',
];

/** What waited for an answer, from each request to its answer, or to today. @param history the oldest first */
const waits = (history: readonly Happened[], dayOf: (at: string) => string, today: string): readonly Bar[] =>
  history.flatMap((event, place) => {
    if (!(event.type in begins)) return [];
    const answer = history.slice(place + 1).find(({ type }) => ends.includes(type));
    return [
      {
        kind: begins[event.type as keyof typeof begins],
        from: dayOf(event.at),
        until: addDays(answer ? dayOf(answer.at) : today, 1),
        isOpen: answer === undefined,
      },
    ];
  });

const covered = (coverage: CoverageRecord): readonly Bar[] => {
  const { coveredFrom, coveredUntil, policyUntil, cutting } = coverage;
  if (!wasInForce({ ...coverage, from: coveredFrom, until: coveredUntil })) return [];
  const last = coveredUntil ?? addDays(policyUntil ?? cutting.today, 1);
  return [{ kind: 'covered', from: coveredFrom, until: last, isOpen: coveredUntil === null }];
};

/** Months of a course at most, and how many of them before today in a longer one: the rest is cut off at the edges. */
const [mostMonths, monthsBack] = [24, 12];

/** @param history the oldest first */
export const courseOf = (coverage: CoverageRecord, history: readonly Happened[]): Course => {
  const { cutting, country } = coverage;
  const { timeZone } = countryOf(country);
  const dayOf = (at: string) => dayInZone(new Date(at), timeZone);
  const { today, cuttingDay } = cutting;
  const bars = [...waits(history, dayOf, today), ...covered(coverage)];
  const days = [today, cutting.lastDay, ...bars.flatMap(({ from, until }) => [from, until])].sort();
  const [first, last] = [firstOfMonthAfter(days[0]!, 0), days.at(-1)!];
  const isLong = last >= firstOfMonthAfter(first, mostMonths);
  const back = firstOfMonthAfter(today, -monthsBack);
  const months = [isLong && first < back ? back : first];
  while (months.at(-1)! <= last && months.length <= mostMonths)
    months.push(firstOfMonthAfter(months.at(-1)!, 1));
  return {
    months,
    bars,
    today,
    cuttingDays: months.slice(0, -1).map((day) => nextCuttingDay(day, cuttingDay)),
  };
};

/** Where a day lies between the first month's beginning and the last one's end, from 0 to 1. */
export const placeOf = ({ months }: Pick<Course, 'months'>, day: string): number => {
  const [first, last] = [months[0]!, months.at(-1)!];
  return Math.min(1, Math.max(0, daysBetween(first, day) / daysBetween(first, last)));
};

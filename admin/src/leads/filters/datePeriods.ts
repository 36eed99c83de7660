/** Spans of time as people say them, counted from today, or from now, in this browser's calendar. */
import { dayBounds } from '../../kit/time/day-bounds.ts';

/** The first and the last day, as days from today; an end that is left out is open. */
type Span = { readonly first?: number; readonly last?: number };

const fixed = {
  today: { first: 0, last: 0 },
  yesterday: { first: -1, last: -1 },
  last7: { first: -6, last: 0 },
  last30: { first: -29, last: 0 },
  before2: { last: -2 },
  before7: { last: -7 },
  tomorrow: { first: 1, last: 1 },
  next7: { first: 0, last: 6 },
} as const satisfies Record<string, Span>;

export type Period = keyof typeof fixed | 'thisMonth' | 'overdue' | 'between';

/** The periods offered for past dates, and for future ones. */
export const pastPeriods: readonly Period[] = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'thisMonth',
  'before2',
  'before7',
  'between',
];
export const aheadPeriods: readonly Period[] = ['today', 'tomorrow', 'next7', 'overdue', 'between'];

const isFixed = (period: unknown): period is keyof typeof fixed =>
  typeof period === 'string' && Object.hasOwn(fixed, period);

const minute = 60_000;
const midnight = (now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);

export type Instants = { readonly gte?: string; readonly lte?: string };

const begins = (day: Date): string => day.toISOString();
const ends = (nextDay: Date): string => new Date(nextDay.getTime() - 1).toISOString();

/**
 * The instants at which a period begins and ends here; the last millisecond belongs to it. What is overdue is so since
 * the minute that runs: asked twice within it, it is the same question.
 * @param between the first and last day of `between`, each `2026-03-01` or nothing
 */
export const instantsOf = (
  period: unknown,
  now: Date,
  between: { readonly from?: unknown; readonly to?: unknown } = {},
): Instants => {
  if (period === 'between') {
    const [from, to] = [dayBounds(between.from), dayBounds(between.to)];
    return { ...(from && { gte: from.begins }), ...(to && { lte: to.ends }) };
  }
  if (period === 'thisMonth') return { gte: begins(new Date(now.getFullYear(), now.getMonth(), 1)) };
  if (period === 'overdue') return { lte: ends(new Date(now.getTime() - (now.getTime() % minute))) };
  if (!isFixed(period)) return {};
  const { first, last }: Span = fixed[period];
  return {
    ...(first !== undefined && { gte: begins(midnight(now, first)) }),
    ...(last !== undefined && { lte: ends(midnight(now, last + 1)) }),
  };
};

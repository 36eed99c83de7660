/** A month as a calendar of cutting days: weeks from Monday, each day with the insurers whose day it is. */
import { nextCuttingDay } from '@cotejo/core/collective';
import { addDays, firstOfMonthAfter } from '@cotejo/core/kit/time';

export type CalendarDay<Row> = {
  readonly day: string;
  /** Whether it is of the month, and not of the weeks around it. */
  readonly isOfMonth: boolean;
  readonly cuts: readonly Row[];
};

/** 0 for Monday. */
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** @param first the first day of the month */
export const weeksOf = <Row extends { readonly cuttingDay: number }>(
  first: string,
  rows: readonly Row[],
): readonly (readonly CalendarDay<Row>[])[] => {
  const next = firstOfMonthAfter(first, 1);
  const begin = addDays(first, -weekday(first));
  const weeks: CalendarDay<Row>[][] = [];
  for (let monday = begin; monday < next; monday = addDays(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, later) => {
        const day = addDays(monday, later);
        const isOfMonth = day >= first && day < next;
        const cuts = isOfMonth
          ? rows.filter(({ cuttingDay }) => nextCuttingDay(first, cuttingDay) === day)
          : [];
        return { day, isOfMonth, cuts };
      }),
    );
  return weeks;
};

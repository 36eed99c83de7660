/** When an insurer takes up what is sent to it: spec, console and platform, section 4. */
import { firstOfMonthAfter } from '../kit/time/index.ts';

/**
 * The first day of the month in which a request of that day becomes effective at the insurer: the next one, or the one
 * after it where the cutting day of this month has gone by. On the cutting day itself one is in time.
 * @param today in the insurer's country, `YYYY-MM-DD`
 * @param cuttingDay 1 to 31; a month without such a day is never over its cutting day
 */
export const nextOperation = (today: string, cuttingDay: number): string =>
  firstOfMonthAfter(today, Number(today.slice(8)) > cuttingDay ? 2 : 1);

/**
 * The last day on which a request is still in time for the next operation: the cutting day of this month, or of the next
 * one where it has gone by. In a short month it is the month's last day.
 */
export const nextCuttingDay = (today: string, cuttingDay: number): string => {
  const months = Number(today.slice(8)) > cuttingDay ? 1 : 0;
  const first = firstOfMonthAfter(today, months);
  const last = new Date(Date.parse(firstOfMonthAfter(first, 1)) - 86_400_000).getUTCDate();
  return `${first.slice(0, 8)}${String(Math.min(cuttingDay, last)).padStart(2, '0')}`;
};

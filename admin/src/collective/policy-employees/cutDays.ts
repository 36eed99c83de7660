/** The next cutting days as choices of a filter, and those that have gone by with requests that wait. */
import { spelledDay } from '@cotejo/core/kit/time';
import { type FilterChoice } from '../../kit/list/ListConfig.ts';
import { type CuttingDay } from './coverage.ts';

/**
 * Each day once, the soonest first, with the insurers whose day it is.
 * @param chosen the day that is filtered by, which may have gone by
 */
export const cutDaysOf = (
  rows: readonly Pick<CuttingDay, 'name' | 'lastDay' | 'lateDays'>[],
  chosen?: string,
): readonly FilterChoice[] => {
  const daysOf = ({ lastDay, lateDays }: (typeof rows)[number]) => [...lateDays, lastDay];
  const days = new Set([...rows.flatMap(daysOf), ...(chosen ? [chosen] : [])]);
  return [...days].sort().map((id) => {
    const insurers = rows.filter((row) => daysOf(row).includes(id)).map(({ name }) => name);
    return { id, name: [spelledDay(id), insurers.join(', ')].filter(Boolean).join(' · ') };
  });
};

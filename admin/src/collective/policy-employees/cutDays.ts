/** The next cutting days: what waits for them, and their choices in a filter with those that have gone by. */
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

/** Requests that wait and are in time for the next cutting day; those that are late are counted by themselves. */
export const inTimeOf = ({
  activations,
  cancellations,
  incomplete,
  late,
}: Pick<CuttingDay, 'activations' | 'cancellations' | 'incomplete' | 'late'>): number =>
  activations + cancellations + incomplete - late;

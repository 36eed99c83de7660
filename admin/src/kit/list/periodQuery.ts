/** Filters of a period: what the form holds as days, the service takes as instants. */
import { dayBounds } from '../time/day-bounds.ts';

/** By how the filter's name ends: a day stands for when it begins or ends in this browser's time zone. */
const ends = { _gte: 'begins', _lte: 'ends' } as const;

export const periodQuery = (filter: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => {
      const end = ends[name.slice(-4) as keyof typeof ends];
      return [name, (end && dayBounds(value)?.[end]) ?? value];
    }),
  );

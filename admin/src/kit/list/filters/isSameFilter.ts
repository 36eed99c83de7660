/** Whether two filters narrow a list alike: empty values narrow nothing, and their order says nothing. */
import { isFilled } from '../../commands/isFilled.ts';

type Filter = Readonly<Record<string, unknown>>;

const filled = (filter: Filter): string =>
  JSON.stringify(
    Object.entries(filter)
      .filter(([, value]) => isFilled(value))
      .toSorted(),
  );

export const isSameFilter = (one: Filter, other: Filter): boolean => filled(one) === filled(other);

/** Whether a file still holds no more than its asker may see: rights may be narrowed before the file's day is over. */
import { type FileScope } from '../kit/export/source.ts';

const holds = <Value>(wide: readonly Value[] | null, narrow: readonly Value[] | null): boolean =>
  wide === null || (narrow?.every((value) => wide.includes(value)) ?? false);

/** Whether who sees `today` still sees all that a file of `then` may tell of; one that does not say, tells of all. */
export const stillCovers = (today: FileScope, then: FileScope | null): boolean =>
  holds(today.countries, then?.countries ?? null) && holds(today.owners, then?.owners ?? null);

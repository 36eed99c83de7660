/** Whether a file still holds no more than its asker may see: rights may be narrowed before the file's day is over. */
import { type FileScope } from '../kit/export/source.ts';

type Values = FileScope[string];

const holds = (wide: Values, narrow: Values): boolean =>
  wide === null || (narrow?.every((value) => wide.includes(value)) ?? false);

/** Whether who sees `today` still sees all that a file of `then` may tell of; one that does not say, tells of all. */
export const stillCovers = (today: FileScope, then: FileScope | null): boolean =>
  Object.entries(today).every(([holder, values]) => holds(values, then?.[holder] ?? null));

/** Cuts what a projector tells after a commit into pieces that Postgres takes. */
import { type Change, type ProjectionNotification } from '@cotejo/core/kit/projections';

/** Postgres takes less than 8000 bytes. */
const longest = 7_900;
const size = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/**
 * Splits what is to be told into payloads that Postgres takes.
 * @param changes `'many'` while catching up, when nobody looks at single records
 */
export const notifications = (
  projector: string,
  position: string,
  changes: readonly Change[] | 'many',
): readonly ProjectionNotification[] => {
  if (changes === 'many') return [{ projector, position, resync: true }];
  const frame = size({ projector, position, changes: [] });
  const parts: Change[][] = [[]];
  let used = frame;
  for (const change of changes) {
    const bytes = size(change) + 1;
    if (used + bytes > longest && parts.at(-1)!.length > 0) {
      parts.push([]);
      used = frame;
    }
    parts.at(-1)!.push(change);
    used += bytes;
  }
  return parts.map((part) => ({ projector, position, changes: part }));
};

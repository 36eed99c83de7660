/** What a projector says after a commit, so that readers wake and screens refresh: ids and positions, never data. */
import { type Change } from './projector.ts';

export const channel = 'projections';

export type Notification = {
  readonly projector: string;
  /** How far the read models are when this is heard. */
  readonly position: string;
  readonly changes?: readonly Change[];
  /** More changed than is told one by one. */
  readonly resync?: true;
};

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
): readonly Notification[] => {
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

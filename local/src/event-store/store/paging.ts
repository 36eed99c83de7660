/** Pages that grow while events are small and shrink while they are large, so that memory stays flat. */
import type { EventRecord } from '../semantics/event.ts';

const fewest = 32;
const most = 1_024;
const comfortable = 512 * 1024;

/** The size of the first page of a reader that wants this many events. */
export const firstLimit = (wanted: number): number => Math.min(fewest, wanted);

/** The size of the page after this one. */
export function nextLimit(limit: number, page: readonly EventRecord[]): number {
  const bytes = page.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0);
  if (bytes > 2 * comfortable) return Math.max(1, Math.floor(limit / 2));
  return bytes < comfortable ? Math.min(most, limit * 2) : limit;
}

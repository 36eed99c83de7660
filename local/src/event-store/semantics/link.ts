/** Links: events that stand for an event of another stream. */
import type { EventRecord, Revision } from './event.ts';

export const linkType = '$>';

export type LinkTarget = { stream: string; revision: Revision };

/** Where a link points to (`revision@stream`), or nothing when it is broken. */
export function linkTarget(link: EventRecord): LinkTarget | undefined {
  const [, revision, stream] = /^(\d+)@(.+)$/s.exec(Buffer.from(link.data).toString('utf8')) ?? [];
  return revision && stream ? { stream, revision: Number(revision) } : undefined;
}

/** Whether an append, a deletion or a tombstone meets the stream that its sender expects. */
import { deletedRevision, noRevision, type Position, type Revision } from './event.ts';
import { isSoftDeleted } from './stream-metadata.ts';
import type { StreamState } from './stream-state.ts';

/** The sender's expectation of the stream: a revision, its absence, its existence, or nothing at all. */
export type Expected = Revision | 'noStream' | 'streamExists' | 'any';

/** Where an event that was asked for by its id stands in the stream. */
export type Located = { revision: Revision; position: Position };

/** Finds an event of the stream by its id: the latest, or the one at the revision. */
export type Locate = (eventId: string, at?: Revision) => Located | undefined;

export type Verdict =
  | { kind: 'write' }
  /** The same events were written before: answer as then. */
  | { kind: 'repeated'; revision: Revision; position: Position }
  | { kind: 'wrongExpectedVersion'; current: Revision }
  | { kind: 'streamDeleted' };

const write: Verdict = { kind: 'write' };

/**
 * Judges a write by the stream's state and the ids of its events.
 * A repeat of an earlier write, recognised by its event ids, succeeds without being written again.
 */
export function judge(
  state: StreamState,
  expected: Expected,
  eventIds: readonly string[],
  locate: Locate,
): Verdict {
  const { last } = state;
  const wrong: Verdict = { kind: 'wrongExpectedVersion', current: last };
  if (last === deletedRevision) return { kind: 'streamDeleted' };
  if (expected === 'streamExists') {
    if (isSoftDeleted(state.metadata)) return { kind: 'streamDeleted' };
    if (last === noRevision && !state.hasMetadata) return wrong;
  }
  if (expected === 'any' || expected === 'streamExists') {
    const isNew = eventIds[0] === undefined || !locate(eventIds[0]);
    return isNew ? write : (repeatOf(eventIds.map((id) => locate(id))) ?? wrong);
  }
  const expectedLast = expected === 'noStream' ? noRevision : expected;
  if (expectedLast > last) return wrong;
  if (expectedLast === last || eventIds.length === 0) return write;
  const found = eventIds.map((id, index) => locate(id, expectedLast + 1 + index));
  const isRebirth = expected === 'noStream' && isSoftDeleted(state.metadata) && !found[0];
  return isRebirth ? write : (repeatOf(found) ?? wrong);
}

/** A write is a repeat when each of its events was found. */
function repeatOf(found: readonly (Located | undefined)[]): Verdict | undefined {
  const last = found.at(-1);
  if (!last || found.includes(undefined)) return undefined;
  return { kind: 'repeated', revision: last.revision, position: last.position };
}

/** The state of a stream that appends and reads are decided on. */
import { deletedRevision, noRevision, type EventRecord, type Revision } from './event.ts';
import {
  isSoftDeleted,
  metadataOfMetastreams,
  noMetadata,
  parseMetadata,
  type StreamMetadata,
} from './stream-metadata.ts';
import { isMetastream, pairOf } from './stream-name.ts';

/** A stream and its metastream: their last revisions (`noRevision` without events) and what the metadata says. */
export type StreamPair = { last: Revision; metaLast: Revision; metadata: StreamMetadata };

export type StreamState = { last: Revision; hasMetadata: boolean; metadata: StreamMetadata };

export const emptyPair: StreamPair = { last: noRevision, metaLast: noRevision, metadata: noMetadata };

/** The state of one of the two streams of a pair. A tombstone on a stream covers its metastream. */
export function stateIn(pair: StreamPair, stream: string): StreamState {
  if (!isMetastream(stream)) {
    return { last: pair.last, hasMetadata: pair.metaLast !== noRevision, metadata: pair.metadata };
  }
  const last = pair.last === deletedRevision ? deletedRevision : pair.metaLast;
  return { last, hasMetadata: false, metadata: metadataOfMetastreams };
}

/** The pair after a record was written to one of its streams. */
export function pairAfter(pair: StreamPair, record: EventRecord): StreamPair {
  return isMetastream(record.stream)
    ? { ...pair, metaLast: record.revision, metadata: parseMetadata(record.data) }
    : { ...pair, last: record.revision };
}

export const keyOf = (record: EventRecord): string => pairOf(record.stream);

export type Presence = 'exists' | 'missing' | 'tombstoned';

/** How a reader finds the stream: a soft-deleted one is missing until it is written again. */
export function presenceOf({ last, metadata }: StreamState): Presence {
  if (last === deletedRevision) return 'tombstoned';
  return last === noRevision || isSoftDeleted(metadata) ? 'missing' : 'exists';
}

/** The first revision that a reader may see. */
export function firstVisible({ last, metadata }: StreamState): Revision {
  const byCount = metadata.maxCount === undefined ? 0 : last - metadata.maxCount + 1;
  return Math.max(0, byCount, metadata.truncateBefore);
}

/** Whether the event is older than the stream keeps its events; `now` in milliseconds since 1970. */
export const isTooOld = ({ maxAge }: StreamMetadata, record: EventRecord, now: number): boolean =>
  maxAge !== undefined && record.created < now - maxAge * 1_000;

/** The log: where records are kept. One writer, many readers. */
import type { EventRecord, Position, Revision } from '../semantics/event.ts';
import type { Located } from '../semantics/expected-revision.ts';
import type { StreamPair } from '../semantics/stream-state.ts';

export type Direction = 'forwards' | 'backwards';

/** Asks for streams by the name of their pair, and for events by the stream that they are in. */
export type Question = { pairs: readonly string[]; events: readonly EventKey[] };
export type EventKey = { stream: string; id: string };

/** The entries found in the log; unknown streams and events are left out. */
export type Answer = { pairs: Map<string, StreamPair>; events: Map<string, readonly Located[]> };

export const eventKey = ({ stream, id }: EventKey): string => `${id}@${stream}`;

/**
 * As many of the next records as are within both limits, so that nobody who reads fills the memory: their number, and
 * the bytes of their data and metadata. The first one that has any is always there, however large it is.
 */
export type Page = { direction: Direction; limit: number; bytes: number };

export type Log = {
  /**
   * Becomes the only writer and finds out where the log ends: the position of the next record. To be called first,
   * and again after a failed `append`, whose outcome is unknown until then.
   */
  open: () => Promise<Position>;
  /** Adds the records, all or none, durably and visibly for all readers when it resolves. */
  append: (records: readonly EventRecord[]) => Promise<void>;
  lookUp: (question: Question) => Promise<Answer>;
  /** Forwards from the position on, backwards from before it. */
  readAll: (from: Position, page: Page) => Promise<readonly EventRecord[]>;
  /** Both ways from the revision on, itself included. */
  readStream: (stream: string, from: Revision, page: Page) => Promise<readonly EventRecord[]>;
  close: () => Promise<void>;
};

/** The log does not answer now: its database is away. Nothing is known about what was asked of it. */
export class LogUnavailable extends Error {}

/** The event store as the rest of the code knows it: streams, one ordered log, and a subscription to that log. */

/** A place in the log. Both numbers are stored: a server may tell them apart (they are equal on today's). */
export type Position = { readonly commit: bigint; readonly prepare: bigint };

/** Bytes on their way in: `data` and `metadata` are JSON values. */
export type NewEvent = {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: Readonly<Record<string, unknown>>;
};

/** An event with its place. */
export type PlacedEvent = NewEvent & {
  readonly stream: string;
  /** From 0. */
  readonly revision: number;
  readonly position: Position;
};

export type StoredEvent = PlacedEvent & {
  /** When the store wrote it. */
  readonly created: Date;
};

/** The revision that the stream must be at: a number from 0, or no stream at all. */
export type ExpectedRevision = number | 'noStream';

/**
 * The signals of a subscription, in the order of the log: an event; a candidate for a checkpoint, a position with nothing
 * unread before it; that history has ended and what follows is live. System events are left out.
 */
export type LogSignal =
  | { readonly kind: 'event'; readonly event: StoredEvent }
  | { readonly kind: 'candidate'; readonly position: Position }
  | { readonly kind: 'caughtUp' };

/** Iterated once. It ends when the server ends it, throws when it breaks; `close` ends it from this side. */
export type LogSubscription = AsyncIterable<LogSignal> & { close(): Promise<void> };

export type EventStore = {
  /** @returns the stream's events from a revision on; none when there is no such stream. */
  readStream(stream: string, fromRevision?: number): Promise<StoredEvent[]>;
  /**
   * Appends all or none. A repeat with the same ids at the same revision changes nothing and answers as the first time.
   * @throws WrongExpectedRevision, StoreUnavailable, InvalidAppend
   */
  append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<{ revision: number; position: Position }>;
  /** The place of the last event in the log. */
  head(): Promise<Position>;
  /**
   * Reads the log forwards, from the position on or from the start, to so many events or to its end. System events are
   * left out, and don't count.
   */
  readAll(from: Position | 'start', maxCount: number): AsyncIterable<StoredEvent>;
  /** Follows the log for ever, after the position or from the start. */
  subscribe(after: Position | 'start'): LogSubscription;
  close(): Promise<void>;
};

/** Another append came first. */
export class WrongExpectedRevision extends Error {
  readonly stream: string;
  constructor(stream: string) {
    super(`The stream ${stream} is not at the expected revision.`);
    this.name = 'WrongExpectedRevision';
    this.stream = stream;
  }
}

/** The store does not answer, or whether an append was written is unknown; the same append may be sent again. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The event store does not answer.', { cause });
    this.name = 'StoreUnavailable';
  }
}

/** No store could append it, at any time: a mistake of the caller, found before the store is asked. */
export class InvalidAppend extends Error {
  constructor(stream: string, fault: string, cause?: unknown) {
    super(`To ${JSON.stringify(stream)} nothing is appended: ${fault}.`, { cause });
    this.name = 'InvalidAppend';
  }
}

/** -1, 0 or 1, as sorting wants it. */
export const comparePositions = (a: Position, b: Position): number =>
  a.commit === b.commit ? Math.sign(Number(a.prepare - b.prepare)) : a.commit < b.commit ? -1 : 1;

/** As clients see it: one decimal. */
export const formatPosition = (position: Position): string => position.commit.toString();

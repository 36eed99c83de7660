/** The messages to a reader or a subscriber, one after the other. */
import type { EventRecord, Position } from '../semantics/event.ts';

/** An event as it is delivered: through a link, with the link; a link without its event points to nothing any more. */
export type Resolved = { event?: EventRecord; link?: EventRecord };

export type Message =
  | ({ kind: 'event' } & Resolved)
  | { kind: 'streamNotFound'; stream: string }
  | { kind: 'confirmation'; subscriptionId: string }
  /** `beforeEverything` in a filtered subscription from the start to which nothing has been sent yet. */
  | { kind: 'checkpoint'; position: Position | 'beforeEverything' }
  | { kind: 'caughtUp' };

/** The stream is tombstoned: it can't be read, written or followed any more. */
export class StreamTombstoned extends Error {
  readonly stream: string;
  constructor(stream: string) {
    super(`Event stream '${stream}' is deleted.`);
    this.stream = stream;
  }
}

/** The position is in the midst of a record. */
export class InvalidPosition extends Error {}

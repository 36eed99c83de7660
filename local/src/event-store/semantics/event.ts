/** The entries of the log: proposed events, and written records. */

/** A position in the log: the number of bytes of log before the record. Strictly increasing, not dense. */
export type Position = number;

/** The number of an event in its stream, from 0 on. */
export type Revision = number;

/**
 * The revision of a tombstone, and the truncation of a soft-deleted stream: the protocol's largest 64-bit integer.
 * A double holds it as 2^63, which no real revision reaches, so comparisons stay exact.
 */
export const deletedRevision: Revision = 2 ** 63;

/** The revision of a stream that has no event. */
export const noRevision: Revision = -1;

export const revisionText = (revision: Revision): string =>
  revision === deletedRevision ? '9223372036854775807' : String(revision);

export type ProposedEvent = {
  /** UUID in its canonical, lower-case form. */
  id: string;
  type: string;
  isJson: boolean;
  data: Uint8Array;
  metadata: Uint8Array;
};

export type EventRecord = ProposedEvent & {
  position: Position;
  stream: string;
  revision: Revision;
  /** Milliseconds since 1970. */
  created: number;
};

/** The bytes of an event that its sender chose, which is nearly all that it takes of the memory. */
export const contentLength = ({ data, metadata }: ProposedEvent): number => data.length + metadata.length;

const recordOverhead = 128;

/**
 * The length that a record takes of the log. It decides the position of the next one, so it depends on nothing but
 * the record: whoever opens the log finds the same end again.
 */
export const recordLength = (record: EventRecord): number =>
  recordOverhead + contentLength(record) + 2 * (record.stream.length + record.type.length);

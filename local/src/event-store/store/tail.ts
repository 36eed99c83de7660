/** The newest records, kept in memory so that whoever follows the log does not ask the database. */
import type { Page } from '../log/log.ts';
import { indexAt, pageOf } from '../log/ordered.ts';
import { contentLength, type EventRecord, type Position, type Revision } from '../semantics/event.ts';

export type Tail = {
  add: (records: readonly EventRecord[]) => void;
  /** The next records forwards of $all from the position on, or nothing when the tail does not reach so far back. */
  readAll: (from: Position, page: Page) => readonly EventRecord[] | undefined;
  /** The next records forwards of the stream from the revision on, or nothing when the tail does not hold them all. */
  readStream: (stream: string, from: Revision, page: Page) => readonly EventRecord[] | undefined;
};

type Limits = { records: number; bytes: number };

/** An empty tail of a log that ends at the position. It keeps what is within both limits. */
export function createTail(end: Position, limits: Limits): Tail {
  let all: EventRecord[] = [];
  let bytes = 0;
  let begins = end;
  const streams = new Map<string, EventRecord[]>();

  const add = (record: EventRecord): void => {
    all.push(record);
    bytes += contentLength(record);
    const stream = streams.get(record.stream);
    if (stream) stream.push(record);
    else streams.set(record.stream, [record]);
  };

  /** Forgets the older half, so that forgetting costs little per record. */
  const forget = (): void => {
    const kept = Math.floor(all.length / 2);
    const old = all.slice(0, all.length - kept);
    all = all.slice(all.length - kept);
    begins = all[0]?.position ?? begins;
    for (const record of old) bytes -= contentLength(record);
    for (const name of new Set(old.map(({ stream }) => stream))) {
      const rest = (streams.get(name) ?? []).filter(({ position }) => position >= begins);
      if (rest.length > 0) streams.set(name, rest);
      else streams.delete(name);
    }
  };

  return {
    add: (records) => {
      records.forEach(add);
      while (all.length > limits.records || (bytes > limits.bytes && all.length > 1)) forget();
    },
    readAll: (from, page) => (from >= begins ? pageOf(all, indexAt(all, 'position', from), page) : undefined),
    readStream: (stream, from, page) => {
      const records = streams.get(stream);
      const isWhole = records?.[0] && records[0].revision <= from;
      return isWhole ? pageOf(records, indexAt(records, 'revision', from), page) : undefined;
    },
  };
}

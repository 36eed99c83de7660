/** The committed records, from memory where they are new and from the log where they are old. */
import type { Direction, Log } from '../log/log.ts';
import type { EventRecord, Position, Revision } from '../semantics/event.ts';
import { createSignals, allTopic, type Listener } from './signals.ts';
import { pageBytes } from './paging.ts';
import { createTail } from './tail.ts';

const tailLimits = { records: 20_000, bytes: 16 * 1024 * 1024 };

export type Found = {
  records: readonly EventRecord[];
  /** Whether the records came from memory: the reader is close to the end. */
  isFresh: boolean;
};

export type Records = {
  /** The position of the next record. */
  end: () => Position;
  /** Takes over what a commit added. */
  add: (records: readonly EventRecord[], end: Position) => void;
  /** The log ends elsewhere than was thought: all readers look again. */
  restart: (end: Position) => void;
  /** No more records than the limit, and no more bytes than a page may have. */
  readAll: (from: Position, direction: Direction, limit: number) => Promise<Found>;
  readStream: (stream: string, from: Revision, direction: Direction, limit: number) => Promise<Found>;
  listen: (topic: string) => Listener;
};

/** The records of an opened log that ends at the position. */
export function createRecords(log: Log): Records {
  let end: Position = 0;
  let tail = createTail(end, tailLimits);
  const signals = createSignals();

  return {
    end: () => end,
    add: (records, newEnd) => {
      tail.add(records);
      end = newEnd;
      signals.send(new Set([allTopic, ...records.map(({ stream }) => stream)]));
    },
    restart: (newEnd) => {
      tail = createTail(newEnd, tailLimits);
      end = newEnd;
      signals.sendAll();
    },
    readAll: async (from, direction, limit) => {
      const page = { direction, limit, bytes: pageBytes };
      const records = direction === 'forwards' && tail.readAll(from, page);
      return records
        ? { records, isFresh: true }
        : { records: await log.readAll(from, page), isFresh: false };
    },
    readStream: async (stream, from, direction, limit) => {
      const page = { direction, limit, bytes: pageBytes };
      const records = direction === 'forwards' && tail.readStream(stream, from, page);
      return records
        ? { records, isFresh: true }
        : { records: await log.readStream(stream, from, page), isFresh: false };
    },
    listen: signals.listen,
  };
}

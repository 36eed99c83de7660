/** A log in a Postgres database, durable before it says so. */
import { recordLength, type EventRecord, type Position } from '../semantics/event.ts';
import { metastreamOf } from '../semantics/stream-name.ts';
import type { Log } from './log.ts';
import { knownNames } from './known-names.ts';
import { lookUpEvents, lookUpPairs } from './postgres-look-up.ts';
import { createReaders } from './postgres-readers.ts';
import { columns, insertion, recordOf, type Row } from './postgres-rows.ts';
import { createWriterSession } from './postgres-session.ts';

const select = `select ${columns} from eventlog.records`;

export const reads = {
  allForwards: { name: 'all-forwards', text: `${select} where position >= $1 order by position limit $2` },
  allBackwards: {
    name: 'all-backwards',
    text: `${select} where position < $1 order by position desc limit $2`,
  },
  streamForwards: {
    name: 'stream-forwards',
    text: `${select} where stream = $1 and revision >= $2 order by revision limit $3`,
  },
  streamBackwards: {
    name: 'stream-backwards',
    text: `${select} where stream = $1 and revision <= $2 order by revision desc limit $3`,
  },
};

/**
 * The log in schema `eventlog` of the database, which is created when it is missing. Another owner is given some
 * milliseconds to leave.
 */
export function postgresLog(url: string, { patienceWithOwner = 10_000 } = {}): Log {
  const session = createWriterSession(url, patienceWithOwner);
  const readers = createReaders(url);
  const names = knownNames(readers);

  const read = async (statement: { name: string; text: string }, values: unknown[]): Promise<EventRecord[]> =>
    (await readers.query<Row>({ ...statement, values })).map(recordOf);

  return {
    open: async () => {
      await session.begin();
      const [last] = (await session.query<Row>(`${select} order by position desc limit 1`)).map(recordOf);
      const end: Position = last ? last.position + recordLength(last) : 0;
      names.learnUpTo(end);
      return end;
    },
    append: async (records) => {
      records.forEach(names.add);
      await session.query(insertion(records));
    },
    lookUp: async ({ pairs, events }) => {
      const [foundPairs, foundEvents] = await Promise.all([
        lookUpPairs(
          readers,
          pairs.filter((name) => names.mayHave(name) || names.mayHave(metastreamOf(name))),
        ),
        lookUpEvents(
          readers,
          events.filter(({ id }) => names.mayHave(id)),
        ),
      ]);
      return { pairs: foundPairs, events: foundEvents };
    },
    readAll: (from, { direction, limit }) =>
      read(direction === 'forwards' ? reads.allForwards : reads.allBackwards, [bigint(from), limit]),
    readStream: (stream, from, { direction, limit }) =>
      read(direction === 'forwards' ? reads.streamForwards : reads.streamBackwards, [
        stream,
        bigint(from),
        limit,
      ]),
    close: async () => {
      names.close();
      await session.end();
      await readers.close();
    },
  };
}

const largest = 2 ** 63;

/** A place that may be beyond what the database can count. */
const bigint = (place: number): string => (place >= largest ? '9223372036854775807' : String(place));

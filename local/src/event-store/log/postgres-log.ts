/** A log in a Postgres database, durable before it says so. */
import { recordLength, type EventRecord, type Position } from '../semantics/event.ts';
import { metastreamOf } from '../semantics/stream-name.ts';
import type { Log } from './log.ts';
import { knownNames } from './known-names.ts';
import { lookUpEvents, lookUpPairs } from './postgres-look-up.ts';
import { createReaders } from './postgres-readers.ts';
import { columns, insertion, recordOf, type Row } from './postgres-rows.ts';
import { createWriterSession } from './postgres-session.ts';

/** The statement for a page: of $1 records and $2 bytes at most, but never empty while there is one. */
const pageOf = (name: string, where: string, order: string) => ({
  name,
  // Large contents are kept apart, and their length with the row: what is beyond the page is not even read.
  text: `
    select ${columns} from (
      select *, sum(length) over (order by ${order} rows unbounded preceding) as total from (
        select *, octet_length(data) + octet_length(metadata) as length from eventlog.records
        where ${where} order by ${order} limit $1
      ) as near
    ) as measured
    where total <= $2 or total = length order by ${order}`,
});

export const reads = {
  allForwards: pageOf('all-forwards', 'position >= $3', 'position'),
  allBackwards: pageOf('all-backwards', 'position < $3', 'position desc'),
  streamForwards: pageOf('stream-forwards', 'stream = $3 and revision >= $4', 'revision'),
  streamBackwards: pageOf('stream-backwards', 'stream = $3 and revision <= $4', 'revision desc'),
};

const lastRecord = `select ${columns} from eventlog.records order by position desc limit 1`;

/**
 * The log in schema `eventlog` of the database, which is created when it is missing. Another owner is given some
 * milliseconds to leave.
 */
export function postgresLog(url: string, { ownerTimeout = 10_000 } = {}): Log {
  const session = createWriterSession(url, ownerTimeout);
  const readers = createReaders(url);
  const names = knownNames(readers);

  const read = async (statement: { name: string; text: string }, values: unknown[]): Promise<EventRecord[]> =>
    (await readers.query<Row>({ ...statement, values })).map(recordOf);

  return {
    open: async () => {
      await session.begin();
      const [last] = (await session.query<Row>(lastRecord)).map(recordOf);
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
    readAll: (from, { direction, limit, bytes }) =>
      read(direction === 'forwards' ? reads.allForwards : reads.allBackwards, [limit, bytes, bigint(from)]),
    readStream: (stream, from, { direction, limit, bytes }) =>
      read(direction === 'forwards' ? reads.streamForwards : reads.streamBackwards, [
        limit,
        bytes,
        stream,
        bigint(from),
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

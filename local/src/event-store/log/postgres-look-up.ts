/** Finds streams and events by name and id. */
import type { Located } from '../semantics/expected-revision.ts';
import { noRevision, type Revision } from '../semantics/event.ts';
import { noMetadata, parseMetadata } from '../semantics/stream-metadata.ts';
import type { StreamPair } from '../semantics/stream-state.ts';
import { eventKey, type EventKey } from './log.ts';
import type { Readers } from './postgres-readers.ts';

type PairRow = { name: string; last: string | null; meta_last: string | null; data: Buffer | null };
type EventRow = { id: string; stream: string; revision: string; position: string };

export const pairsByName = {
  name: 'pairs-by-name',
  text: `
    select name, meta.revision as meta_last, meta.data,
           (select revision from eventlog.records where stream = name order by revision desc limit 1) as last
    from unnest($1::text[]) as asked(name)
    left join lateral (
      select revision, data from eventlog.records where stream = '$$' || name order by revision desc limit 1
    ) as meta on true`,
};

export const eventsById = {
  name: 'events-by-id',
  text: 'select id, stream, revision, position from eventlog.records where id = any($1::uuid[])',
};

/** The pairs that have any event. */
export async function lookUpPairs(
  readers: Readers,
  names: readonly string[],
): Promise<Map<string, StreamPair>> {
  if (names.length === 0) return new Map();
  const rows = await readers.query<PairRow>({ ...pairsByName, values: [names] });
  const known = rows.filter(({ last, meta_last }) => last !== null || meta_last !== null);
  return new Map(known.map((row) => [row.name, pairOfRow(row)]));
}

const pairOfRow = ({ last, meta_last, data }: PairRow): StreamPair => ({
  last: revisionOf(last),
  metaLast: revisionOf(meta_last),
  metadata: data ? parseMetadata(data) : noMetadata,
});

const revisionOf = (text: string | null): Revision => (text === null ? noRevision : Number(text));

/** Where the events stand, the latest first when an id was used more than once. */
export async function lookUpEvents(
  readers: Readers,
  keys: readonly EventKey[],
): Promise<Map<string, readonly Located[]>> {
  const found = new Map<string, Located[]>();
  if (keys.length === 0) return found;
  const rows = await readers.query<EventRow>({ ...eventsById, values: [keys.map(({ id }) => id)] });
  // The order is made here: asked for an order, the database might walk the whole log in it.
  for (const row of rows.sort((one, other) => Number(other.position) - Number(one.position))) {
    const place = { revision: Number(row.revision), position: Number(row.position) };
    const places = found.get(eventKey(row));
    if (places) places.push(place);
    else found.set(eventKey(row), [place]);
  }
  return found;
}

/** Reads of a stream or of $all, once from one end to the other. */
import type { Direction } from '../log/log.ts';
import {
  deletedRevision,
  recordLength,
  type EventRecord,
  type Position,
  type Revision,
} from '../semantics/event.ts';
import type { Filter } from '../semantics/filter.ts';
import { firstVisible, isTooOld, presenceOf } from '../semantics/stream-state.ts';
import { partsOf, resolve } from './links.ts';
import { InvalidPosition, StreamTombstoned, type Message } from './messages.ts';
import { firstLimit, nextLimit } from './paging.ts';
import type { Found, Records } from './records.ts';
import type { StreamStates } from './stream-states.ts';

type Sources = { states: StreamStates; records: Records };
type Common = { direction: Direction; count: number; resolveLinks: boolean };

export type StreamRead = Common & { stream: string; from: Revision | 'start' | 'end' };
export type AllRead = Common & { from: Position | 'start' | 'end'; filter: Filter };

/**
 * The events of a stream from the revision on, itself included. Throws StreamTombstoned, also when the tombstone comes
 * while it reads.
 */
export async function* readStream(read: StreamRead, sources: Sources): AsyncGenerator<readonly Message[]> {
  const { stream, direction } = read;
  const state = await sources.states.stateOf(stream);
  const presence = presenceOf(state);
  if (presence === 'tombstoned') throw new StreamTombstoned(stream);
  if (presence === 'missing') {
    yield [{ kind: 'streamNotFound', stream }];
    return;
  }
  const least = firstVisible(state);
  const begin = placeOf(read.from, state.last, direction);
  const now = Date.now();
  const fetch = async (from: Revision, limit: number): Promise<Found> => {
    const page = await sources.records.readStream(stream, from, direction, limit);
    if (page.records.at(-1)?.revision === deletedRevision) throw new StreamTombstoned(stream);
    return page;
  };
  const isSeen = (record: EventRecord): boolean =>
    record.revision >= least && !isTooOld(state.metadata, record, now);
  const isDone = (record: EventRecord): boolean => direction === 'backwards' && record.revision <= least;
  const next = ({ revision }: EventRecord): Revision =>
    direction === 'forwards' ? revision + 1 : revision - 1;
  const from = direction === 'forwards' ? Math.max(begin, least) : Math.min(begin, state.last);
  yield* deliver(read, sources, { from, fetch, isSeen, isDone, next });
}

/**
 * The events of $all: forwards from the position on, backwards before it.
 * Throws InvalidPosition when no record begins there.
 */
export async function* readAll(read: AllRead, sources: Sources): AsyncGenerator<readonly Message[]> {
  const { direction, filter } = read;
  const { records } = sources;
  const from = placeOf(read.from, records.end(), direction);
  if (typeof read.from === 'number') await checkPosition(records, read.from);
  yield* deliver(read, sources, {
    from,
    fetch: (position, limit) => records.readAll(position, direction, limit),
    isSeen: filter,
    isDone: () => false,
    next: (record) => (direction === 'forwards' ? record.position + recordLength(record) : record.position),
  });
}

/** The record that begins at the position, or nothing at the end of the log. Throws InvalidPosition. */
export async function checkPosition(records: Records, position: Position): Promise<EventRecord | undefined> {
  const { records: found } = await records.readAll(position, 'forwards', 1);
  if (found[0] && found[0].position !== position) throw new InvalidPosition();
  return found[0];
}

const placeOf = (from: number | 'start' | 'end', end: number, direction: Direction): number => {
  if (from === 'end') return direction === 'forwards' ? end + 1 : end;
  return from === 'start' ? 0 : from;
};

type Walk = {
  from: number;
  fetch: (from: number, limit: number) => Promise<Found>;
  isSeen: Filter;
  isDone: (record: EventRecord) => boolean;
  next: (record: EventRecord) => number;
};

async function* deliver(read: Common, sources: Sources, walk: Walk): AsyncGenerator<readonly Message[]> {
  let left = read.count;
  let limit = firstLimit(left);
  let page = left > 0 ? walk.fetch(walk.from, limit) : undefined;
  while (page) {
    const { records } = await page;
    const last = records.at(-1);
    const seen = records.filter(walk.isSeen).slice(0, left);
    left -= seen.length;
    limit = nextLimit(records);
    const goesOn = last && left > 0 && !walk.isDone(last);
    // The next page is on its way while this one is sent.
    page = goesOn ? walk.fetch(walk.next(last), limit) : undefined;
    page?.catch(() => {});
    // The client gets a turn after each page, also where the filter leaves nothing of it, and may have gone meanwhile.
    if (seen.length === 0) yield [];
    for (const part of partsOf(seen, read.resolveLinks)) {
      const delivered = await resolve(part, read.resolveLinks, sources);
      yield delivered.map((resolved) => ({ kind: 'event', ...resolved }));
    }
  }
}

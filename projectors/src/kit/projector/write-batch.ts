/** One batch: its rows, the checkpoint and the notification, in one transaction or not at all. */
import { type Client } from 'pg';
import { type AnyEvent, categoryOf, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { formatPosition, type Position, type StoredEvent } from '@cotejo/core/kit/event-store';
import { type EventCodec } from '@cotejo/core/kit/personal-data';
import { isOutage } from '@cotejo/core/kit/service';
import { projectionChannel, type ProjectionNotification } from '@cotejo/core/kit/projections';
import { advance, Deposed, type Place } from './checkpoint.ts';
import { notifications } from './notification.ts';
import { isOf, type Projector } from './projector.ts';

/** An event that can't be projected. Nothing after it is, until it can. */
export class PoisonEvent extends Error {
  readonly eventId: string;
  /** Everything before it is written: how far that is. */
  readonly place: Place;
  constructor(eventId: string, place: Place, cause: unknown) {
    super(`The event ${eventId} can't be projected.`, { cause });
    this.name = 'PoisonEvent';
    this.eventId = eventId;
    this.place = place;
  }
}

export type Writing = {
  readonly projector: Projector;
  readonly codec: EventCodec;
  readonly sql: Client;
  /** Tells nobody: what is written can't be seen yet, and whoever waits for its position waits for what can. */
  readonly quiet?: boolean;
};

type Part = { readonly events: readonly StoredEvent[]; readonly position: Position; readonly live: boolean };

/** Opens the events that this projector understands, in the order of the log. */
const open = async ({ projector, codec }: Writing, events: readonly StoredEvent[]): Promise<Recorded[]> => {
  const own = events.filter((event) => isOf(projector, event));
  const opened = new Map<string, Recorded<AnyEvent>>();
  for (const category of new Set(own.map(({ stream }) => categoryOf(stream)))) {
    const ofCategory = own.filter(({ stream }) => categoryOf(stream) === category);
    for (const event of await codec.decode(projector.handles[category]!, ofCategory))
      opened.set(event.position, event);
  }
  return own.map((event) => opened.get(formatPosition(event.position))!);
};

/** @throws Deposed, or whatever opening or applying the events threw; nothing is written then */
const writePart = async (writing: Writing, from: Place, part: Part): Promise<Place> => {
  const { projector, sql, quiet = false } = writing;
  const position = formatPosition(part.position);
  const events = await open(writing, part.events);
  if (events.length === 0) {
    const [told] = notifications(projector.name, position, []);
    return advance(sql, projector, from, part.position, quiet ? undefined : JSON.stringify(told));
  }
  // Answered before anything follows: what is sent behind a beginning that failed would count by itself.
  await sql.query('begin');
  try {
    // First, so that an instance that does not lead any more learns it before it touches a row.
    const place = await advance(sql, projector, from, part.position);
    const changes = await projector.apply(events, sql);
    const told = quiet ? [] : notifications(projector.name, position, part.live ? changes : 'many');
    const tell = (payload: ProjectionNotification) =>
      sql.query({
        name: 'tell',
        text: `select pg_notify('${projectionChannel}', $1)`,
        values: [JSON.stringify(payload)],
      });
    // A commit of what has failed rolls it back.
    await Promise.all([...told.map(tell), sql.query('commit')]);
    return place;
  } catch (error) {
    await sql.query('rollback'); // rejects when the connection is gone: then that is the error
    throw error;
  }
};

/**
 * Writes a batch. When it fails, its events are tried one by one, so that all before the one at fault are written and
 * its id is known.
 * @throws PoisonEvent; Deposed, or the outage that kept it from writing
 */
export const writeBatch = async (writing: Writing, from: Place, batch: Part): Promise<Place> => {
  /** Rejects when it was the right to write, the keys' store or a connection that failed: then no event is at fault. */
  const blame = async (error: unknown): Promise<void> => {
    if (error instanceof Deposed || isOutage(error)) throw error;
    await writing.sql.query('select');
  };
  try {
    return await writePart(writing, from, batch);
  } catch (error) {
    await blame(error);
  }
  let place = from;
  for (const event of batch.events)
    try {
      place = await writePart(writing, place, { ...batch, events: [event], position: event.position });
    } catch (error) {
      await blame(error);
      throw new PoisonEvent(event.id, place, error);
    }
  return place.position === batch.position ? place : writePart(writing, place, { ...batch, events: [] });
};

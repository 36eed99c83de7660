/** One batch: its rows, what it parks, the checkpoint and the notification, in one transaction or not at all. */
import { type Client } from 'pg';
import {
  type EventStore,
  formatPosition,
  type Position,
  type StoredEvent,
} from '@cotejo/core/kit/event-store';
import { type EventCodec } from '@cotejo/core/kit/personal-data';
import { advance, type Place } from './checkpoint.ts';
import { blame, PoisonEvent } from './fault.ts';
import { followDecision, isDecisionFor } from './follow-decision.ts';
import { notifications } from './notification.ts';
import { openEvents } from './open-events.ts';
import { defer, parkAt } from './parked-streams.ts';
import { isOf, type Projector } from './projector.ts';
import { commitWith } from './transaction.ts';

export type Writing = {
  readonly projector: Projector;
  readonly codec: EventCodec;
  /** Where the events of a parked stream are read again. */
  readonly store: Pick<EventStore, 'readStream'>;
  readonly sql: Client;
  /** Sends no notification: what is written can't be seen yet, and whoever waits for its position waits for what can. */
  readonly quiet?: boolean;
  /** How many streams may be parked at once; beyond that a defect is taken to be the projector's, which stops. */
  readonly mostParked?: number;
  /** Called for each stream that is parked, or stays parked after a retry. */
  readonly onParked?: (stream: string, eventId: string, error: unknown) => void;
};

type Part = { readonly events: readonly StoredEvent[]; readonly position: Position; readonly live: boolean };

/** @throws Deposed, or whatever opening or applying the events threw; nothing is written then */
const writePart = async (writing: Writing, from: Place, part: Part): Promise<Place> => {
  const { projector, codec, sql, quiet = false } = writing;
  const position = formatPosition(part.position);
  const own = part.events.filter((event) => isOf(projector, event));
  if (own.length === 0) {
    const [payload] = notifications(projector.name, position, []);
    return advance(sql, projector, from, part.position, quiet ? undefined : JSON.stringify(payload));
  }
  const isParked = ({ stream }: StoredEvent): boolean => from.parked.has(stream);
  const events = await openEvents(
    projector,
    codec,
    own.filter((event) => !isParked(event)),
  );
  return commitWith(sql, projector, from, part.position, async () => {
    const parked = await defer(sql, projector, from.parked, own.filter(isParked));
    const changes = events.length === 0 ? [] : await projector.apply(events, sql);
    return {
      parked,
      notifications: quiet ? [] : notifications(projector.name, position, part.live ? changes : 'many'),
    };
  });
};

/** Streams that may be parked at once where nothing else is said. */
const usualMost = 50;

/** @throws PoisonEvent when too many streams are parked already */
const park = async (writing: Writing, from: Place, event: StoredEvent, error: unknown): Promise<Place> => {
  const { projector, sql, quiet = false, mostParked = usualMost } = writing;
  const isNew = isOf(projector, event) && !from.parked.has(event.stream);
  if (!isNew || from.parked.size >= mostParked) throw new PoisonEvent(event.id, from, error);
  const place = await commitWith(sql, projector, from, event.position, async () => ({
    parked: await parkAt(sql, projector, from.parked, event, error),
    notifications: quiet ? [] : notifications(projector.name, formatPosition(event.position), []),
  }));
  writing.onParked?.(event.stream, event.id, error);
  return place;
};

/** Writes events; when that fails, one by one, so that only the stream of the one at fault is parked. */
const writeEvents = async (writing: Writing, from: Place, part: Part): Promise<Place> => {
  try {
    return await writePart(writing, from, part);
  } catch (error) {
    await blame(error, writing.sql);
  }
  let place = from;
  for (const event of part.events)
    try {
      place = await writePart(writing, place, { ...part, events: [event], position: event.position });
    } catch (error) {
      await blame(error, writing.sql);
      place = await park(writing, place, event, error);
    }
  return place.position === part.position ? place : writePart(writing, place, { ...part, events: [] });
};

/** Cuts a batch before each decision on parked streams: it is followed when everything before it is written. */
const partsOf = (projector: Projector, batch: Part): readonly Part[] => {
  const cuts = batch.events.flatMap((event, index) =>
    index > 0 && isDecisionFor(projector, event) ? [index] : [],
  );
  return [0, ...cuts].map((start, nth) => {
    const end = cuts[nth];
    if (end === undefined) return { ...batch, events: batch.events.slice(start) };
    return { ...batch, events: batch.events.slice(start, end), position: batch.events[end - 1]!.position };
  });
};

/** @throws PoisonEvent; Deposed, or the outage that kept it from writing */
export const writeBatch = async (writing: Writing, from: Place, batch: Part): Promise<Place> => {
  let place = from;
  for (const part of partsOf(writing.projector, batch)) {
    const [first] = part.events;
    if (first && isDecisionFor(writing.projector, first))
      place = await followDecision(writing, place, first, part.live);
    place = await writeEvents(writing, place, part);
  }
  return place;
};

/**
 * Follows what people decide about a parked stream: its waiting events are projected anew, from the one that parked it or
 * from the one behind. It stays parked at the first that still can't be.
 */
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { formatPosition, type Position, type StoredEvent } from '@cotejo/core/kit/event-store';
import { type Change } from '@cotejo/core/kit/projections';
import { type ParkingEvent, parkingEvents, parkingStream } from '@cotejo/core/projections';
import { type Place } from './checkpoint.ts';
import { blame, PoisonEvent } from './fault.ts';
import { notifications } from './notification.ts';
import { openEvents } from './open-events.ts';
import { keepParked, type ParkedStream, parkAt, recordSkip, unpark } from './parked-streams.ts';
import { type Projector } from './projector.ts';
import { commitWith } from './transaction.ts';
import { type Writing } from './write-batch.ts';

/** Whether the event is a decision on a stream that this projector, of whatever version, may have parked. */
export const isDecisionFor = ({ name }: Pick<Projector, 'name'>, { stream }: StoredEvent): boolean =>
  stream === parkingStream(name);

type Progress = {
  /** How many events were handled, in their order. */
  readonly handled: number;
  /** The error of the next item; undefined when all were handled. */
  readonly error?: unknown;
};

/** All at once when that works, else one by one up to the first that fails. @throws the outage that kept it from working */
const inOrder = async <Event>(
  { sql }: Writing,
  events: readonly Event[],
  work: (events: readonly Event[]) => Promise<void>,
): Promise<Progress> => {
  if (events.length === 0) return { handled: 0 };
  try {
    await work(events);
    return { handled: events.length };
  } catch (error) {
    await blame(error, sql);
  }
  for (const [handled, event] of events.entries())
    try {
      await work([event]);
    } catch (error) {
      await blame(error, sql);
      return { handled, error };
    }
  return { handled: events.length };
};

/** @returns what waits and could be opened, and why the next one could not */
const openWaiting = async (writing: Writing, waiting: readonly StoredEvent[]) => {
  const opened: Recorded[] = [];
  const { error } = await inOrder(writing, waiting, async (events) => {
    opened.push(...(await openEvents(writing.projector, writing.codec, events)));
  });
  return { opened, error };
};

/** Inside a transaction: what an event that fails has written is rolled back, and what those before it have written stays. */
const applyWaiting = async (writing: Writing, opened: readonly Recorded[]) => {
  const { projector, sql } = writing;
  const changes: Change[] = [];
  const progress = await inOrder(writing, opened, async (events) => {
    await sql.query('savepoint waiting');
    try {
      changes.push(...(await projector.apply(events, sql)));
    } catch (error) {
      await sql.query('rollback to savepoint waiting');
      throw error;
    }
  });
  return { ...progress, changes };
};

type Decided = { readonly decision: Recorded<ParkingEvent>; readonly parked: ParkedStream };

/** The decision, when the stream is parked and, for a skip, parked at that very event. */
const readDecision = async (
  { codec }: Writing,
  place: Place,
  event: StoredEvent,
): Promise<Decided | undefined> => {
  const [decision] = await codec.decode<ParkingEvent>(parkingEvents, [event]);
  const parked = place.parked.get(decision!.data.stream);
  if (!decision || !parked) return undefined;
  const isAbout = decision.type === 'ParkedStreamRetried' || decision.data.eventId === parked.eventId;
  return isAbout ? { decision, parked } : undefined;
};

const recordOf = ({
  id,
  data,
  metadata,
}: Recorded<Extract<ParkingEvent, { type: 'ParkedEventSkipped' }>>) => ({
  id,
  reason: data.reason,
  actor: metadata.actor,
  at: metadata.occurredAt,
});

type At = Place & { readonly position: Position };

/** The events that wait, read again. @throws Error when the first of them is not in the event store any more */
const readWaiting = async (
  { store }: Writing,
  { decision, parked }: Decided,
): Promise<readonly StoredEvent[]> => {
  const { stream, eventId, revision, lastRevision } = parked;
  const stored = await store.readStream(stream, revision);
  const waiting = stored.filter((event) => event.revision <= lastRevision);
  if (decision.type === 'ParkedEventSkipped') return waiting.filter(({ id }) => id !== eventId);
  if (waiting[0]?.id !== eventId) throw new Error('The event store does not have the event any more.');
  return waiting;
};

/** Projects what waits as far as possible; the stream goes on, or is parked at the first event that still can't be. */
const project = async (writing: Writing, from: At, decided: Decided, live: boolean): Promise<Place> => {
  const { projector, sql, quiet = false } = writing;
  const { decision, parked } = decided;
  const waiting = await readWaiting(writing, decided);
  const { opened, error: notOpened } = await openWaiting(writing, waiting);
  let stuck: { readonly event: StoredEvent; readonly error: unknown } | undefined;
  // To where it stands: the decision is an event as well, which moves the checkpoint when it has been followed.
  const place = await commitWith(sql, projector, from, from.position, async () => {
    if (decision.type === 'ParkedEventSkipped')
      await recordSkip(sql, projector, parked.stream, recordOf(decision));
    const { handled, error, changes } = await applyWaiting(writing, opened);
    const next = waiting[handled];
    stuck = next && { event: next, error: error ?? notOpened };
    const position = formatPosition(from.position);
    return {
      parked: stuck
        ? await parkAt(sql, projector, from.parked, stuck.event, stuck.error)
        : await unpark(sql, projector, from.parked, parked.stream),
      notifications: quiet ? [] : notifications(projector.name, position, live ? changes : 'many'),
    };
  });
  if (stuck) writing.onParked?.(stuck.event.stream, stuck.event.id, stuck.error);
  return place;
};

/** Leaves the stream parked as it is, with what kept the decision from being followed. */
const leaveParked = async (
  { projector, sql, onParked }: Writing,
  from: At,
  { stream, eventId }: ParkedStream,
  error: unknown,
): Promise<Place> => {
  const place = await commitWith(sql, projector, from, from.position, async () => {
    await keepParked(sql, projector, stream, error);
    return { parked: from.parked, notifications: [] };
  });
  onParked?.(stream, eventId, error);
  return place;
};

/**
 * May be repeated after a crash: what was followed already is not there to be followed again.
 * @throws PoisonEvent for a decision that this code does not understand; Deposed, or the outage that kept it from writing
 */
export const followDecision = async (
  writing: Writing,
  from: Place,
  event: StoredEvent,
  live: boolean,
): Promise<Place> => {
  const { position } = from;
  if (position === 'start' || from.parked.size === 0) return from;
  const at = { ...from, position };
  const decided = await readDecision(writing, at, event).catch(async (error: unknown) => {
    await blame(error, writing.sql);
    throw new PoisonEvent(event.id, from, error);
  });
  if (!decided) return from;
  try {
    return await project(writing, at, decided, live);
  } catch (error) {
    await blame(error, writing.sql);
    return leaveParked(writing, at, decided.parked, error);
  }
};

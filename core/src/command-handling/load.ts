/** Reading one stream: its events decoded, and the state that they fold to. */
import { type AnyEvent, type Decider, type EventSet, fold, type Recorded } from '../event-sourcing/index.ts';
import { type EventStore } from '../event-store/index.ts';
import { type EventCodec } from '../personal-data/index.ts';

export type Loaded<State, Event extends AnyEvent> = {
  readonly past: readonly Recorded<Event>[];
  readonly state: State;
  /** The number of events of the stream. */
  readonly version: number;
  /** Where the last of them stands in the log; `'0'` for a stream without events. */
  readonly position: string;
};

/** Loads one aggregate as it stands. @throws StoreUnavailable */
export type LoadAggregate = <State, Event extends AnyEvent>(
  decider: Decider<State, Event>,
  id: string,
) => Promise<Loaded<State, Event>>;

/** What some events of a stream amount to, after those that are known. */
export const loadedFrom = <State, Event extends AnyEvent>(
  decider: Decider<State, Event>,
  events: readonly Recorded<Event>[],
  known?: Loaded<State, Event>,
): Loaded<State, Event> => {
  if (known && events.length === 0) return known;
  const past = known ? [...known.past, ...events] : events;
  return {
    past,
    state: fold(decider, known ? known.state : decider.initial, events),
    version: past.length,
    position: past.at(-1)?.position ?? '0',
  };
};

/**
 * Whoever works on a record sends several commands: what was read is kept for a moment, and only the rest is read. Among so
 * many events is room for a file of a hundred thousand days of one table; of streams there are fewer, for an event of a
 * product may be large.
 */
const kept = { streams: 2_000, events: 150_000, milliseconds: 10_000 };

type Kept = { readonly loaded: Loaded<unknown, AnyEvent>; readonly until: number };

const hasPersonal = (set: EventSet): boolean =>
  Object.values(set).some(({ personal }) => personal.length > 0);

/** Always answers as of now: a stream only grows, so what is kept of it stays true. */
export const aggregateLoader = (store: EventStore, codec: EventCodec): LoadAggregate => {
  /** Those that were asked for last are at the end. */
  const memory = new Map<string, Kept>();
  let events = 0;
  const forget = (stream: string): void => {
    events -= memory.get(stream)?.loaded.version ?? 0;
    memory.delete(stream);
  };
  const keep = (stream: string, one: Kept): void => {
    forget(stream);
    const { version } = one.loaded;
    if (version === 0 || version > kept.events) return;
    memory.set(stream, one);
    events += version;
    for (const [oldest, { until }] of memory) {
      if (memory.size <= kept.streams && events <= kept.events && until > Date.now()) break;
      forget(oldest);
    }
  };
  return async <State, Event extends AnyEvent>(decider: Decider<State, Event>, id: string) => {
    const stream = decider.stream(id);
    const found = memory.get(stream);
    const fresh = found && found.until > Date.now() ? found : undefined;
    const known = fresh?.loaded as Loaded<State, Event> | undefined;
    const stored = await store.readStream(stream, known?.version ?? 0);
    const loaded = loadedFrom(decider, await codec.decode<Event>(decider.events, stored), known);
    // Of personal data counted from the first read on: its key may be gone since, and it is not kept in clear for long.
    const until = fresh && hasPersonal(decider.events) ? fresh.until : Date.now() + kept.milliseconds;
    keep(stream, { loaded, until });
    return loaded;
  };
};

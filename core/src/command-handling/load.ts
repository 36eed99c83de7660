/** Reading one stream: its events decoded, and the state that they fold to. */
import { type AnyEvent, type Decider, fold, type Recorded } from '../event-sourcing/index.ts';
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

/** Whoever works on a record sends several commands: what was read is kept for a moment, and only the rest is read. */
const kept = { streams: 2_000, eventsEach: 200, milliseconds: 10_000 };

/** Always answers as of now: a stream only grows, so what is kept of it stays true. */
export const aggregateLoader = (store: EventStore, codec: EventCodec): LoadAggregate => {
  const memory = new Map<string, { readonly loaded: Loaded<unknown, AnyEvent>; readonly until: number }>();

  const keep = (stream: string, loaded: Loaded<unknown, AnyEvent>, until: number): void => {
    memory.delete(stream);
    if (loaded.version === 0 || loaded.version > kept.eventsEach) return;
    memory.set(stream, { loaded, until });
    if (memory.size > kept.streams) memory.delete(memory.keys().next().value!);
  };

  return async <State, Event extends AnyEvent>(decider: Decider<State, Event>, id: string) => {
    const stream = decider.stream(id);
    const found = memory.get(stream);
    const fresh = found && found.until > Date.now() ? found : undefined;
    const known = fresh?.loaded as Loaded<State, Event> | undefined;
    const stored = await store.readStream(stream, known?.version ?? 0);
    const loaded = loadedFrom(decider, await codec.decode<Event>(decider.events, stored), known);
    // Counted from the first read on: its key may be gone since, and personal data is not kept in clear for long.
    keep(stream, loaded, fresh?.until ?? Date.now() + kept.milliseconds);
    return loaded;
  };
};

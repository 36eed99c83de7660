/** Reading one stream: its events decoded, and the state that they fold to. */
import { type AnyEvent, type Decider, type EventSet, fold, type Recorded } from '../event-sourcing/index.ts';
import { type EventStore, type NewEvent, type PlacedEvent } from '../event-store/index.ts';
import { type EventCodec } from '../personal-data/index.ts';
import { sharingTheNext } from './sharing-the-next.ts';

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

/** Folds events onto the state loaded before, if any. */
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
 * Several commands in a row go to one record: its state is cached for a moment, and only newer events are read. The
 * limit of events has room for a hundred thousand days of one table; that of streams is lower, since events of products are large.
 */
const kept = { streams: 2_000, events: 150_000, milliseconds: 10_000 };

type Kept = {
  readonly loaded: Loaded<unknown, AnyEvent>;
  /** Written by this process after what was loaded, and opened by whoever asks next. */
  readonly sent?: PlacedEvent;
  /** More was written after it. */
  readonly isBehind?: true;
  readonly until: number;
};

const hasPersonal = (set: EventSet): boolean =>
  Object.values(set).some(({ personal }) => personal.length > 0);

/** As it comes back from the store. */
const asStored = ({ data, metadata, ...rest }: PlacedEvent): PlacedEvent => ({
  ...rest,
  ...(JSON.parse(JSON.stringify({ data, metadata })) as Pick<PlacedEvent, 'data' | 'metadata'>),
});

export type AggregateMemory = {
  /** Always answers as of now: a stream only grows, so what is kept of it stays true, and the rest is read. */
  readonly load: LoadAggregate;
  /**
   * The aggregate as this process saw it last, which was a moment ago. Undefined where it has not, or knows that there is
   * more.
   */
  readonly recall: <State, Event extends AnyEvent>(
    decider: Decider<State, Event>,
    id: string,
  ) => Promise<Loaded<State, Event> | undefined>;
  /** To be told what was appended to an aggregate that had been loaded or recalled. */
  readonly wrote: <State, Event extends AnyEvent>(
    decider: Decider<State, Event>,
    id: string,
    before: Loaded<State, Event>,
    events: readonly NewEvent[],
    at: Pick<PlacedEvent, 'revision' | 'position'>,
  ) => void;
};

/**
 * The cache of one process for aggregates that it read or wrote, for ten seconds.
 * `load` throws StoreUnavailable.
 */
export const aggregateMemory = (store: EventStore, codec: EventCodec): AggregateMemory => {
  /** Those that were asked for last are at the end. */
  const memory = new Map<string, Kept>();
  let events = 0;
  const countOf = ({ loaded, sent }: Kept): number => loaded.version + (sent ? 1 : 0);
  const forget = (stream: string): void => {
    const one = memory.get(stream);
    events -= one ? countOf(one) : 0;
    memory.delete(stream);
  };
  const keep = (stream: string, one: Kept): void => {
    forget(stream);
    const count = countOf(one);
    if (count === 0 || count > kept.events) return;
    memory.set(stream, one);
    events += count;
    for (const [oldest, { until }] of memory) {
      if (memory.size <= kept.streams && events <= kept.events && until > Date.now()) break;
      forget(oldest);
    }
  };
  const freshOf = (stream: string): Kept | undefined => {
    const found = memory.get(stream);
    return found && found.until > Date.now() ? found : undefined;
  };
  // Of personal data counted from the first read on: its key may be gone since, and it is not kept in clear for long.
  const untilOf = (set: EventSet, fresh: Kept | undefined): number =>
    fresh && hasPersonal(set) ? fresh.until : Date.now() + kept.milliseconds;
  const known = async <State, Event extends AnyEvent>(
    decider: Decider<State, Event>,
    { loaded, sent }: Kept,
  ): Promise<Loaded<State, Event>> => {
    const before = loaded as Loaded<State, Event>;
    return sent
      ? loadedFrom(decider, await codec.decode<Event>(decider.events, [asStored(sent)]), before)
      : before;
  };

  const shared = sharingTheNext();

  return {
    load<State, Event extends AnyEvent>(decider: Decider<State, Event>, id: string) {
      const stream = decider.stream(id);
      return shared(stream, async () => {
        const fresh = freshOf(stream);
        const before = fresh && (await known<State, Event>(decider, fresh));
        const stored = await store.readStream(stream, before?.version ?? 0);
        const loaded = loadedFrom(decider, await codec.decode<Event>(decider.events, stored), before);
        keep(stream, { loaded, until: untilOf(decider.events, fresh) });
        return loaded;
      });
    },

    async recall<State, Event extends AnyEvent>(decider: Decider<State, Event>, id: string) {
      const stream = decider.stream(id);
      const fresh = freshOf(stream);
      if (!fresh || fresh.isBehind) return undefined;
      const loaded = await known<State, Event>(decider, fresh);
      keep(stream, { loaded, until: untilOf(decider.events, fresh) });
      return loaded;
    },

    wrote(decider, id, before, written, at) {
      const stream = decider.stream(id);
      const fresh = freshOf(stream);
      // An append does not prolong the cache's time: only an unchanged entry that is still cached is continued.
      if (fresh ? fresh.loaded !== before : before.version > 0) return;
      const until = untilOf(decider.events, fresh);
      const [event] = written;
      // The store says where the last one stands, and not where the others do.
      if (!event || written.length > 1) keep(stream, { loaded: before, isBehind: true, until });
      else keep(stream, { loaded: before, sent: { ...event, ...at, stream }, until });
    },
  };
};

/** For those who only read. */
export const aggregateLoader = (store: EventStore, codec: EventCodec): LoadAggregate =>
  aggregateMemory(store, codec).load;

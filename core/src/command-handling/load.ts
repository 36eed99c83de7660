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

/** What some events from the start of a stream amount to. */
export const loadedFrom = <State, Event extends AnyEvent>(
  decider: Decider<State, Event>,
  past: readonly Recorded<Event>[],
): Loaded<State, Event> => ({
  past,
  state: fold(decider, decider.initial, past),
  version: past.length,
  position: past.at(-1)?.position ?? '0',
});

export const aggregateLoader =
  (store: EventStore, codec: EventCodec): LoadAggregate =>
  async <State, Event extends AnyEvent>(decider: Decider<State, Event>, id: string) =>
    loadedFrom(
      decider,
      await codec.decode<Event>(decider.events, await store.readStream(decider.stream(id))),
    );

/** A decider: what a stream's events mean, as one state. Decisions are functions from that state to events. */
import { type AnyEvent, type EventSet } from './events.ts';
import { type CountryCode } from '../country/index.ts';
import { type EventMetadata } from './metadata.ts';

export type Decider<State, Event extends AnyEvent> = {
  /** The stream of one aggregate, `category-id`. */
  readonly stream: (id: string) => string;
  readonly events: EventSet;
  readonly initial: State;
  /** Never fails: what was recorded has happened. */
  readonly evolve: (state: State, event: Event, metadata: EventMetadata) => State;
  /** Where it belongs, once it says so: its events carry that country, whatever site a command came by. */
  readonly country?: (state: State) => CountryCode | undefined;
};

/**
 * The events that follow from a command; `[]` when nothing changes. Throws a {@link Rejection} when refused. `now` is the command's
 * instant: a repeat is decided again as of the time of the first.
 */
export type Decision<State, Event extends AnyEvent> = (state: State, now: Date) => readonly Event[];

/** An event as it was read: decoded, with where and when it stands. */
export type Recorded<Event extends AnyEvent = AnyEvent> = Event & {
  readonly id: string;
  readonly stream: string;
  /** The number of the event in its stream, from 0. */
  readonly revision: number;
  /** Its place in the whole log, a decimal that only grows. */
  readonly position: string;
  readonly metadata: EventMetadata;
};

/** The state after some more events. */
export const fold = <State, Event extends AnyEvent>(
  decider: Pick<Decider<State, Event>, 'evolve'>,
  state: State,
  recorded: Iterable<Recorded<Event>>,
): State => {
  for (const event of recorded) state = decider.evolve(state, event, event.metadata);
  return state;
};

/** Says at compile time that every case was handled. */
export const unreachable = (value: never): never => {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
};

/** The id that a stream belongs to: all behind the first hyphen. */
export const idOfStream = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

/** The category of a stream: all before the first hyphen. */
export const categoryOf = (stream: string): string => stream.slice(0, Math.max(0, stream.indexOf('-')));

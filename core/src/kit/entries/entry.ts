/** The decider shared by organizations, insurance types, clinics and terms: registered once, changed, hidden from visitors and shown again. */
import {
  type AnyEvent,
  type Decider,
  type Decision,
  type EventSet,
  type FieldErrors,
  reject,
  rejectInput,
  rejectUnknown,
  unreachable,
} from '../event-sourcing/index.ts';
import { type CountryCode } from '../country/index.ts';
import { changedFields, sameValue } from '../values/index.ts';

type Somewhere = { readonly country: CountryCode };

/** A record of the catalogue as its events fold to it. */
export type Entry<Details> =
  | { readonly status: 'unknown' }
  | { readonly status: 'shown' | 'hidden'; readonly details: Details };
export type RegisteredEntry<Details> = Extract<Entry<Details>, { readonly details: Details }>;

type Change = 'register' | 'change' | 'hide' | 'show';

/** A kind of record: its stream, its events, and what each of these does to a record. */
type EntryKind<Event extends AnyEvent> = {
  readonly stream: (id: string) => string;
  readonly events: EventSet;
  readonly does: Readonly<Record<Event['type'], Change>>;
};

/** A decider that says what each event does to a record. */
export type EntryDecider<State = never, Event extends AnyEvent = never> = Decider<State, Event> & {
  readonly does: Readonly<Record<string, Change>>;
};

/** @returns the decider of such records; an event of a record that was never registered changes nothing */
export const entryDecider = <Details extends Somewhere, Event extends AnyEvent>({
  stream,
  events,
  does,
}: EntryKind<Event>): EntryDecider<Entry<Details>, Event> => ({
  stream,
  events,
  does,
  initial: { status: 'unknown' },
  evolve: (entry, { type, data }) => {
    const change: Change = does[type as Event['type']];
    // `does` guarantees that registering events hold all details and changing ones a part: the compiler can't know.
    if (change === 'register') return { status: 'shown', details: data as Details };
    if (entry.status === 'unknown') return entry;
    switch (change) {
      case 'change':
        return { ...entry, details: { ...entry.details, ...(data as Partial<Details>) } };
      case 'hide':
        return { ...entry, status: 'hidden' };
      case 'show':
        return { ...entry, status: 'shown' };
      default:
        return unreachable(change);
    }
  },
  country: (entry) => (entry.status === 'unknown' ? undefined : entry.details.country),
});

/** How a kind of record is called in messages. */
type EntryWords<Details> = {
  readonly unknown: string;
  /** That there is one of that number: at the field from which the number of what is given follows. */
  readonly taken: (stands: Details, given: Details) => FieldErrors;
};

/**
 * The decisions of a kind of record, each by the event that it makes.
 * @returns `register`: the same again changes nothing, another one is `ALREADY_REGISTERED`. `change`: only what is
 *   given and different; another country is `INVALID_INPUT`, as a record stays where it is. `hide` and `show`: not when
 *   it is so already. All but `register` reject with `NOT_FOUND` where nothing is registered
 */
export const entryDecisions = <Details extends Somewhere, Event extends AnyEvent>(
  words: EntryWords<Details>,
) => {
  type EntryDecision = Decision<Entry<Details>, Event>;
  const registered = (entry: Entry<Details>): RegisteredEntry<Details> =>
    entry.status === 'unknown' ? rejectUnknown(words.unknown) : entry;
  const standing = (status: 'hidden' | 'shown') => (event: Event) => (): EntryDecision => (entry) =>
    registered(entry).status === status ? [] : [event];

  return {
    register:
      (eventOf: (details: Details) => Event) =>
      (details: Details): EntryDecision =>
      (entry) => {
        if (entry.status === 'unknown') return [eventOf(details)];
        if (sameValue(entry.details, details)) return [];
        const errors = words.taken(entry.details, details);
        return reject('ALREADY_REGISTERED', Object.values(errors).join(' '), errors);
      },
    change:
      (eventOf: (changed: Partial<Details>) => Event) =>
      (given: Partial<Details>): EntryDecision =>
      (entry) => {
        const changed = changedFields(registered(entry).details, given);
        if ('country' in changed) return rejectInput({ country: 'El país no se puede cambiar.' });
        return Object.keys(changed).length === 0 ? [] : [eventOf(changed)];
      },
    hide: standing('hidden'),
    show: standing('shown'),
  };
};

/** Recognising a command that was handled before, and a command id that was used for something else. */
import {
  type AnyEvent,
  type Decider,
  type Decision,
  isErased,
  Rejection,
  type Recorded,
} from '../event-sourcing/index.ts';
import { type Loaded, loadedFrom } from './load.ts';

/** The id of a command was used before for a command that decided something else. */
export class CommandIdReused extends Rejection {
  constructor() {
    super(
      'invalid',
      'IDEMPOTENCY_KEY_REUSED',
      'Esta clave ya se usó para otra operación. Envía la operación con una clave nueva.',
      { 'Idempotency-Key': 'Ya se usó para otra operación.' },
    );
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Equal field by field; a field that was erased since equals whatever stood there. */
const sameData = (recorded: Fields, decided: Fields): boolean =>
  [...new Set([...Object.keys(recorded), ...Object.keys(decided)])].every(
    (field) =>
      isErased(recorded[field]) || JSON.stringify(recorded[field]) === JSON.stringify(decided[field]),
  );

const sameEvents = (
  decider: Pick<Decider<never, never>, 'events'>,
  recorded: readonly Recorded[],
  decided: readonly AnyEvent[],
): boolean =>
  recorded.length === decided.length &&
  recorded.every((event, index) => {
    const { type, data } = decided[index]!;
    const asStored = decider.events[type]?.schema.safeParse(data);
    return (
      event.type === type && asStored?.success && sameData(event.data as Fields, asStored.data as Fields)
    );
  });

/**
 * The stream as the command left it, when it had been handled before.
 *
 * The decision is made once more on what stood there and as of that time: deciders are pure, so the same command decides the
 * same events, and a different one that borrows its id is told apart without storing what was asked.
 * @throws CommandIdReused
 */
export const earlierAnswer = <State, Event extends AnyEvent>(
  decider: Decider<State, Event>,
  past: readonly Recorded<Event>[],
  commandId: string,
  decide: Decision<State, Event>,
): (Loaded<State, Event> & { readonly repeated: true }) | undefined => {
  const last = past.findLastIndex(({ metadata }) => metadata.commandId === commandId);
  if (last < 0) return undefined;
  const first = past.findIndex(({ metadata }) => metadata.commandId === commandId);
  const decidedAgain = (): readonly Event[] => {
    try {
      const then = new Date(past[first]!.metadata.occurredAt);
      return decide(loadedFrom(decider, past.slice(0, first)).state, then);
    } catch (error) {
      if (error instanceof Rejection) throw new CommandIdReused();
      throw error;
    }
  };
  if (!sameEvents(decider, past.slice(first, last + 1), decidedAgain())) throw new CommandIdReused();
  return { ...loadedFrom(decider, past.slice(0, last + 1)), repeated: true };
};

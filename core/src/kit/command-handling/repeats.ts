/** Recognising a command that was handled before, and a command id that was used for something else. */
import {
  type AnyEvent,
  type Decider,
  type Decision,
  fold,
  isErased,
  Rejection,
  type Recorded,
} from '../event-sourcing/index.ts';
import { type Loaded } from './load.ts';

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

/** The progress through a cached stream: repeating a run of commands goes on from the last repeat, not from the first event. */
type Remembered = {
  /** By command, which event was its last; of so many events. */
  readonly lastOf: Map<string, number>;
  counted: number;
  /** How far it was folded for the last repeat. */
  folded?: { readonly decider: unknown; readonly version: number; readonly state: unknown };
};
/** By the stream's first event as it was read, and gone with it. */
const remembered = new WeakMap<Recorded, Remembered>();

const rememberedOf = (past: readonly Recorded[]): Remembered => {
  const found: Remembered = remembered.get(past[0]!) ?? { lastOf: new Map(), counted: 0 };
  remembered.set(past[0]!, found);
  for (; found.counted < past.length; found.counted += 1)
    found.lastOf.set(past[found.counted]!.metadata.commandId, found.counted);
  return found;
};

/** @returns -1 where the command was not handled by then */
const lastOf = (past: readonly Recorded[], commandId: string): number => {
  const last = past.length === 0 ? undefined : rememberedOf(past).lastOf.get(commandId);
  return last === undefined || last >= past.length ? -1 : last;
};

const stateAt = <State, Event extends AnyEvent>(
  decider: Decider<State, Event>,
  past: readonly Recorded<Event>[],
  version: number,
): State => {
  const known = rememberedOf(past);
  const { folded } = known;
  const isOnTheWay = folded && folded.decider === decider && folded.version <= version;
  const [begins, before] = isOnTheWay ? [folded.version, folded.state as State] : [0, decider.initial];
  const state = fold(decider, before, past.slice(begins, version));
  known.folded = { decider, version, state };
  return state;
};

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
  const last = lastOf(past, commandId);
  if (last < 0) return undefined;
  let first = last;
  while (past[first - 1]?.metadata.commandId === commandId) first -= 1;
  const decidedAgain = (): readonly Event[] => {
    try {
      return decide(stateAt(decider, past, first), new Date(past[first]!.metadata.occurredAt));
    } catch (error) {
      if (error instanceof Rejection) throw new CommandIdReused();
      throw error;
    }
  };
  if (!sameEvents(decider, past.slice(first, last + 1), decidedAgain())) throw new CommandIdReused();
  const version = last + 1;
  const { position } = past[last]!;
  return {
    past: past.slice(0, version),
    state: stateAt(decider, past, version),
    version,
    position,
    repeated: true,
  };
};

/** Handling a command: load one stream, decide, append, answer; and once only, however often it is sent. */
import {
  type Actor,
  type AnyEvent,
  type Decider,
  type Decision,
  fold,
  type Recorded,
  Rejection,
} from '../event-sourcing/index.ts';
import { type EventStore, formatPosition, WrongExpectedRevision } from '../event-store/index.ts';
import { type EventCodec } from '../personal-data/index.ts';
import { type CountryCode } from '../reference/index.ts';
import { uuidV5 } from './uuid.ts';

/** Who sends the command, and under which id. */
export type CommandContext = {
  /** The same id means the same command: it takes effect once. */
  readonly commandId: string;
  readonly actor: Actor;
  readonly country: CountryCode;
  /** When it happens, in the business's time. */
  readonly now: Date;
  /** What started the chain that this command belongs to; the command itself when it started it. */
  readonly correlationId?: string;
  /** The event that made an automation send it; the command itself otherwise. */
  readonly causationId?: string;
  /** Decide only on this version (the number of events); without it a conflict is decided again on fresh state. */
  readonly expectedVersion?: number;
};

export type Handled<State> = {
  readonly state: State;
  /** The number of events of the stream. */
  readonly version: number;
  /** Where the last of them stands in the log; `'0'` for a stream without events. */
  readonly position: string;
  /** Whether the command had been handled before; then this is the first answer. */
  readonly repeated: boolean;
};

/** Somebody changed the stream since the version that the command was meant for. */
export class VersionConflict extends Rejection {
  readonly version: number;
  readonly state: unknown;
  constructor(version: number, state: unknown) {
    super(
      'conflict',
      'VERSION_CONFLICT',
      'Alguien cambió este registro. Revisa los cambios y vuelve a intentarlo.',
    );
    this.version = version;
    this.state = state;
  }
}

const tries = 3;
const longestPause = 40;

export type HandleCommand = <State, Event extends AnyEvent>(
  decider: Decider<State, Event>,
  id: string,
  decide: Decision<State, Event>,
  context: CommandContext,
) => Promise<Handled<State>>;

/**
 * Makes the handler that all commands go through.
 * It throws a {@link Rejection} of the decision, a {@link VersionConflict}, or `StoreUnavailable`, after which the same
 * command may be sent again.
 */
export const commandHandler =
  (store: EventStore, codec: EventCodec): HandleCommand =>
  async (decider, id, decide, context) => {
    type State = typeof decider.initial;
    type Event = Parameters<typeof decider.evolve>[1];
    const stream = decider.stream(id);

    const answer = (past: readonly Recorded<Event>[], state: State, repeated: boolean): Handled<State> => ({
      state,
      version: past.length,
      position: past.at(-1)?.position ?? '0',
      repeated,
    });

    const encode = (decided: readonly Event[]) =>
      Promise.all(
        decided.map((event, index) =>
          codec.encode(decider.events, stream, event, uuidV5(context.commandId, String(index)), {
            $correlationId: context.correlationId ?? context.commandId,
            $causationId: context.causationId ?? context.commandId,
            commandId: context.commandId,
            actor: context.actor,
            country: context.country,
            occurredAt: context.now.toISOString(),
          }),
        ),
      );

    for (let attempt = 1; ; attempt += 1) {
      const past = await codec.decode<Event>(decider.events, await store.readStream(stream));
      const first = past.findLastIndex(({ metadata }) => metadata.commandId === context.commandId);
      if (first >= 0) {
        const upToThen = past.slice(0, first + 1);
        return answer(upToThen, fold(decider, decider.initial, upToThen), true);
      }

      const state = fold(decider, decider.initial, past);
      if (context.expectedVersion !== undefined && context.expectedVersion !== past.length)
        throw new VersionConflict(past.length, state);
      const decided = decide(state);
      if (decided.length === 0) return answer(past, state, false);

      const encoded = await encode(decided);
      try {
        const { position } = await store.append(
          stream,
          encoded,
          past.length === 0 ? 'noStream' : past.length - 1,
        );
        const metadata = encoded[0]!.metadata as Recorded['metadata'];
        return {
          state: decided.reduce((before, event) => decider.evolve(before, event, metadata), state),
          version: past.length + decided.length,
          position: formatPosition(position),
          repeated: false,
        };
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw error;
        if (attempt === tries && context.expectedVersion === undefined)
          throw new VersionConflict(past.length, state);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * longestPause));
      }
    }
  };

/** One command of a row: for good, or only to see what would become of it. */
import {
  type CommandContext,
  CommandIdReused,
  type HandleCommand,
  type LoadAggregate,
} from '@cotejo/core/kit/command-handling';
import { type AnyEvent, type Decider, type Decision } from '@cotejo/core/kit/event-sourcing';

export type Attempted<State> = {
  /** Nothing where the command had been handled before. */
  readonly before?: State;
  readonly after: State;
  readonly isChanged: boolean;
};
/** @throws what the decision throws, `VersionConflict`, `StoreUnavailable` */
export type Attempt = <State, Event extends AnyEvent>(
  decider: Decider<State, Event>,
  id: string,
  decide: Decision<State, Event>,
  context: CommandContext,
) => Promise<Attempted<State>>;

/** A command of a row that was handled before a crash is done, whatever would be decided of it today. */
export const forGood =
  (handle: HandleCommand, load: LoadAggregate): Attempt =>
  async (decider, id, decide, context) => {
    let [before, count] = [decider.initial, 0];
    const noting: typeof decide = (state, now) => {
      const decided = decide(state, now);
      [before, count] = [state, decided.length];
      return decided;
    };
    try {
      const { state: after, repeated } = await handle(decider, id, noting, context);
      return repeated ? { after, isChanged: true } : { before, after, isChanged: count > 0 };
    } catch (error) {
      if (!(error instanceof CommandIdReused)) throw error;
      return { after: (await load(decider, id)).state, isChanged: true };
    }
  };

/** Only decides; each command finds what those before it in the same family would have made of the record. */
export const onTrial = (load: LoadAggregate): Attempt => {
  const tried = new Map<string, unknown>();
  return async (decider, id, decide, { now, ...context }) => {
    const stream = decider.stream(id);
    const before = tried.has(stream)
      ? (tried.get(stream) as typeof decider.initial)
      : (await load(decider, id)).state;
    const decided = decide(before, now);
    const { commandId, actor, country } = context;
    const metadata = {
      commandId,
      actor,
      country,
      $correlationId: commandId,
      $causationId: commandId,
      occurredAt: now.toISOString(),
      schemaVersion: 1,
    };
    const after = decided.reduce((state, event) => decider.evolve(state, event, metadata), before);
    tried.set(stream, after);
    return { before, after, isChanged: decided.length > 0 };
  };
};

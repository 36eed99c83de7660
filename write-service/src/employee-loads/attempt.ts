/** The commands of one family's rows: for good, or only to see what would become of them. */
import {
  type CommandContext,
  CommandIdReused,
  type HandleCommand,
  type LoadAggregate,
} from '@cotejo/core/kit/command-handling';
import { type AnyEvent, type Decider, type Decision } from '@cotejo/core/kit/event-sourcing';
import { type IsNew } from './known-people.ts';

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
export type FamilyCommands = {
  readonly attempt: Attempt;
  /** Only decides, and no later row finds what would have become of the record. */
  readonly judge: Attempt;
  /** A record as the family's rows before this one left it. */
  readonly stands: <State, Event extends AnyEvent>(
    decider: Decider<State, Event>,
    id: string,
  ) => Promise<State>;
};

type Stands = FamilyCommands['stands'];

const judged =
  (stands: Stands): Attempt =>
  async (decider, id, decide, { now, ...context }) => {
    const before: typeof decider.initial = await stands(decider, id);
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
    return { before, after, isChanged: decided.length > 0 };
  };

/** Each command finds what those before it made of a record; other records are loaded. */
const family = (load: LoadAggregate, send: (stands: Stands) => Attempt): FamilyCommands => {
  const left = new Map<string, unknown>();
  const stands: Stands = async (decider, id) => {
    const stream = decider.stream(id);
    if (!left.has(stream)) left.set(stream, (await load(decider, id)).state);
    return left.get(stream) as typeof decider.initial;
  };
  const attempt = send(stands);
  return {
    stands,
    judge: judged(stands),
    async attempt(decider, id, decide, context) {
      const attempted = await attempt(decider, id, decide, context);
      left.set(decider.stream(id), attempted.after);
      return attempted;
    },
  };
};

/** A command of a row that was handled before a crash is done, whatever would be decided of it today. */
export const forGood = (handle: HandleCommand, load: LoadAggregate, isNew: IsNew): FamilyCommands =>
  family(load, () => async (decider, id, decide, context) => {
    let [before, count] = [decider.initial, 0];
    const noting: typeof decide = (state, now) => {
      const decided = decide(state, now);
      [before, count] = [state, decided.length];
      return decided;
    };
    try {
      const sent = { ...context, isNew: isNew(decider.stream(id), id) };
      const { state: after, repeated } = await handle(decider, id, noting, sent);
      return repeated ? { after, isChanged: true } : { before, after, isChanged: count > 0 };
    } catch (error) {
      if (!(error instanceof CommandIdReused)) throw error;
      return { after: (await load(decider, id)).state, isChanged: true };
    }
  });

/** Only decides. */
export const onTrial = (load: LoadAggregate): FamilyCommands => family(load, judged);

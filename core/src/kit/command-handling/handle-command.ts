/** Handling a command: load or recall one stream, decide, append, answer; and once only, however often it is sent. */
import { type Recorded } from '../event-sourcing/index.ts';
import { type EventStore, StoreUnavailable, WrongExpectedRevision } from '../event-store/index.ts';
import { type EventCodec } from '../personal-data/index.ts';
import { withoutBidiMarks } from '../text/index.ts';
import { appendDecided, type Decided } from './append-decided.ts';
import { type HandleCommand, type Handled } from './command.ts';
import { aggregateMemory, type Loaded, loadedFrom } from './load.ts';
import { waitingForRivals } from './repeats-under-way.ts';
import { earlierAnswer } from './repeats.ts';
import { VersionConflict } from './version-conflict.ts';

const tries = 3;
/** Milliseconds; the pause between tries is random below it, so that rivals don't meet again. */
const longestPause = 40;

/** A stream's time never runs backwards, however the clocks of those who write to it differ. */
const notBefore = (last: Recorded | undefined, now: Date): Date =>
  last && Date.parse(last.metadata.occurredAt) > now.getTime() ? new Date(last.metadata.occurredAt) : now;

const pause = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * longestPause));

/**
 * Makes the one function that appends. It throws what the decision throws, {@link VersionConflict}, `CommandIdReused`,
 * or `StoreUnavailable`, after which the same command may be sent again.
 */
export const commandHandler = (store: EventStore, codec: EventCodec): HandleCommand => {
  const { load, recall, wrote } = aggregateMemory(store, codec);
  const append = appendDecided(store, codec, wrote);

  const handle: HandleCommand = async (decider, id, given, context) => {
    type State = typeof decider.initial;
    type Event = Parameters<typeof decider.evolve>[1];

    /** Whatever texts are for, others read them: none in the log turns the direction of what stands around it. */
    const decide: typeof given = (state, now) => withoutBidiMarks(given(state, now));

    const decideOn = ({ past, state }: Loaded<State, Event>): Decided<Event> => {
      const now = notBefore(past.at(-1), context.now);
      return { now, decided: decide(state, now) };
    };

    /**
     * Others may have written since. An append says so by itself, and what was handled stays handled; anything else that
     * comes of what is remembered, such as a refusal, proves nothing.
     */
    const fromMemory = async (): Promise<Handled<State> | undefined> => {
      const known = (await recall(decider, id)) ?? (context.isNew ? loadedFrom(decider, []) : undefined);
      if (!known) return undefined;
      const earlier = earlierAnswer(decider, known.past, context.commandId, decide);
      if (earlier) return earlier;
      if ((context.expectedVersion ?? known.version) !== known.version) return undefined;
      try {
        const decision = decideOn(known);
        return decision.decided.length > 0 ? await append(decider, id, known, decision, context) : undefined;
      } catch (error) {
        // Whether it was written is unknown; all else shows again on what stands there now.
        if (error instanceof StoreUnavailable) throw error;
        return undefined;
      }
    };

    const handled = await fromMemory();
    if (handled) return handled;
    for (let attempt = 1; ; attempt += 1) {
      const loaded = await load(decider, id);
      const { past, state, version, position } = loaded;
      const earlier = earlierAnswer(decider, past, context.commandId, decide);
      if (earlier) return earlier;
      const isExpected = context.expectedVersion === undefined || context.expectedVersion === version;
      if (!isExpected || attempt > tries) throw new VersionConflict({ version, position, state });
      const decision = decideOn(loaded);
      if (decision.decided.length === 0) return { state, version, position, repeated: false };
      try {
        return await append(decider, id, loaded, decision, context);
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw error;
        if (attempt < tries) await pause();
      }
    }
  };
  return waitingForRivals(handle, load);
};

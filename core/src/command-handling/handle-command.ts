/** Handling a command: load one stream, decide, append, answer; and once only, however often it is sent. */
import { type Recorded } from '../event-sourcing/index.ts';
import { type EventStore, formatPosition, WrongExpectedRevision } from '../event-store/index.ts';
import { type EventCodec } from '../personal-data/index.ts';
import { type HandleCommand } from './command.ts';
import { aggregateLoader } from './load.ts';
import { waitingForRivals } from './repeats-under-way.ts';
import { earlierAnswer } from './repeats.ts';
import { uuidV5 } from './uuid.ts';
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
  const load = aggregateLoader(store, codec);

  const handle: HandleCommand = async (decider, id, decide, context) => {
    type State = typeof decider.initial;
    type Event = Parameters<typeof decider.evolve>[1];
    const stream = decider.stream(id);

    const encode = (state: State, decided: readonly Event[], now: Date) => {
      const metadata = {
        $correlationId: context.correlationId ?? context.commandId,
        $causationId: context.causationId ?? context.commandId,
        commandId: context.commandId,
        actor: context.actor,
        country: decider.country?.(state) ?? context.country,
        occurredAt: now.toISOString(),
      };
      // Stream and type are part of the name: a command id that somebody uses for two things makes no two events of one id.
      return Promise.all(
        decided.map((event, index) =>
          codec.encode(
            decider.events,
            stream,
            event,
            uuidV5(context.commandId, `${stream}/${index}/${event.type}`),
            metadata,
          ),
        ),
      );
    };

    for (let attempt = 1; ; attempt += 1) {
      const { past, state, version, position } = await load(decider, id);
      const earlier = earlierAnswer(decider, past, context.commandId, decide);
      if (earlier) return earlier;
      const isExpected = context.expectedVersion === undefined || context.expectedVersion === version;
      if (!isExpected || attempt > tries) throw new VersionConflict({ version, position, state });
      const now = notBefore(past.at(-1), context.now);
      const decided = decide(state, now);
      if (decided.length === 0) return { state, version, position, repeated: false };

      const encoded = await encode(state, decided, now);
      try {
        const written = await store.append(stream, encoded, version === 0 ? 'noStream' : version - 1);
        const metadata = encoded[0]!.metadata as Recorded['metadata'];
        return {
          state: decided.reduce((before, event) => decider.evolve(before, event, metadata), state),
          version: version + decided.length,
          position: formatPosition(written.position),
          repeated: false,
        };
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw error;
        if (attempt < tries) await pause();
      }
    }
  };

  return waitingForRivals(handle, load);
};

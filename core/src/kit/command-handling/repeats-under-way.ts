/** Repeats that arrive while the first is under way: they wait for it, and then find what it did. */
import { type AnyEvent, type Recorded } from '../event-sourcing/index.ts';
import { type HandleCommand } from './command.ts';
import { type LoadAggregate, type Loaded } from './load.ts';
import { earlierAnswer } from './repeats.ts';

type UnderWay = {
  readonly done: Promise<void>;
  /** The stream after it, read once for all who waited. */
  seenAfter?: Promise<Loaded<unknown, AnyEvent>>;
};
const settled = (): void => {};

/**
 * Lets one of the same commands go first in this process. Without the wait, each of a thousand would decide, be refused by
 * the store, and read for itself what the first one did.
 */
export const waitingForRivals = (handle: HandleCommand, load: LoadAggregate): HandleCommand => {
  const underWay = new Map<string, UnderWay>();
  return async (decider, id, decide, context) => {
    const command = `${decider.stream(id)}/${context.commandId}`;
    const first = underWay.get(command);
    if (first) {
      await first.done;
      const { past } = await (first.seenAfter ??= load(decider, id));
      const earlier = earlierAnswer(decider, past as Recorded<never>[], context.commandId, decide);
      if (earlier) return earlier;
    }
    const handling = handle(decider, id, decide, context);
    const mine = { done: handling.then(settled, settled) };
    underWay.set(command, mine);
    return handling.finally(() => {
      if (underWay.get(command) === mine) underWay.delete(command);
    });
  };
};

/** The calls that are under way, so that a server that stops can tell each of them. */
import { cancelledByServer, type Refusal } from './errors.ts';

export type Calls = {
  /** Remembers the call until it is over. */
  enter: (call: Call) => void;
  /** Ends all that are under way and all that still come. */
  interrupt: () => void;
};

type Call = {
  once: (event: 'close' | 'cancelled' | 'finish', listener: () => void) => unknown;
  emit: (event: 'error', error: Refusal) => unknown;
};

export function createCalls(): Calls {
  const underWay = new Set<Call>();
  let isInterrupted = false;
  return {
    enter: (call) => {
      if (isInterrupted) return void call.emit('error', cancelledByServer());
      underWay.add(call);
      for (const event of ['close', 'cancelled', 'finish'] as const) {
        call.once(event, () => underWay.delete(call));
      }
    },
    interrupt: () => {
      isInterrupted = true;
      for (const call of underWay) call.emit('error', cancelledByServer());
    },
  };
}

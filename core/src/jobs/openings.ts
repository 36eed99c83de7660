/** What needs its database or its Redis to come up: brought up in the background, and let go of whatever became of it. */
import { setTimeout as pause } from 'node:timers/promises';
import { closeAll, type Closing } from './close-all.ts';

export type Opening = Closing & {
  /** Settles once it is up, or can't be any more. */
  waitUntilReady(): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
};

export type Openings = {
  /**
   * Makes one and begins with it once it is up; another one when that fails, for what could not connect when it was
   * made never will. Rejects when all is closed before.
   */
  bringUp<One extends Opening>(make: () => One, begin?: (one: One) => Promise<unknown>): Promise<One>;
  /** Closes what was brought up last first. Rejects with all that could not be closed, when the rest is. */
  close(): Promise<void>;
};

/** Milliseconds that one may take to come up, before it is closed all the same. */
const patienceWithStart = 3_000;
const pauseBetweenTries = 1_000;

/** @param onError is told what fails; it is tried again */
export const openings = (onError: (error: unknown) => void): Openings => {
  const open: Closing[] = [];
  const closing = new AbortController();
  const { signal } = closing;
  return {
    async bringUp(make, begin = async () => {}) {
      for (; ; await pause(pauseBetweenTries, undefined, { signal })) {
        signal.throwIfAborted();
        const one = make();
        one.on('error', onError);
        const up = one.waitUntilReady();
        // Counted from here, so that one whose database is away for long holds nobody up who closes it.
        const isDecided = Promise.race([
          up.catch(() => {}),
          pause(patienceWithStart, undefined, { ref: false }),
        ]);
        const made: Closing = {
          async close() {
            // Closed before it is up, a worker opens one more connection and keeps it.
            await isDecided;
            await one.close();
          },
        };
        open.push(made);
        try {
          await up;
          signal.throwIfAborted();
          await begin(one);
          return one;
        } catch (error) {
          signal.throwIfAborted();
          onError(error);
          open.splice(open.indexOf(made), 1);
          await one.close();
        }
      }
    },
    async close() {
      closing.abort();
      await closeAll(open);
    },
  };
};

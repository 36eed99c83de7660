/** Connections made in the background: tried until they stand, and let go of whatever became of them. */
import { setTimeout as pause } from 'node:timers/promises';
import { closeAll, type Closing } from './close-all.ts';

export type Connectable = Closing & {
  /** Resolves once it is connected. After a rejection it never will be. */
  waitUntilReady(): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
};

export type Connector = {
  /** Tries until it succeeds. Rejects only when all is closed before. */
  readonly untilDone: <Result>(attempt: () => Promise<Result>) => Promise<Result>;
  /**
   * Makes one and begins with it once it is connected; makes another when either fails. Rejects only when all is closed
   * before.
   */
  readonly connect: <One extends Connectable>(
    make: () => One,
    begin?: (one: One) => Promise<unknown>,
  ) => Promise<One>;
  /** Closes what was made last first. Rejects with all that could not be closed, when the rest is. */
  readonly close: () => Promise<void>;
};

/** Milliseconds that one may take to connect, before it is closed all the same. */
const patience = 3_000;
const pauseBetweenTries = 1_000;

/** @param onError is told why a try failed, once for as long as the reason is the same */
export const connector = (onError: (error: unknown) => void): Connector => {
  const made: Closing[] = [];
  const closing = new AbortController();
  const { signal } = closing;

  const untilDone: Connector['untilDone'] = async (attempt) => {
    for (let told = ''; ; await pause(pauseBetweenTries, undefined, { signal })) {
      signal.throwIfAborted();
      try {
        return await attempt();
      } catch (error) {
        signal.throwIfAborted();
        if (String(error) !== told) onError(error);
        told = String(error);
      }
    }
  };

  return {
    untilDone,
    connect: (make, begin = async () => {}) =>
      untilDone(async () => {
        const one = make();
        one.on('error', onError);
        const connected = one.waitUntilReady();
        const isDecided = Promise.race([
          connected.catch(() => {}),
          pause(patience, undefined, { ref: false }),
        ]);
        const entry: Closing = {
          async close() {
            // Closed while it connects, one may open another connection afterwards, and keep it.
            await isDecided;
            await one.close();
          },
        };
        made.push(entry);
        try {
          await connected;
          signal.throwIfAborted();
          await begin(one);
          return one;
        } catch (error) {
          await entry.close().catch(onError);
          made.splice(made.indexOf(entry), 1);
          throw error;
        }
      }),
    async close() {
      closing.abort();
      await closeAll(made);
    },
  };
};

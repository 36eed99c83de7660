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

/** Milliseconds that closing waits for one to connect, and then for one that did not to close. */
const closeTimeout = 2_000;
/** Of tries: how often a reason that stays is told again. */
const often = 60;
const pauseBetweenTries = 1_000;

const atMost = (milliseconds: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, pause(milliseconds, undefined, { ref: false })]);

/** @param onError is told why a try failed; the same reason again only once a minute */
export const connector = (onError: (error: unknown) => void): Connector => {
  const made: Closing[] = [];
  const closing = new AbortController();
  const { signal } = closing;

  const untilDone: Connector['untilDone'] = async (attempt) => {
    let told = '';
    for (let tries = 0; ; tries += 1, await pause(pauseBetweenTries, undefined, { signal })) {
      signal.throwIfAborted();
      try {
        return await attempt();
      } catch (error) {
        signal.throwIfAborted();
        if (String(error) !== told || tries % often === 0) onError(error);
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
        let isConnected = false;
        const decided = connected.then(
          () => void (isConnected = true),
          () => {},
        );
        const entry: Closing = {
          async close() {
            // Closed while it connects, one may open another connection afterwards, and keep it.
            await atMost(closeTimeout, decided);
            await (isConnected ? one.close() : atMost(closeTimeout, one.close()));
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

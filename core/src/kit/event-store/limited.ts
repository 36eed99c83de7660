/** Semaphore with a queue and a timeout. */
import { StoreUnavailable } from './event-store.ts';

/** How long a task waits for its turn; milliseconds. */
const timeout = 10_000;

/**
 * @returns a function that runs a task when it is its turn; it throws StoreUnavailable, and the task never begins, when
 *   the turn does not come in time
 */
export const limited = (
  atOnce: number,
  within = timeout,
): (<Result>(task: () => Promise<Result>) => Promise<Result>) => {
  let running = 0;
  /** In the order of their coming. */
  const line = new Set<() => void>();

  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.delete(begin);
        reject(new StoreUnavailable(new Error(`no turn within ${within} ms`)));
      }, within);
      line.add(begin);
    });

  return async (task) => {
    if (running < atOnce) running += 1;
    else await turn();
    try {
      return await task();
    } finally {
      // The place goes to the next in line, or is free.
      const [next] = line;
      if (next) {
        line.delete(next);
        next();
      } else running -= 1;
    }
  };
};

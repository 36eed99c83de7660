/** The client waits for ever for a store that hangs; callers don't. */
import { StoreUnavailable } from './event-store.ts';

/** Longer than any read or append of a store that works; milliseconds. */
const timeout = 10_000;

/**
 * @param giveUp lets go of what the work holds
 * @throws StoreUnavailable when the work takes too long
 */
export const inTime = async <Result>(
  work: Promise<Result>,
  giveUp: () => void = () => {},
  within = timeout,
): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp();
      reject(new StoreUnavailable(new Error(`no answer within ${within} ms`)));
    }, within);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

/** Retries what the platform could not answer, so that pages recover by themselves. */
import { useEffect } from 'react';

/** Milliseconds between attempts while the platform does not answer. */
const retryDelay = 5_000;

/**
 * @param isNeeded whether something is missing
 * @param pause milliseconds between attempts, where the platform asks for longer ones
 */
export const useRetries = (ask: () => unknown, isNeeded = true, pause = 0): void => {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const again = setInterval(
      () => {
        // A page that nobody looks at can wait.
        if (!document.hidden) void ask();
      },
      Math.max(pause, retryDelay),
    );
    return () => clearInterval(again);
  }, [ask, isNeeded, pause]);
};

/** Retries what the platform could not answer, so that pages recover by themselves. */
import { useEffect } from 'react';

/** Milliseconds between attempts while the platform does not answer. */
const retryDelay = 5_000;

/** @param isNeeded whether something is missing */
export const useRetries = (ask: () => unknown, isNeeded = true): void => {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const again = setInterval(() => {
      // A page that nobody looks at can wait.
      if (!document.hidden) void ask();
    }, retryDelay);
    return () => clearInterval(again);
  }, [ask, isNeeded]);
};

/** Detects a dead connection: it is asked after a time without messages, and does not answer. */

/** How long nothing may come before the connection is asked, and how long its answer may take; milliseconds. */
const [idleTimeout, answerTimeout] = [30_000, 10_000];

/** Asks after each silence, and calls `onSilence` once when no answer comes. `heard` tells it of any message. */
export const startPulse = (ask: () => void, onSilence: () => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      ask();
      timer = setTimeout(onSilence, answerTimeout);
    }, idleTimeout);
  };
  heard();
  return { heard, stop: () => clearTimeout(timer) };
};

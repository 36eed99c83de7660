/** Notices a connection that is gone without a word: one that is asked and does not answer. */

/** How long silence is trusted, and how long an answer may take; milliseconds. */
const [trusted, patience] = [30_000, 10_000];

/** Asks after each silence, and calls `onSilence` once when no answer comes. `heard` tells it of any message. */
export const startPulse = (ask: () => void, onSilence: () => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      ask();
      timer = setTimeout(onSilence, patience);
    }, trusted);
  };
  heard();
  return { heard, stop: () => clearTimeout(timer) };
};

/** Work that this process does again and again: never twice at once, and never left half done when the process goes. */

/**
 * @param milliseconds between two beginnings; a turn that comes while the one before is not done is left out
 * @param onError told when the work fails; the next turn comes all the same
 */
export const again = (
  milliseconds: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
) => {
  let underWay: Promise<void> | undefined;
  const clock = setInterval(() => {
    underWay ??= work()
      .then(() => {}, onError)
      .finally(() => (underWay = undefined));
  }, milliseconds);
  return {
    /** Ends after the work at hand. */
    async stop() {
      clearInterval(clock);
      await underWay;
    },
  };
};

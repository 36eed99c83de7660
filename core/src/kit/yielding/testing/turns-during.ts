/** Turns of the event loop, counted by a clock of a test's own. */
import { vi } from 'vitest';

/**
 * @param step milliseconds that pass between two looks at the clock
 * @returns how many turns everything else had while the work was done
 */
export const turnsDuring = async (
  step: number,
  work: (soFar: () => number) => Promise<unknown>,
): Promise<number> => {
  let at = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (at += step));
  let turns = 0;
  let next = setImmediate(function others() {
    turns += 1;
    next = setImmediate(others);
  });
  try {
    await work(() => turns);
  } finally {
    clearImmediate(next);
    clock.mockRestore();
  }
  return turns;
};

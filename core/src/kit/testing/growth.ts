/** The work that something costs, measured so that it says the same on any machine. */

const tries = 5;
const shortest = async (work: () => unknown): Promise<number> => {
  let best = Infinity;
  for (let at = 0; at < tries; at += 1) {
    const began = performance.now();
    await work();
    best = Math.min(best, performance.now() - began);
  }
  return best;
};

const times = 8;
/** Growth far from the square of it, and far from what a busy machine makes of a straight line. */
export const mostGrowth = 3 * times;

/**
 * @param work on so many bytes, rows or the like
 * @returns how many times as long work on eight times as many takes: eight where each costs the same, 64 where each is held
 *   against each. Other work on the machine only adds: the shortest of some tries counts
 */
export const growth = async (work: (size: number) => unknown, size: number): Promise<number> => {
  const few = await shortest(() => work(size));
  return (await shortest(() => work(times * size))) / few;
};

/** So many at once, the rest in line. */

/** @returns a function that runs a task when it is its turn */
export const limited = (atOnce: number): (<Result>(task: () => Promise<Result>) => Promise<Result>) => {
  let running = 0;
  const line: (() => void)[] = [];
  return async (task) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await task();
    } finally {
      // The place goes to the next in line, or is free.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

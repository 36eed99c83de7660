/** Expensive work in small portions: so many at once, so many waiting, the rest is asked to come again. */
import { HttpProblem, problem } from './problem.ts';

export type Turns = <Result>(task: () => Promise<Result>) => Promise<Result>;

type TurnLimit = {
  readonly atOnce: number;
  readonly waiting: number;
  /** Milliseconds that one waits; without end where it is left out. */
  readonly longest?: number;
};

const busy = (): HttpProblem =>
  new HttpProblem(problem(503, 'UNAVAILABLE', 'Hay demasiada demanda en este momento. Inténtalo de nuevo.'), {
    'retry-after': '1',
  });

/** @returns a function that runs a task when it is its turn, or throws HttpProblem (503) when too many wait, or one for too long */
export const atMost = ({ longest, ...limit }: TurnLimit): Turns => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const inLine = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer =
        longest === undefined
          ? undefined
          : setTimeout(() => {
              waiting.splice(waiting.indexOf(next), 1);
              reject(busy());
            }, longest);
      const next = (): void => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(next);
    });
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < limit.atOnce) running += 1;
    else if (waiting.length >= limit.waiting) throw busy();
    else await inLine();
    try {
      return await task();
    } finally {
      // The place goes to the next in line, or is free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

/** A turn that is held until it is given back. @throws as the turns do @returns gives it back */
export const holdTurn = (turns: Turns): Promise<() => void> =>
  new Promise((resolve, reject) => {
    turns(() => new Promise<void>((giveBack) => resolve(giveBack))).catch(reject);
  });

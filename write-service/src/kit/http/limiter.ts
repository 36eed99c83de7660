/** How often something may be done in a while: counted per key, in memory, by this instance. */
import { HttpProblem, problem } from '@cotejo/core/kit/service';

export type Limiter = {
  /** Counts a use; the same use counts once. @throws HttpProblem (429) when there were too many */
  readonly take: (key: string, use: string) => void;
  /** As if that use had not been. */
  readonly giveBack: (key: string, use: string) => void;
};

type Window = { readonly uses: Set<string>; readonly until: number };

/** Keys that are remembered; beyond it the oldest are forgotten, so that a flood of addresses can't fill the memory. */
const mostKeys = 50_000;

/** @param limit so many different uses within so many milliseconds from the first */
export const limiter = (
  limit: { readonly uses: number; readonly within: number },
  now: () => Date = () => new Date(),
): Limiter => {
  const windows = new Map<string, Window>();

  const windowOf = (key: string, at: number): Window => {
    const open = windows.get(key);
    if (open && open.until > at) return open;
    const fresh = { uses: new Set<string>(), until: at + limit.within };
    windows.delete(key);
    windows.set(key, fresh);
    if (windows.size > mostKeys) windows.delete(windows.keys().next().value!);
    return fresh;
  };

  return {
    take(key, use) {
      const at = now().getTime();
      const { uses, until } = windowOf(key, at);
      if (uses.has(use)) return;
      if (uses.size >= limit.uses)
        throw new HttpProblem(
          problem(429, 'TOO_MANY_REQUESTS', 'Demasiados intentos. Espera un momento y vuelve a intentarlo.'),
          { 'retry-after': String(Math.ceil((until - at) / 1_000)) },
        );
      uses.add(use);
    },
    giveBack(key, use) {
      windows.get(key)?.uses.delete(use);
    },
  };
};

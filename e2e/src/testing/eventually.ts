/** Waiting for a condition, for what becomes true soon but not at once. */
import { setTimeout as pause } from 'node:timers/promises';

/** Asks until the answer is there, and throws with the name of what never came. Errors count as *not yet*. */
export async function eventually<Value>(
  what: string,
  ask: () => Promise<Value | undefined | false>,
  timeout = 30_000,
): Promise<Value> {
  let last: unknown;
  for (const deadline = Date.now() + timeout; Date.now() < deadline; await pause(25)) {
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== false) return answer;
    } catch (error) {
      last = error;
    }
  }
  throw new Error(`${what} did not happen within ${timeout / 1_000} s`, { cause: last });
}

/** Whether a start still comes further. Parts wait for each other, so as long as one of them does, none is given up. */
import { type Readiness } from './readiness.ts';

/** Without anything new for this long, nothing will come of it; milliseconds. */
const timeout = 60_000;

export type Watch = {
  readonly note: (part: string, readiness: Readiness) => void;
  /** Whether nothing has come further for too long. */
  readonly isStill: () => boolean;
  /** The parts that are not ready, with what each is busy with. */
  readonly waitsFor: () => string;
};

/** @param tell called with `waitsFor` whenever that changes, as long as there is something */
export const watchStart = (
  tell: (waitsFor: string) => void = () => undefined,
  now: () => number = Date.now,
): Watch => {
  let last = now();
  let told = '';
  /** A trouble that comes and goes, as of a part that restarts again and again, is new only once. */
  const seen = new Set<string>();
  const waiting = new Map<string, string | undefined>();
  const waitsFor = (): string =>
    [...waiting].map(([part, words]) => (words ? `${part} (${words})` : part)).join(', ');
  return {
    note(part, { isReady, mark, busyWith }) {
      const isNew = !seen.has(`${part}: ${mark}`);
      if (isNew) last = now();
      seen.add(`${part}: ${mark}`);
      if (isReady) waiting.delete(part);
      else waiting.set(part, busyWith);
      const words = waitsFor();
      if (words !== '' && words !== told) tell(words);
      told = words;
    },
    isStill: () => now() - last >= timeout,
    waitsFor,
  };
};

/** Work that nobody waits for: done in order after the answer, so that the answer's time tells nothing of it. */
import { HttpProblem, problem } from '@cotejo/core/kit/service';

/** @param onError called with what failed: nobody else is left to hear of it */
export const later = ({
  most,
  onError,
}: {
  readonly most: number;
  readonly onError: (error: unknown) => void;
}) => {
  let pending = 0;
  let last = Promise.resolve();
  return {
    /** @throws HttpProblem (503) when too much waits */
    do(work: () => Promise<void>): void {
      if (pending >= most)
        throw new HttpProblem(
          problem(503, 'UNAVAILABLE', 'Hay demasiada demanda en este momento. Inténtalo de nuevo.'),
          { 'retry-after': '5' },
        );
      pending += 1;
      last = last.then(work).catch(onError).finally(() => void (pending -= 1)); // oxfmt-ignore
    },
    /** Resolves when all that was begun is done. */
    done: (): Promise<void> => last,
  };
};

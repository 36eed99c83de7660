/** What is kept in memory, as of now. */
import { HttpProblem, problem } from '@cotejo/core/kit/service';

/** @returns what is kept; it throws HttpProblem (503) until that was read for the first time */
export const ready = <Kept>(now: () => Kept | undefined): Kept => {
  const kept = now();
  if (kept) return kept;
  const message = 'El catálogo se está preparando. Inténtalo en un momento.';
  throw new HttpProblem(problem(503, 'NOT_READY_YET', message), { 'retry-after': '1' });
};

/** Which failures another try may mend: those of a server that was away or overloaded, and no refusal. */
import { statusOf } from './http-error.ts';

/** Answers of the kind of a refusal that are none: the request came too slowly, or too many came. */
const passing: readonly number[] = [408, 429];

/** Whether the service refused: the same once more is refused again. */
export const isRefusal = (error: unknown): boolean => {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500 && !passing.includes(status);
};

/** Whether a read is tried again by itself: twice, and never where something is wrong with the console itself. */
export const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && statusOf(error) !== undefined && !isRefusal(error);

/** Whether a person is offered another try: not after a refusal. A failure without an error is offered one, too. */
export const mayTryAgain = (error: unknown): boolean => !error || !isRefusal(error);

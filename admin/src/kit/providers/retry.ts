/** Which failed reads are tried again. */
import { statusOf, unreachableStatus } from './http-error.ts';

/** Whether the next try may succeed: the server was away or overloaded. A refusal stays a refusal. */
export const isWorthRetrying = (failures: number, error: unknown): boolean => {
  const status = statusOf(error) ?? 400;
  return failures < 2 && (status === unreachableStatus || status === 429 || status >= 500);
};

/** Whether a person is offered another try: not after a refusal. A failure without an error is offered one, too. */
export const mayTryAgain = (error: unknown): boolean => !error || isWorthRetrying(0, error);

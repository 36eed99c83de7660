/** Which failed reads are tried again. */
import { statusOf, unreachableStatus } from './http-error.ts';

/** Whether the next try may succeed: the server was away or overloaded. A refusal stays a refusal. */
export const isWorthRetrying = (failures: number, error: unknown): boolean => {
  const status = statusOf(error) ?? 400;
  return failures < 2 && (status === unreachableStatus || status === 429 || status >= 500);
};

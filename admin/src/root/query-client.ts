/** How reads are cached and tried again. */
import { QueryClient } from '@tanstack/react-query';
import { statusOf, unreachableStatus } from '../providers/http-error.ts';

/** What may go well at the next try: the server was away, or too busy. What it refused stays refused. */
export const isWorthRetrying = (failures: number, error: unknown): boolean => {
  const status = statusOf(error) ?? 400;
  return failures < 2 && (status === unreachableStatus || status === 429 || status >= 500);
};

/**
 * Whether somebody is still logged in, and may do what, is asked again on every page. Whoever shows it is told what has changed of the
 * answer, not that it is being asked: the frame of all pages would be drawn twice more each time.
 */
const onlyTheAnswer = ['data', 'error', 'status'] as const;

export const createQueryClient = (): QueryClient => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: isWorthRetrying } } });
  client.setQueryDefaults(['auth'], { notifyOnChangeProps: [...onlyTheAnswer] });
  return client;
};

/** How reads are cached and tried again. */
import { QueryClient } from '@tanstack/react-query';
import { statusOf, unreachableStatus } from '../../kit/providers/http-error.ts';

/** What may go well at the next try: the server was away, or too busy. What it refused stays refused. */
export const isWorthRetrying = (failures: number, error: unknown): boolean => {
  const status = statusOf(error) ?? 400;
  return failures < 2 && (status === unreachableStatus || status === 429 || status >= 500);
};

export const createQueryClient = (): QueryClient => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: isWorthRetrying } } });
  // Whether somebody is logged in, and may do what, is asked again on every page. Whoever shows it is told of another answer, not of
  // the question, for which the frame of all pages would be drawn once more. So `isFetching` says nothing here, nor do `onSuccess`
  // and `onSettled` of react-admin's hooks, which wait for it.
  client.setQueryDefaults(['auth'], { notifyOnChangeProps: ['data', 'error', 'status'] });
  return client;
};

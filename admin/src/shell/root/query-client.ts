/** How reads are cached and tried again. */
import { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from '../../kit/providers/retry.ts';

export const createQueryClient = (): QueryClient => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: isWorthRetrying } } });
  // Whether somebody is logged in, and may do what, is asked again on every page. Whoever shows it is told of another answer, not of
  // the question, for which the frame of all pages would be drawn once more. So `isFetching` says nothing here, nor do `onSuccess`
  // and `onSettled` of react-admin's hooks, which wait for it.
  client.setQueryDefaults(['auth'], { notifyOnChangeProps: ['data', 'error', 'status'] });
  return client;
};

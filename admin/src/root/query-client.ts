/** How reads are cached and tried again. */
import { QueryClient } from '@tanstack/react-query';
import { statusOf, unreachableStatus } from '../providers/http-error.ts';

/** What may go well at the next try: the server was away, or too busy. What it refused stays refused. */
export const isWorthRetrying = (failures: number, error: unknown): boolean => {
  const status = statusOf(error) ?? 400;
  return failures < 2 && (status === unreachableStatus || status === 429 || status >= 500);
};

export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: isWorthRetrying } } });

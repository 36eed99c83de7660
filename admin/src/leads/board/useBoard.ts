/** The board's columns as they are now: read at once, read again when others change something, more on demand. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNews } from '../../live/live-context.ts';
import { httpClient } from '../../providers/index.ts';
import { isWorthRetrying } from '../../root/query-client.ts';
import { leadFilterQuery } from '../leadFilters.ts';
import { type LeadRow } from '../lead.ts';
import { type BoardColumn, withPage } from './boardModel.ts';

const perColumn = 20;
const address = '/api/console/lead-board';
export const boardKey = ['leads', 'board'] as const;

const read = async <Answer>(
  path: string,
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<Answer> =>
  (
    await httpClient(`${address}${path}?${new URLSearchParams({ take: String(perColumn), ...query })}`, {
      signal,
    })
  ).json as Answer;

/** @param isHeld whether a card is in somebody's hand: nothing moves until it is let go */
export const useBoard = (values: Readonly<Record<string, unknown>>, isHeld: boolean) => {
  const queries = useQueryClient();
  const filter = JSON.stringify(leadFilterQuery(values));
  const [isWaiting, setIsWaiting] = useState(false);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [...boardKey, filter],
    queryFn: ({ signal }) => read<readonly BoardColumn[]>('', { filter }, signal),
    retry: isWorthRetrying,
    placeholderData: (before) => before,
  });
  const readAgain = useCallback(() => queries.invalidateQueries({ queryKey: [...boardKey] }), [queries]);
  useNews('leads', () => {
    if (isHeld) setIsWaiting(true);
    else void readAgain();
  });
  const letGo = useCallback(() => {
    setIsWaiting(false);
    if (isWaiting) void readAgain();
  }, [isWaiting, readAgain]);
  return { columns: data, error, isPending, isFetching, refetch, readAgain, letGo, filter };
};

type More = { readonly cards: readonly LeadRow[]; readonly next: string | null };

/** The pages of one column behind the first; another filter begins with the first again. */
export const useMore = (column: BoardColumn, filter: string) => {
  const [more, setMore] = useState<More>();
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const next = more ? more.next : column.next;
  const load = async () => {
    if (!next || isLoading) return;
    setIsLoading(true);
    setFailure(undefined);
    try {
      const page = await read<BoardColumn>(`/${column.id}`, { filter, after: next });
      setMore({ cards: withPage(more?.cards ?? [], page.cards), next: page.next });
    } catch (error) {
      setFailure(error);
    } finally {
      setIsLoading(false);
    }
  };
  return {
    cards: withPage(column.cards, more?.cards ?? []),
    hasMore: next !== null,
    load,
    isLoading,
    failure,
  };
};

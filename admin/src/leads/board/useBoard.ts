/** The board's columns as they are now: read at once, read again when others change something, more on demand. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useHeldNews } from '../../kit/live/useHeldNews.ts';
import { httpClient } from '../../kit/providers/tab.ts';
import { type BoardColumn, readDeep, type ReadPage, withPage } from './boardModel.ts';

type Board = { readonly columns: readonly BoardColumn[]; readonly isStale: boolean };

const perColumn = '20';
const address = '/api/console/lead-board';
const boardKey = ['leads', 'board'] as const;

const read = async <Answer>(path: string, query: Record<string, string>, signal?: AbortSignal) => {
  const { json, headers } = await httpClient(
    `${address}${path}?${new URLSearchParams({ take: perColumn, ...query })}`,
    {
      signal,
    },
  );
  return { answer: json as Answer, isStale: headers.get('X-Projection-Stale') === '1' };
};

/**
 * @param filter what the service is asked, as JSON
 * @param chosen the same as somebody chose it: what is asked moves on with the clock
 * @param isHeld whether a card is in somebody's hand: nothing moves until it is let go
 */
export const useBoard = (filter: string, chosen: string, isHeld: boolean) => {
  const queries = useQueryClient();
  // How many pages of each column are shown; another filter begins with the first of each again.
  const depths = useRef({ chosen, of: new Map<number, number>() });
  const depthOfColumns = () => {
    if (depths.current.chosen !== chosen) depths.current = { chosen, of: new Map() };
    return depths.current.of;
  };
  const [loading, setLoading] = useState<ReadonlySet<number>>(new Set());
  const [failed, setFailed] = useState<ReadonlyMap<number, unknown>>(new Map());

  const queryKey = [...boardKey, filter];
  const pageOf =
    (signal?: AbortSignal): ReadPage =>
    async (id, after) =>
      (await read<BoardColumn>(`/${id}`, { filter, after }, signal)).answer;
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { answer, isStale } = await read<readonly BoardColumn[]>('', { filter }, signal);
      return { columns: await readDeep(answer, depthOfColumns(), pageOf(signal)), isStale };
    },
    // Rows that the projection could not update in time are read again.
    refetchInterval: ({ state }) => (state.data?.isStale && !isHeld ? 1_000 : false),
    placeholderData: (before) => before,
  });
  const readAgain = useCallback(() => queries.invalidateQueries({ queryKey: [...boardKey] }), [queries]);
  const held = useHeldNews('leads', readAgain, isHeld);

  const more = async ({ id, next }: BoardColumn) => {
    if (next === null || loading.has(id)) return;
    // Of the filter that is asked now: another one may be there when the page comes.
    const depthOf = depthOfColumns();
    setLoading((before) => new Set(before).add(id));
    setFailed((before) => new Map([...before].filter(([one]) => one !== id)));
    try {
      const page = await pageOf()(id, next);
      depthOf.set(id, (depthOf.get(id) ?? 1) + 1);
      queries.setQueryData<Board>(
        queryKey,
        (board) =>
          board && {
            ...board,
            columns: board.columns.map((column) => (column.id === id ? withPage(column, page) : column)),
          },
      );
    } catch (error) {
      setFailed((before) => new Map(before).set(id, error));
    } finally {
      setLoading((before) => new Set([...before].filter((one) => one !== id)));
    }
  };
  return {
    columns: data?.columns,
    error,
    isPending,
    isFetching,
    refetch,
    readAgain,
    held,
    more,
    loading,
    failed,
  };
};

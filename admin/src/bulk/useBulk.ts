/** Bulk runs, kept up to date: told of changes live, and looked at again while one goes on. */
import { useQueryClient } from '@tanstack/react-query';
import { useGetList, useGetOne } from 'react-admin';
import { useHeldNews } from '../kit/live/useHeldNews.ts';
import { type BulkRecord } from './bulk.ts';
import { isAnyRunning, runningOf } from './bulkModel.ts';

/** For when nothing is told: the connection may be down; milliseconds. */
const lookAgain = 3_000;

/** Runs among which one that goes on is looked for. */
const recent = 20;

const useBulkNews = (): void => {
  const queries = useQueryClient();
  useHeldNews('bulk', () =>
    Promise.all(['bulk', 'bulk-rows'].map((name) => queries.invalidateQueries({ queryKey: [name] }))),
  );
};

export const useBulk = (id: string) => {
  useBulkNews();
  return useGetOne<BulkRecord>(
    'bulk',
    { id },
    {
      retry: false,
      refetchInterval: ({ state }) => (state.data && isAnyRunning([state.data]) ? lookAgain : false),
    },
  );
};

export const useBulks = (perPage: number) => {
  useBulkNews();
  return useGetList<BulkRecord>(
    'bulk',
    { pagination: { page: 1, perPage }, sort: { field: 'at', order: 'DESC' } },
    { refetchInterval: ({ state }) => (isAnyRunning(state.data?.data) ? lookAgain : false) },
  );
};

/** One's own run of a command that goes on just now, wherever it was started. */
export const useRunning = (command: string): BulkRecord | undefined =>
  runningOf(useBulks(recent).data, command);

/** The audit's question that is no list: how long leads stood still, by group. */
import { useQuery } from '@tanstack/react-query';
import { httpClient } from '../kit/providers/tab.ts';
import { type DurationRow, type Grouping } from './audit.ts';
import { durationQuery } from './auditFilters.ts';

export const durationsKey = 'durations';

const ask = async <Answer>(path: string, signal: AbortSignal): Promise<Answer> =>
  (await httpClient(`/api/console/${path}`, { signal })).json as Answer;

/** @param values what the filter form holds */
export const useDurations = (by: Grouping, values: Readonly<Record<string, unknown>>) => {
  const filter = JSON.stringify(durationQuery(values));
  return useQuery({
    queryKey: [durationsKey, by, filter],
    queryFn: ({ signal }) =>
      ask<readonly DurationRow[]>(`durations?${new URLSearchParams({ by, filter })}`, signal),
    placeholderData: (before, query) => (query?.queryKey[1] === by ? before : undefined),
  });
};

/** The audit's question that is no list: how long leads stood still, by group. */
import { useQuery } from '@tanstack/react-query';
import { httpClient } from '../kit/providers/tab.ts';
import { type DurationRow, type Grouping } from './audit.ts';
import { auditFilterQuery } from './auditFilters.ts';

/** What all of the audit's answers are kept under: news of leads make them all old. */
export const auditKey = 'status-changes';

const ask = async <Answer>(path: string, signal: AbortSignal): Promise<Answer> =>
  (await httpClient(`/api/console/${path}`, { signal })).json as Answer;

/** @param values what the filter form holds */
export const useDurations = (by: Grouping, values: Readonly<Record<string, unknown>>) => {
  const filter = JSON.stringify(auditFilterQuery(values));
  return useQuery({
    queryKey: [auditKey, 'durations', by, filter],
    queryFn: ({ signal }) =>
      ask<readonly DurationRow[]>(`durations?${new URLSearchParams({ by, filter })}`, signal),
    placeholderData: (before, query) => (query?.queryKey[2] === by ? before : undefined),
  });
};

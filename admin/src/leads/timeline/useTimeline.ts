/** Every event of a lead, oldest first. */
import { useQuery } from '@tanstack/react-query';
import { type TimelineEntry } from '@cotejo/core/lead-records';
import { httpClient } from '../../kit/providers/tab.ts';

const timelineKey = 'lead-timeline';

/** @param version the lead's: a newer one is another timeline */
export const useTimeline = (leadId: string | undefined, version: number | undefined) =>
  useQuery({
    queryKey: [timelineKey, leadId, version],
    queryFn: async ({ signal }) =>
      (await httpClient(`/api/console/leads/${leadId}/timeline`, { signal }))
        .json as readonly TimelineEntry[],
    enabled: leadId !== undefined,
    placeholderData: (before, query) => (query?.queryKey[1] === leadId ? before : undefined),
  });

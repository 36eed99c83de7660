/** The search and the filters of the queue: a request in it is not in force yet, and may be in a file or not. */
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import {
  type PolicyEmployeeStatus,
  policyEmployeeStatuses,
} from '@cotejo/core/reference/collective-statuses';
import { ListFilters } from '../../../kit/list/ListFilters.tsx';
import { type ListConfig } from '../../../kit/list/ListConfig.ts';
import { coverages, notificationFilter, unsentFilter } from '../coverages.tsx';
import { useCutDays } from '../useCuttingDays.ts';

const waiting: readonly PolicyEmployeeStatus[] = ['PROCESS_ACTIVATION', 'PROCESS_CANCELLATION', 'PENDING'];
const kinds = policyEmployeeStatuses.filter(({ id }) => waiting.includes(id));

const config: ListConfig<CoverageRecord> = {
  ...coverages,
  filters: [
    ...coverages.filters.flatMap((filter) => {
      if (['waiting', 'inForceOn'].includes(filter.source)) return [];
      return [filter.source === 'status' ? { source: 'status', choices: kinds } : filter];
    }),
    { source: 'dueOn', useChoices: useCutDays },
    unsentFilter,
    notificationFilter,
  ],
};

export const QueueFilters = () => <ListFilters config={config} />;

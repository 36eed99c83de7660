/** The search and the filters of the queue. */
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import {
  type PolicyEmployeeStatus,
  policyEmployeeStatuses,
} from '@cotejo/core/reference/collective-statuses';
import { ListFilters } from '../../../kit/list/ListFilters.tsx';
import { type ListConfig } from '../../../kit/list/ListConfig.ts';
import { coverages } from '../coverages.tsx';

const waiting: readonly PolicyEmployeeStatus[] = ['PROCESS_ACTIVATION', 'PROCESS_CANCELLATION', 'PENDING'];
const kinds = policyEmployeeStatuses.filter(({ id }) => waiting.includes(id));

const config: ListConfig<CoverageRecord> = {
  ...coverages,
  filters: coverages.filters.flatMap((filter) => {
    if (filter.source === 'waiting') return [];
    return [filter.source === 'status' ? { source: 'status', choices: kinds } : filter];
  }),
};

export const QueueFilters = () => <ListFilters config={config} />;

/** What somebody else changed of a coverage while one was deciding, in words. */
import { spelledDay } from '@cotejo/core/kit/time';
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import { policyEmployeeStatuses } from '@cotejo/core/reference/collective-statuses';
import { nameIn } from '@cotejo/core/reference/collective-tables';
import { type ChangeFormat } from '../../kit/commands/conflict.ts';

export const coverageChangeFormat: ChangeFormat<CoverageRecord> = {
  fields: ['status', 'coveredFrom', 'coveredUntil', 'operationDate', 'reviewedByName'],
  valueOf: (field, value) => {
    if (typeof value !== 'string') return undefined;
    if (field === 'reviewedByName') return value;
    return field === 'status' ? nameIn(policyEmployeeStatuses, value) : spelledDay(value);
  },
};

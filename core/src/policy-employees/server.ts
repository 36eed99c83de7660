/** Coverages on the server: the decision of an automation, the families as they are folded, and histories as they are stored. */
export {
  coverageHistoryRecordSchema,
  coverageHistoryRule,
  coverageHistoryTable,
  coverageHistoryValues,
} from './coverage-history.ts';
export { dueOn, familyTable } from './coverage-table.ts';
export { endWithPolicy } from './end-with-policy.ts';

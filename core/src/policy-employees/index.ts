/** Coverages of employees and dependants by collective policies. Safe in a browser. */
export { acceptActivation, completeActivation, declineActivation, withdrawActivation } from './activation.ts';
export { acceptCancellation, declineCancellation, requestCancellation } from './cancellation.ts';
export {
  type Coverage,
  coverageIdOf,
  type Family,
  familyIdOf,
  isAnnulled,
  isOpen,
  type KnownFamily,
  periodOf,
  policyEmployee,
  wasInForce,
} from './family.ts';
export { putInFile } from './put-in-file.ts';
export { type PolicyEmployeeEvent, policyEmployeeEvents } from './process-events.ts';
export { allowedProcessCommands, coverageList, familyGuard, processRule } from './process-access.ts';
export { type ActivationRequest, type Insured, requestActivation } from './request-activation.ts';
export { openStatuses, type ProcessCommand, processCommands, processTransitions } from './transitions.ts';
export {
  type CoverageRecord,
  coverageRecordSchema,
  type CoverageRow,
  coverageTable,
  coverageValues,
  familyTable,
  insuredAs,
  latenessOf,
} from './coverage-table.ts';
export {
  coverageEventNames,
  type CoverageHistoryRecord,
  coverageHistoryRecordSchema,
  coverageHistoryRule,
  coverageHistoryTable,
  coverageHistoryValues,
} from './coverage-history.ts';

/** Coverages of employees and dependants by collective policies. Safe in a browser. */
export { acceptActivation, completeActivation, declineActivation, withdrawActivation } from './activation.ts';
export { acceptCancellation, declineCancellation, requestCancellation } from './cancellation.ts';
export {
  type Coverage,
  coverageIdOf,
  type Family,
  familyIdOf,
  isOpen,
  type KnownFamily,
  periodOf,
  policyEmployee,
  wasInForce,
} from './family.ts';
export { coverageHistoryLabels, coverageLabels } from './coverage-labels.ts';
export { coverageNotifications } from './notifications.ts';
export { putInFile } from './put-in-file.ts';
export { type PolicyEmployeeEvent, policyEmployeeEvents } from './process-events.ts';
export {
  allowedProcessCommands,
  coverageList,
  familyGuard,
  processRule,
  reviewAt,
} from './process-access.ts';
export { type Insured, requestActivation } from './request-activation.ts';
export { releaseReview, takeReview } from './review.ts';
export {
  openStatuses,
  permissionsFor,
  type ProcessCommand,
  processCommands,
  processTransitions,
} from './transitions.ts';
export {
  type CoverageRecord,
  coverageRecordSchema,
  type CoverageRow,
  coverageTable,
  coverageValues,
  insuredAs,
  latenessOf,
} from './coverage-table.ts';
export { type CoverageHistoryRecord, reviewEvents } from './coverage-history.ts';

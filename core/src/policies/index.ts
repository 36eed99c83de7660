/** Collective policies. Safe in a browser. */
export { groupRefusal } from './coverage-group.ts';
export {
  attachPolicyFile,
  createPolicy,
  deletePolicy,
  duplicatePolicy,
  type InsuredNeeds,
  insurerNotifications,
  isKnown,
  type KnownPolicy,
  type Policy,
  policy,
  type PolicyCreation,
  type PolicyEvent,
  policyEvents,
  policyStatuses,
  policyStream,
  type PolicyFile,
  type PolicyTerms,
  renewPolicy,
  setInsurerNotification,
  updatePolicy,
} from './policy.ts';
export {
  allowedPolicyCommands,
  type PolicyCommand,
  policyCommands,
  policyGuard,
  policyHistoryRule,
  policyList,
  policyPermissions,
  policyOfCompanyRule,
  policyRule,
} from './policy-access.ts';
export {
  policyHistoryTable,
  type PolicyRecord,
  policyRecordSchema,
  type PolicyRow,
  policyTable,
  policyValues,
} from './policy-table.ts';
export { withdrawPolicyFile } from './withdraw-file.ts';

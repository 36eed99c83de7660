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
  type PolicyTerms,
  renewPolicy,
  setInsurerNotification,
  updatePolicy,
} from './policy.ts';
export {
  notificationNames,
  policies,
  policyOfCompanyRule,
  type PolicyRecord,
  policyStates,
} from './policy-record.ts';
export { withdrawPolicyFile } from './withdraw-file.ts';
export { policyWords } from './policy-words.ts';

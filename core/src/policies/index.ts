/** Collective policies. Safe in a browser. */
export {
  createPolicy,
  deletePolicy,
  duplicatePolicy,
  insurerNotifications,
  isKnown,
  type KnownPolicy,
  type Policy,
  policy,
  type PolicyCreation,
  type PolicyEvent,
  policyEvents,
  policyStream,
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
  policyList,
  policyPermissions,
  policyRule,
} from './policy-access.ts';

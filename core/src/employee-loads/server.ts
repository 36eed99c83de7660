/** Loads on the server: rows as they are sealed, read, planned and decided. */
export { templateChoices } from './choices.ts';
export { failLoad, finishLoad, recordPortion, recordTrial, uploadLoad } from './employee-load.ts';
export { guessedHeadingRow } from './mapping.ts';
export { type Document, type LoadOrder, readOrder } from './order.ts';
export { mostMembers, type PlannedFamily, planRows, portionsOf } from './plan.ts';
export {
  dayRefusal,
  isSamePolicyNumber,
  otherPolicy,
  policyErrors,
  type PolicyFacts,
} from './policy-facts.ts';
export { cancelRow, differing, registerRow, rowErrors } from './row-decisions.ts';
export { openCorrections, openLoadRow, sealCorrections, sealLoadRow } from './sealed-row.ts';

/** Loads on the server: rows as they are sealed, read, planned and decided. */
export { templateChoices } from './choices.ts';
export { failLoad, finishLoad, recordPortion, recordTrial, uploadLoad } from './employee-load.ts';
export { guessedHeadingRow } from './mapping.ts';
export {
  dayRefusal,
  type Document,
  isSamePolicyNumber,
  type LoadOrder,
  otherPolicy,
  policyErrors,
  type PolicyFacts,
  readOrder,
} from './order.ts';
export { type PlannedFamily, planRows, portionsOf } from './plan.ts';
export { cancelRow, differing, registerRow, rowErrors } from './row-decisions.ts';
export { type KeptRow, openCorrections, openLoadRow, sealCorrections, sealLoadRow } from './sealed-row.ts';

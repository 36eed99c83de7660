/** Whether two values say the same, and where they differ. Safe in a browser. */
export { changedFields, sameValue } from './same-value.ts';
export { type ValueDifference, valueDifferences } from './value-differences.ts';

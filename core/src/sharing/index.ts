/** Comparisons and plans that visitors share by links. Safe in a browser. */
export { sharingAnswers } from './answers.ts';
export { sharedComparison, sharedInsurance, sharedInsuranceChange } from './shared-content.ts';
export {
  openedBy,
  replaceShared,
  sharedLink,
  type SharedLink,
  type SharedLinkEvent,
  sharedLinkEvents,
  shareLink,
  unknownLink,
} from './shared-link.ts';

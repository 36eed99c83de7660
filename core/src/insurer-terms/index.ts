/** What insurers agreed on for collective policies. Safe in a browser. */
export {
  allowedInsurerCommands,
  insurerCommands,
  insurerPermissions,
  insurerRule,
} from './insurer-access.ts';
export {
  createInsurerContact,
  type InsurerTerms,
  insurerTerms,
  type InsurerTermsEvent,
  insurerTermsEvents,
  insurerTermsStream,
  mostRetroactiveDays,
  removeInsurerContact,
  setCuttingDay,
  setRetroactiveDays,
  termsOn,
  updateInsurerContact,
} from './insurer-terms.ts';

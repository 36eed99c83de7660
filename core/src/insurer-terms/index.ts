/** Insurers' terms for collective policies. Safe in a browser. */
export { type Cutting, cuttingAt, cuttingSchema, dueDay } from './cutting.ts';
export {
  insurerCommands,
  insurerList,
  insurerPermissions,
  insurerRule,
  insurerTypes,
  isInsurer,
} from './insurer-access.ts';
export { insurerLabels } from './insurer-labels.ts';
export {
  type CataloguedInsurer,
  insurerHistoryTable,
  type InsurerRecord,
  insurerRecord,
  insurerRecordSchema,
  type InsurerTermsRow,
  insurerTermsTable,
  insurerTermsValues,
} from './insurer-table.ts';
export {
  createInsurerContact,
  type InsurerTerms,
  insurerTerms,
  type InsurerTermsEvent,
  insurerTermsEvents,
  mostRetroactiveDays,
  removeInsurerContact,
  setCuttingDay,
  setRetroactiveDays,
  termsOn,
  updateInsurerContact,
} from './insurer-terms.ts';

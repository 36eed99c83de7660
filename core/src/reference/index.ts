/** The tables that the spec gives ids to, as data, one table a file; and how numbers, money and days are written. */
export { activityOutcome, activityTypeIds, activityTypes } from './activity-types.ts';
export { automationName } from './automations.ts';
export {
  chileanInsurers,
  insurerCalled,
  isapreKeyOf,
  isapreNameOf,
  isIsapreKey,
} from './chilean-insurers.ts';
export { countries, type Country, type CountryCode, countryCodes, countryOf } from './countries.ts';
export { type CoveragePeriod, coveragePeriodIds, coveragePeriods } from './coverage-periods.ts';
export { type Currency, majorUnits, minorDigits } from './currencies.ts';
export {
  plainNumber,
  publishedRate,
  spelledAmount,
  spelledDay,
  spelledNumber,
  writtenNumber,
} from './spelling.ts';
export { type DocumentType, documentTypeNamed, documentTypes, documentTypesOf } from './document-types.ts';
export { erasureReason, erasureReasonById, erasureReasons } from './erasure-reasons.ts';
export {
  type FailureReason,
  failureReasonById,
  failureReasons,
  failureReasonsFor,
} from './failure-reasons.ts';
export { type FileContent, fileTypeOf, type FileType, fileTypes, largestFile } from './file-types.ts';
export { type LeadStatus, leadStatus, leadStatusById, leadStatuses, statusesIn } from './lead-statuses.ts';
export {
  type LeadSubstatus,
  leadSubstatus,
  leadSubstatusById,
  leadSubstatuses,
  substatusesOf,
} from './lead-substatuses.ts';
export {
  commandTo,
  type LeadTransition,
  leadTransitions,
  type TransitionCommand,
  transitionCommands,
  transitionsOf,
} from './lead-transitions.ts';
export {
  organizationTypeAlias,
  organizationTypeIds,
  organizationTypes,
  type OrganizationType,
} from './organization-types.ts';
export { pauseReason, pauseReasons } from './pause-reasons.ts';
export {
  cardBrands,
  cardTypes,
  type PaymentMethod,
  paymentMethodIds,
  paymentMethods,
  paymentModeIds,
  paymentModes,
  paymentProviders,
  type Periodicity,
  periodicities,
  periodicityIds,
  saleTypes,
  saleTypesOf,
} from './payment-tables.ts';
export { type Permission, type PermissionGroup, permissions, permissionsIn } from './permissions.ts';
export { type Region, regions } from './regions.ts';
export { coverageAreaOf, type PriceUnit, priceUnitOf, priceUnits } from './price-units.ts';
export { quotedUnits } from './quoted-units.ts';
export { requestType, requestTypes } from './request-types.ts';
export { restrictionCodes } from './restriction-codes.ts';
export { type LeadScope, rights, type Rights } from './rights.ts';
export { type Role, type RoleName, roleNames, roles } from './roles.ts';

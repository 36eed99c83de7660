/** The tables that the spec gives ids to; data, one table a file. */
export { countries, type Country, type CountryCode, countryCodes, countryOf } from './countries.ts';
export { type Currency, majorUnits, minorDigits } from './currencies.ts';
export { type LeadStatus, leadStatus, leadStatusById, leadStatuses } from './lead-statuses.ts';
export { type LeadSubstatus, leadSubstatusById, leadSubstatuses, substatusesOf } from './lead-substatuses.ts';
export { requestType, requestTypes } from './request-types.ts';
export { type LeadScope, type Permission, permissions, rights } from './rights.ts';
export { type Role, type RoleName, roleNames, roles } from './roles.ts';
export { type DocumentType, documentTypes, documentTypesOf } from './document-types.ts';

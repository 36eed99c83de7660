/** Organizations: who offers insurance, and the clinics that it is good at. Safe in a browser. */
export { organizationAnswers } from './answers.ts';
export {
  changeCoverageOrganization,
  type ClinicPlace,
  coverageOrganization,
  type CoverageOrganization,
  coverageOrganizationDetails,
  type CoverageOrganizationDetails,
  type CoverageOrganizationEvent,
  coverageOrganizationEvents,
  hideCoverageOrganization,
  mostAliases,
  registerCoverageOrganization,
  showCoverageOrganization,
} from './coverage-organization.ts';
export {
  coverageOrganizationNumber,
  numberOfCoverageOrganization,
  numberOfOrganization,
  organizationNumber,
} from './organization-numbers.ts';
export {
  changeOrganization,
  hideOrganization,
  organization,
  type Organization,
  organizationDetails,
  type OrganizationDetails,
  type OrganizationEvent,
  organizationEvents,
  registerOrganization,
  showOrganization,
} from './organization.ts';
export { coverageOrganizationRecordSchema, organizationRecordSchema } from './rows.ts';

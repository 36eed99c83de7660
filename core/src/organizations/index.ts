/** Organizations: who offers insurance, and the clinics that it is good at. Safe in a browser. */
export { organizationAnswers } from './answers.ts';
export {
  changeCoverageOrganization,
  type ClinicPlace,
  coverageOrganization,
  coverageOrganizationDetails,
  type CoverageOrganizationDetails,
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
  organizationDetails,
  type OrganizationDetails,
  registerOrganization,
  showOrganization,
} from './organization.ts';
export { coverageOrganizationRecordSchema, organizationRecordSchema } from './rows.ts';

/** The forms of organizations, types of insurance, clinics and terms, made from what their events hold. */
import {
  catalogueTermDetails,
  insuranceTypeDetails,
  numberOfCatalogueTerm,
  numberOfInsuranceType,
} from '@cotejo/core/insurance-types';
import {
  coverageOrganizationDetails,
  numberOfCoverageOrganization,
  numberOfOrganization,
  organizationDetails,
} from '@cotejo/core/organizations';
import { type EntryForm, entryForm } from './entry.ts';
import { type EntryResource } from './entryHistory.ts';

export const entryForms: Readonly<Record<EntryResource, EntryForm>> = {
  organizations: entryForm(organizationDetails, numberOfOrganization),
  'insurance-types': entryForm(insuranceTypeDetails, numberOfInsuranceType),
  'coverage-organizations': entryForm(coverageOrganizationDetails, numberOfCoverageOrganization),
  'catalogue-terms': entryForm(catalogueTermDetails, numberOfCatalogueTerm),
};

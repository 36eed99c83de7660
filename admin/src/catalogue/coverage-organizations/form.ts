/** The form of clinics: where plans cover. */
import { coverageOrganizationDetails, numberOfCoverageOrganization } from '@cotejo/core/organizations';
import { entryForm } from '../entries/entry.ts';

export const form = entryForm(coverageOrganizationDetails, numberOfCoverageOrganization);

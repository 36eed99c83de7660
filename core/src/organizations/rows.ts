/** Organizations and clinics as the console shows them. */
import { entryRecordSchema, entryRowSchema } from '../kit/entries/index.ts';
import { coverageOrganizationDetails } from './coverage-organization.ts';
import { organizationDetails } from './organization.ts';

export const organizationRecordSchema = entryRecordSchema(entryRowSchema(organizationDetails.shape));
export const coverageOrganizationRecordSchema = entryRecordSchema(
  entryRowSchema(coverageOrganizationDetails.shape),
);

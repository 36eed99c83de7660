/** The form of clinics: where plans cover. */
import { coverageOrganizationDetails } from '@cotejo/core/catalogue';
import { entryForm } from '../shared/entry.ts';

export const form = entryForm(coverageOrganizationDetails);

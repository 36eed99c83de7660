/** The form of clinics: where plans cover. */
import { coverageOrganizationDetails } from '@cotejo/core/catalogue';
import { entryForm } from '../entries/entry.ts';

export const form = entryForm(coverageOrganizationDetails);

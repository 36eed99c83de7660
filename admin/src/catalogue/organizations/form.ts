/** The form of organizations: who offers insurance. */
import { organizationDetails, numberOfOrganization } from '@cotejo/core/organizations';
import { entryForm } from '../entries/entry.ts';

export const form = entryForm(organizationDetails, numberOfOrganization);

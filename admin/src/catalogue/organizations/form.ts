/** The form of organizations: who offers insurance. */
import { organizationDetails } from '@cotejo/core/catalogue';
import { entryForm } from '../shared/entry.ts';

export const form = entryForm(organizationDetails);

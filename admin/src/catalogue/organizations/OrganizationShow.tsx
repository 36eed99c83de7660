/** One of organizations: who offers insurance. */
import { EntryPage } from '../entries/EntryPage.tsx';
import { form } from './form.ts';

export const OrganizationShow = () => <EntryPage resource="organizations" form={form} />;

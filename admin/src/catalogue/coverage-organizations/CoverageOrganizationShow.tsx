/** One of clinics: where plans cover. */
import { EntryPage } from '../entries/EntryPage.tsx';
import { form } from './form.ts';

export const CoverageOrganizationShow = () => <EntryPage resource="coverage-organizations" form={form} />;

/** One of types of insurance and their categories. */
import { EntryPage } from '../entries/EntryPage.tsx';
import { form } from './form.ts';

export const InsuranceTypeShow = () => <EntryPage resource="insurance-types" form={form} />;

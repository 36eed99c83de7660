/** One of terms: features, coverage tags, headings and countries. */
import { EntryPage } from '../entries/EntryPage.tsx';
import { form } from './form.ts';

export const CatalogueTermShow = () => <EntryPage resource="catalogue-terms" form={form} />;

/** The form of terms: features, coverage tags, headings and countries. */
import { catalogueTermDetails } from '@cotejo/core/catalogue';
import { entryForm } from '../entries/entry.ts';

export const form = entryForm(catalogueTermDetails);

/** The form of terms: features, coverage tags, headings and countries. */
import { catalogueTermDetails, numberOfCatalogueTerm } from '@cotejo/core/insurance-types';
import { entryForm } from '../entries/entry.ts';

export const form = entryForm(catalogueTermDetails, numberOfCatalogueTerm);

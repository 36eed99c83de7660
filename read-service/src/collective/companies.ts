/** The companies that a viewer sees. */
import { companies } from '@cotejo/core/companies';
import { mostCounted } from '../kit/http/page.ts';
import { listingOf } from '../kit/list/record-listing.ts';
import { documentIds } from './ids.ts';

export const companyListing = listingOf(companies, {
  projector: 'collective',
  idSchema: documentIds,
  countedTo: mostCounted,
});

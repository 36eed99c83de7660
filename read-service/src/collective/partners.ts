/** The partners that a viewer sees. */
import { partners } from '@cotejo/core/partners';
import { listingOf } from '../kit/list/record-listing.ts';
import { documentIds } from './ids.ts';

export const partnerListing = listingOf(partners, { projector: 'partners', idSchema: documentIds });

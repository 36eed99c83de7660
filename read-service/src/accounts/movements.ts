/** Movements of the accounts that a viewer sees, each with the balance after it: as a list and as an export. */
import { movements } from '@cotejo/core/accounts';
import { mostCounted } from '../kit/http/page.ts';
import { period } from '../kit/list/filter.ts';
import { listingOf, recordExport } from '../kit/list/record-listing.ts';

export const movementListing = listingOf(movements, {
  projector: 'accounts',
  filters: period('at', 'r.at'),
  defaultSort: ['at', 'DESC'],
  tieBreak: 'r.position',
  countedTo: mostCounted,
});

export const movementExport = recordExport(movements, movementListing, {
  aggregate: 'accounts',
  idOf: ({ accountId }) => accountId,
});

/** Closed leads of executives that a viewer sees, which can't be charged yet, and what each waits for. */
import { waitingCharges } from '@cotejo/core/charges';
import { referenceNumber } from '@cotejo/core/lead-requests';
import { mostCounted } from '../kit/http/page.ts';
import { erasableLeads } from '../leads/index.ts';
import { listingOf, recordExport } from '../kit/list/record-listing.ts';

export const waitingChargeListing = listingOf(waitingCharges, {
  projector: 'waiting-charges',
  count: { summary: 'Cuántos cobros esperan' },
  defaultSort: ['since', 'ASC'],
  countedTo: mostCounted,
  complete: async (rows) => rows.map((row) => ({ ...row, reference: referenceNumber(row.id) })),
});

export const waitingChargeExport = recordExport(waitingCharges, waitingChargeListing, {
  aggregate: 'leads',
  idOf: ({ id }) => id,
  erasable: erasableLeads,
});

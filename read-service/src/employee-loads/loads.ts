/** The loads that a viewer sees. */
import { employeeLoads } from '@cotejo/core/employee-loads';
import { mostCounted } from '../kit/http/page.ts';
import { wordsNearby } from '../kit/list/filter.ts';
import { listingOf } from '../kit/list/record-listing.ts';
import { sql } from '../kit/sql.ts';

export const loadListing = listingOf(employeeLoads, {
  projector: employeeLoads.resource,
  count: { summary: 'Cuántas cargas deja un filtro' },
  filters: {
    q: wordsNearby(
      'r.search_text',
      { id: 'r.company_id', table: 'read.company', column: 'search_text' },
      { id: 'r.policy_id', table: 'read.policy', column: 'search_text' },
    ),
  },
  defaultSort: ['uploadedAt', 'DESC'],
  countedTo: mostCounted,
  from: () =>
    sql('read.employee_load as r')
      .leftJoin('read.company as c', 'c.id', 'r.company_id')
      .leftJoin('read.policy as p', 'p.id', 'r.policy_id'),
  join: { companyName: 'c.legal_name', policyNumber: 'p.number' },
});

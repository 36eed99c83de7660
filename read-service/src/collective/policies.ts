/** The policies that a viewer sees. */
import { sees, type Staff } from '@cotejo/core/identity';
import { policies, policyOfCompanyRule, type PolicyRecord } from '@cotejo/core/policies';
import { day } from '../kit/http/filters.ts';
import { mostCounted } from '../kit/http/page.ts';
import { condition, wordsNearby } from '../kit/list/filter.ts';
import { listingOf } from '../kit/list/record-listing.ts';
import { sql } from '../kit/sql.ts';
import { filesNamed } from './files-named.ts';

/** Files are between the company and the house: a partner's people see the policy without them. */
export const areFilesSeen = (
  { country, companyId }: Pick<PolicyRecord, 'country' | 'companyId'>,
  viewer: Staff,
): boolean => sees(policyOfCompanyRule, viewer, { country, company: companyId });

export const policyListing = listingOf(policies, {
  projector: 'policies',
  count: { summary: 'Cuántas pólizas deja un filtro' },
  countedTo: mostCounted,
  filters: {
    q: wordsNearby('r.search_text', { id: 'r.company_id', table: 'read.company', column: 'search_text' }),
    inForceOn: condition('? between r.valid_from and r.valid_until', day),
  },
  from: () =>
    sql('read.policy as r')
      .leftJoin('read.organization as o', sql.raw('o.id::text = r.insurer_id'))
      .leftJoin('read.partner as p', 'p.id', 'r.partner_id'),
  join: { insurerName: 'o.display_name', partnerName: 'p.name' },
  async complete(rows, viewer, pool) {
    const named = await filesNamed(pool, rows);
    return rows.map((row) => ({ ...row, files: areFilesSeen(row, viewer) ? named(row) : [] }));
  },
});

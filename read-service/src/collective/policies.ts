/** The policies that a viewer sees: as a list. */
import { sees, type Staff } from '@cotejo/core/identity';
import { countryCodes } from '@cotejo/core/kit/country';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import {
  allowedPolicyCommands,
  insurerNotifications,
  type PolicyRecord,
  policyRecordSchema,
  policyOfCompanyRule,
  policyRule,
  policyStatuses,
  policyTable,
} from '@cotejo/core/policies';
import { collectiveCoverageTypes, idsOf, policyScopes } from '@cotejo/core/reference/collective-tables';
import { alphabetical } from '../kit/http/dialect.ts';
import { day, oneOf, texts } from '../kit/http/filters.ts';
import { mostCounted } from '../kit/http/page.ts';
import { anyOf, condition, wordsNearby } from '../kit/list/filter.ts';
import { type RuledListing, type Stored } from '../kit/list/listing.ts';
import { sql } from '../kit/sql.ts';
import { filesNamed } from './files-named.ts';

type StoredPolicy = Stored & {
  readonly insurer_name: string | null;
  readonly partner_name: string | null;
};

/** Files are between the company and the house: a partner's people see the policy without them. */
export const areFilesSeen = (
  { country, companyId }: Pick<PolicyRecord, 'country' | 'companyId'>,
  viewer: Staff,
): boolean => sees(policyOfCompanyRule, viewer, { country, company: companyId });

export const policyListing: RuledListing<PolicyRecord, StoredPolicy> = {
  resource: 'policies',
  summary: 'Las pólizas colectivas que puedes ver',
  rule: policyRule,
  projector: 'policies',
  count: { summary: 'Cuántas pólizas deja un filtro' },
  one: { summary: 'Una póliza', missing: 'No existe esa póliza, o no puedes verla.' },
  id: 'p.id',
  filters: {
    q: wordsNearby('p.search_text', { id: 'p.company_id', table: 'read.company', column: 'search_text' }),
    country: anyOf('p.country', oneOf(countryCodes)),
    companyId: anyOf('p.company_id', texts),
    insurerId: anyOf('p.insurer_id', texts),
    partnerId: anyOf('p.partner_id', texts),
    coverageType: anyOf('p.coverage_type', oneOf(idsOf(collectiveCoverageTypes))),
    scope: anyOf('p.scope', oneOf(idsOf(policyScopes))),
    insurerNotification: anyOf('p.insurer_notification', oneOf(insurerNotifications)),
    status: anyOf('p.status', oneOf(policyStatuses)),
    inForceOn: condition('? between p.valid_from and p.valid_until', day),
  },
  sorts: {
    number: alphabetical('p.number'),
    validFrom: 'p.valid_from',
    validUntil: 'p.valid_until',
    companyName: alphabetical('p.company_name'),
  },
  defaultSort: ['number', 'ASC'],
  countedTo: mostCounted,
  from: () =>
    sql('read.policy as p')
      .leftJoin('read.organization as o', sql.raw('o.id::text = p.insurer_id'))
      .leftJoin('read.partner as r', 'r.id', 'p.partner_id'),
  held: { country: 'p.country', company: 'p.company_id', partner: 'p.partner_id' },
  columns: () =>
    [...rowColumns(policyTable, 'p'), 'o.display_name as insurer_name, r.name as partner_name'].join(', '),
  row: policyRecordSchema,
  async show(found, viewer, pool) {
    const rows = found.map((stored) => readRow(policyTable, stored));
    const named = await filesNamed(pool, rows);
    return rows.map((row, place) => ({
      ...row,
      files: areFilesSeen(row, viewer) ? named(row) : [],
      insurerName: found[place]!.insurer_name,
      partnerName: found[place]!.partner_name,
      allowedCommands: allowedPolicyCommands(row, viewer),
    }));
  },
};

/** The export of what happened: everything that the list would show; nothing in it is personal. */
import { permissions as allPermissions } from '@cotejo/core/reference/permissions';
import { may } from '@cotejo/core/identity';
import { asListQuery, chosen, type ExportSource, tabled } from '../../kit/export/source.ts';
import { readList } from '../../kit/http/dialect.ts';
import { type VisibleRecords } from '../../kit/visible-records.ts';
import { leadFileScope } from '../../leads/index.ts';
import {
  type AuditEntryRecord,
  auditEntriesOf,
  auditEntryShape,
  matchingAuditEntries,
} from '../audit-entries.ts';
import { auditEntryColumns } from './audit-entry-columns.ts';

const permissions = ['leads:export', 'leads:audit'] as const;

/** @param visible the rules of all contexts, once they are registered */
export const auditEntrySource = (visible: () => readonly VisibleRecords[]): ExportSource => ({
  resource: 'happenings',
  aggregate: 'happenings',
  permissions,
  name: 'Auditoría',
  ...tabled(auditEntryColumns),
  // Each kind of record has its rule: who has a permission, a country, a company or a team less has seen more.
  scope: (viewer) => ({
    ...leadFileScope(permissions)(viewer),
    permissions: allPermissions.filter((permission) => may(viewer, permission)),
    companies: viewer.companies ?? [],
    partners: viewer.partners ?? [],
  }),
  check: (query) => void readList(asListQuery(query), auditEntryShape),
  async select(pool, viewer, query) {
    const { filter, orderBy } = readList(asListQuery(query), auditEntryShape);
    const shown = chosen(auditEntryColumns, query);
    return {
      query: matchingAuditEntries(visible(), viewer, filter).select('e.*').orderByRaw(orderBy),
      async cells(found: readonly AuditEntryRecord[]) {
        const rows = await auditEntriesOf(pool, found);
        return { rows: rows.map((row) => shown.map(({ cell }) => cell(row))), ids: [] };
      },
    };
  },
});

/** The export of changes of status: everything that the list would show. */
import { asListQuery, chosen, type ExportSource, tabled } from '../../kit/export/source.ts';
import { readList } from '../../kit/http/dialect.ts';
import { erasableLeads, leadFileScope } from '../../leads/index.ts';
import {
  auditedChanges,
  statusChangeList,
  statusChangeRows,
  type StatusChangeEntry,
} from '../status-changes.ts';
import { statusChangeColumns } from './status-change-columns.ts';

const permissions = ['leads:export', 'leads:audit'] as const;

export const statusChangeSource: ExportSource = {
  resource: 'status-changes',
  aggregate: 'leads',
  erasable: erasableLeads,
  permissions,
  name: 'Cambios de estado',
  ...tabled(statusChangeColumns),
  scope: leadFileScope(permissions),
  check: (query) => void readList(asListQuery(query), statusChangeList),
  async select(pool, viewer, query) {
    const { filter, orderBy } = readList(asListQuery(query), statusChangeList);
    const shown = chosen(statusChangeColumns, query);
    return {
      query: auditedChanges(viewer, filter, permissions).select('h.*').orderByRaw(orderBy),
      async cells(found: readonly StatusChangeEntry[]) {
        const rows = await statusChangeRows(pool, found);
        return {
          rows: rows.map((row) => shown.map(({ cell }) => cell(row))),
          ids: [...new Set(rows.map(({ leadId }) => leadId))],
        };
      },
    };
  },
};

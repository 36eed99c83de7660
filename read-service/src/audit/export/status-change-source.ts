/** The export of changes of status: everything that the list would show. */
import { asListQuery, chosen, type ExportSource, tabled } from '../../kit/export/source.ts';
import { readList } from '../../kit/http/dialect.ts';
import { leadFileScope } from '../../leads/index.ts';
import {
  statusChangeList,
  statusChangeRows,
  type StatusChangeEntry,
  statusChangeSelect,
} from '../status-changes.ts';
import { statusChangeColumns } from './status-change-columns.ts';

export const statusChangeSource: ExportSource = {
  resource: 'status-changes',
  permissions: ['leads:export', 'leads:audit'],
  name: 'Cambios de estado',
  ...tabled(statusChangeColumns),
  scope: leadFileScope,
  check: (query) => void readList(asListQuery(query), statusChangeList),
  async select(pool, viewer, query) {
    const { filter, orderBy } = readList(asListQuery(query), statusChangeList);
    const { columns, from, condition } = statusChangeSelect(viewer, filter);
    const shown = chosen(statusChangeColumns, query.columns);
    return {
      text: `select ${columns} from ${from} where ${condition.text} order by ${orderBy}`,
      values: condition.values,
      async cells(found: readonly StatusChangeEntry[]) {
        const rows = await statusChangeRows(pool, found);
        return {
          rows: rows.map((row) => shown.map(({ cell }) => cell(row))),
          leadIds: [...new Set(rows.map(({ leadId }) => leadId))],
        };
      },
    };
  },
};

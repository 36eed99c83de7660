/** The export of leads: everything that the list would show. */
import { asListQuery, chosen, type ExportSource, tabled } from '../../kit/export/source.ts';
import { readList } from '../../kit/http/dialect.ts';
import { sql } from '../../kit/sql.ts';
import { ask, whereAsked } from '../lead-filters.ts';
import { leadList } from '../lead-list.ts';
import { leadListRows } from '../lead-records.ts';
import { leadFileScope } from '../visible.ts';
import { erasableLeads } from './erasable-leads.ts';
import { leadColumns } from './lead-columns.ts';

const permissions = ['leads:export'] as const;

export const leadSource: ExportSource = {
  resource: 'leads',
  aggregate: 'leads',
  erasable: erasableLeads,
  permissions,
  name: 'Solicitudes',
  ...tabled(leadColumns),
  scope: leadFileScope(permissions),
  check: (query) => void readList(asListQuery(query), leadList),
  async select(pool, viewer, query) {
    const { filter, orderBy } = readList(asListQuery(query), leadList);
    const asked = await ask(pool, viewer, filter, permissions);
    const columns = chosen(leadColumns, query);
    return {
      query: whereAsked(sql('read.lead as lead').select('lead.id'), asked).orderByRaw(orderBy),
      async cells(found: readonly { readonly id: string }[]) {
        const rows = await leadListRows(
          pool,
          found.map(({ id }) => id),
          viewer,
        );
        return {
          rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
          ids: rows.map(({ id }) => id),
        };
      },
    };
  },
};

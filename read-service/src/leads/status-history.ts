/** The status histories of leads: who did what when, why, and after how long. */
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import {
  type StatusHistoryRow,
  statusHistorySchema,
  statusHistoryTable as table,
} from '@cotejo/core/lead-records';
import { demanded } from '../kit/http/filters.ts';
import { type Listing } from '../kit/list/listing.ts';
import { columnFilters, columnSorts } from '../kit/list/record-listing.ts';
import { sql } from '../kit/sql.ts';
import { withActorNames } from '../kit/staff-names.ts';
import { onlyVisible } from './visible.ts';

export const statusHistoryListing: Listing<StatusHistoryRow> = {
  resource: 'lead-status-history',
  summary: 'Historial de estados de una solicitud (filtro leadId)',
  permission: 'leads:read',
  projector: 'leads',
  id: 'h.id',
  filters: columnFilters(table.columns, 'h'),
  sorts: columnSorts(table.columns, 'h'),
  defaultSort: ['at', 'ASC'],
  tieBreak: 'h.version',
  seen(viewer, asked) {
    if (!asked['id']) demanded(asked, 'leadId');
    const history = sql('read.lead_status_history as h').join('read.lead as l', 'l.id', 'h.lead_id');
    return onlyVisible(history, viewer, { lead: 'l' });
  },
  columns: () => rowColumns(table, 'h').join(', '),
  row: statusHistorySchema,
  show: (found, _, pool) =>
    withActorNames(
      pool,
      found.map((one) => readRow(table, one)),
    ),
};

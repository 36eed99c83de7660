/** The views that the list of leads comes with. */
import { leadStatus, openStatuses, statusesIn } from '@cotejo/core/reference/lead-statuses';
import { type ListViews } from '../kit/context.ts';
import { filledValues, me, periodName, unassigned } from './filters/leadFilters.ts';

export const usualSort = { field: 'fecha', order: 'DESC' } as const;

const oldestFirst = (field: string) => ({ field, order: 'ASC' }) as const;
const agendaColumns = ['firstName', 'appointmentAt', 'statusId', 'request', 'executive'];

export const leadViews = {
  usualSort,
  filled: filledValues,
  house: {
    mine: {
      filter: { executiveId: [me], statusId: openStatuses },
      sort: oldestFirst('fecha_ultimo_estado'),
      columns: [],
    },
    unassigned: {
      filter: { executiveId: [unassigned], statusId: openStatuses },
      sort: oldestFirst('fecha'),
      columns: [],
    },
    todaysAgenda: {
      filter: { statusId: [leadStatus.agenda], [periodName('appointmentAt')]: 'today' },
      sort: oldestFirst('appointmentAt'),
      columns: agendaColumns,
    },
    overdue: {
      filter: { statusId: [leadStatus.agenda], [periodName('appointmentAt')]: 'overdue' },
      sort: oldestFirst('appointmentAt'),
      columns: agendaColumns,
    },
    stalled: {
      filter: { statusId: statusesIn('open'), [periodName('fecha_ultimo_estado')]: 'before2' },
      sort: oldestFirst('fecha_ultimo_estado'),
      columns: [],
    },
  },
} as const satisfies ListViews;

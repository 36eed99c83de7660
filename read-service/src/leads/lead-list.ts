/** The console's list of leads: filtered, searched, sorted, and cut to what the viewer may see. */
import { type Pool } from 'pg';
import { type LeadRecord, searchWords } from '@cotejo/core/leads';
import { countryCodes } from '@cotejo/core/reference';
import { type Viewer } from '../http/bearer.ts';
import { type ListRequest, type ListShape } from '../http/dialect.ts';
import { ids, instant, oneOf, searchText, uuids } from '../http/filters.ts';
import { findPage, type Page } from '../http/page.ts';
import { type Where, where } from '../http/where.ts';
import { leadRecords, type StoredLead } from './lead-records.ts';
import { onlyVisible } from './visible.ts';

const filters = {
  q: searchText.optional(),
  id: uuids.optional(),
  country: oneOf(countryCodes).optional(),
  statusId: ids.optional(),
  substatusId: ids.optional(),
  executiveId: uuids.nullable().optional(),
  requestTypeId: ids.optional(),
  fecha_gte: instant.optional(),
  fecha_lte: instant.optional(),
};

export const leadList: ListShape<typeof filters> = {
  filters,
  sorts: {
    id: 'lead.id',
    fecha: 'lead.fecha',
    fecha_ultimo_estado: 'lead.fecha_ultimo_estado',
    fecha_asignado: 'lead.fecha_asignado',
    statusId: 'lead.status_id',
    firstName: 'lead.sort_name',
  },
  defaultSort: ['fecha', 'DESC'],
  tieBreak: 'lead.id',
};

/** Rows of a list leave out what only the page of one lead shows. */
export type LeadListRow = Omit<LeadRecord, 'notes' | 'message'>;

const conditionOf = (viewer: Viewer, filter: ListRequest<typeof filters>['filter']): Where => {
  const condition = onlyVisible(where(), viewer)
    .addGiven('lead.id = any($)', filter.id)
    .addGiven('lead.country = any($)', filter.country)
    .addGiven('lead.status_id = any($)', filter.statusId)
    .addGiven('lead.substatus_id = any($)', filter.substatusId)
    .addGiven('lead.request_type_id = any($)', filter.requestTypeId)
    .addGiven('lead.fecha >= $', filter.fecha_gte)
    .addGiven('lead.fecha <= $', filter.fecha_lte);
  if (filter.executiveId === null) condition.add('(lead.executive_id is null) = $', true);
  else condition.addGiven('lead.executive_id = any($)', filter.executiveId);
  for (const word of searchWords(filter.q ?? ''))
    condition.add('lead.search like $', `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return condition;
};

export const findLeads = async (
  pool: Pool,
  viewer: Viewer,
  request: ListRequest<typeof filters>,
): Promise<Page<LeadListRow>> => {
  const select = {
    columns: `id, version, position, state - '{message,attribution}'::text[] || '{"notes":[]}' as state`,
    from: 'read.lead',
    condition: conditionOf(viewer, request.filter),
  };
  const { rows, total } = await findPage<StoredLead>(pool, select, request);
  const records = await leadRecords(pool, rows, viewer);
  return { rows: records.map(({ notes: _notes, message: _message, ...row }) => row), total };
};

/** The list of leads: one row each, with what the console filters, sorts and searches by. */
import { lead, type Lead, type LeadEvent, leadSearchText, plain } from '@cotejo/core/leads';
import { unlessErased } from '@cotejo/core/event-sourcing';
import { type FoldedTable } from '../engine/index.ts';

export const leadTable: FoldedTable<Lead, LeadEvent> = {
  table: 'lead',
  key: 'id',
  fold: lead,
  columns: (id, state) =>
    state.status === 'unknown'
      ? undefined
      : {
          country: state.country,
          request_type_id: state.requestTypeId,
          status_id: state.statusId,
          substatus_id: state.substatusId,
          executive_id: state.executiveId,
          fecha: state.fecha,
          fecha_asignado: state.fecha_asignado,
          fecha_ultimo_estado: state.fecha_ultimo_estado,
          sort_name: plain(unlessErased(state.person)?.firstName ?? ''),
          search: leadSearchText(id, state),
        },
};

/**
 * Each order of the list has an index that gives it in both directions: what is missing counts as least. Trigrams find
 * a part of a word at a million rows; their extension comes with Postgres and needs no superuser.
 */
export const leadTableDefinition = `
  create schema if not exists extensions;
  create extension if not exists pg_trgm schema extensions;
  create table if not exists lead (
    id uuid primary key,
    version int not null,
    position bigint not null,
    country text not null,
    request_type_id int not null,
    status_id int not null,
    substatus_id int,
    executive_id uuid,
    fecha timestamptz not null,
    fecha_asignado timestamptz,
    fecha_ultimo_estado timestamptz not null,
    sort_name text not null,
    search text not null,
    state jsonb not null
  );
  create index if not exists lead_fecha on lead (fecha nulls first, id);
  create index if not exists lead_fecha_asignado on lead (fecha_asignado nulls first, id);
  create index if not exists lead_fecha_ultimo_estado on lead (fecha_ultimo_estado nulls first, id);
  create index if not exists lead_sort_name on lead (sort_name nulls first, id);
  create index if not exists lead_status on lead (status_id nulls first, id);
  create index if not exists lead_executive on lead (executive_id, fecha nulls first, id);
  create index if not exists lead_search on lead using gin (search extensions.gin_trgm_ops);
`;

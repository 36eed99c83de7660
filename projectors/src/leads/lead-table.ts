/** The list of leads: one row each, with what the console filters, sorts and searches by. */
import { contactHashes, phoneHash } from '@cotejo/core/leads/server';
import { lead, type Lead, type LeadEvent } from '@cotejo/core/leads';
import { leadSearchText, ownerOf, searchPartLength } from '@cotejo/core/lead-records';
import { unlessErased } from '@cotejo/core/kit/event-sourcing';
import { indexedText, plainly } from '@cotejo/core/kit/text';
import { type FoldedTable } from '../kit/projector/index.ts';

const orNull = (text: string | undefined): string | null => (text === undefined ? null : indexedText(text));

/** @param indexKey 32 bytes: under it a person's other leads are found, without anybody being named */
export const leadTable = (indexKey: Buffer): FoldedTable<Lead, LeadEvent> => ({
  table: 'lead',
  key: 'id',
  fold: lead,
  columns(id, state) {
    if (state.status === 'unknown') return undefined;
    const person = unlessErased(state.person);
    return {
      country: state.country,
      request_type_id: state.requestTypeId,
      status_id: state.statusId,
      substatus_id: state.substatusId,
      failure_reason_id: state.failure?.reasonId ?? null,
      owner: ownerOf(state),
      product_code: orNull(state.product?.code),
      origin_lead: orNull(state.origin.lead),
      internal_traffic: state.internalTraffic,
      duplicate_of: state.duplicateOf,
      erased: state.erased,
      fecha: state.fecha,
      fecha_asignado: state.fecha_asignado,
      fecha_gestion: state.fecha_gestion,
      fecha_cierre: state.fecha_cierre,
      fecha_ultimo_estado: state.fecha_ultimo_estado,
      appointment_at: state.appointment?.at ?? null,
      sort_name: indexedText(plainly(person?.firstName ?? '')),
      search: leadSearchText(id, state),
      contact_hashes: person ? contactHashes(indexKey, { country: state.country, person }) : [],
      phone_hash: person ? phoneHash(indexKey, { country: state.country, person }) : null,
    };
  },
});

/** What the list is filtered by, newest or oldest first: each has an index in the order of the list. */
const filtered = ['owner', 'country', 'status_id', 'request_type_id'];
/** The same for what most leads don't have. */
const seldom = ['substatus_id', 'failure_reason_id', 'product_code', 'origin_lead', 'duplicate_of'];
/** Each order of the list has an index that gives it in both directions: what is missing counts as least. */
const orders = [
  'fecha',
  'fecha_asignado',
  'fecha_gestion',
  'fecha_cierre',
  'fecha_ultimo_estado',
  'sort_name',
];

/**
 * What a search index has not sorted in yet, in kB. The change that makes it more sorts all of it: at Postgres's own 4 MB
 * every lead waited for a tenth of a second after each thousand changes, and a search looks through it line by line.
 */
const unsorted = 256;

/**
 * Parts of five letters find a word at a million rows as soon as at ten thousand, wherever it stands in another; trigrams
 * find what is shorter. Their extension comes with Postgres and needs no superuser. The board's columns are read by owner or by country, so that a page of each is as near at a million leads as at ten.
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
    failure_reason_id int,
    owner uuid not null,
    product_code text,
    origin_lead text,
    internal_traffic boolean not null,
    duplicate_of uuid,
    erased boolean not null,
    fecha timestamptz not null,
    fecha_asignado timestamptz,
    fecha_gestion timestamptz,
    fecha_cierre timestamptz,
    fecha_ultimo_estado timestamptz not null,
    appointment_at timestamptz,
    sort_name text not null,
    search text not null,
    contact_hashes text[] not null,
    phone_hash text,
    state jsonb not null
  );
  ${orders.map((order) => `create index if not exists lead_${order} on lead (${order} nulls first, id);`).join('\n')}
  ${filtered.map((column) => `create index if not exists lead_by_${column} on lead (${column}, fecha nulls first, id);`).join('\n')}
  ${seldom.map((column) => `create index if not exists lead_by_${column} on lead (${column}, fecha nulls first, id) where ${column} is not null;`).join('\n')}
  create index if not exists lead_status on lead (status_id nulls first, id);
  create index if not exists lead_internal on lead (fecha nulls first, id) where internal_traffic;
  create index if not exists lead_erased on lead (fecha nulls first, id) where erased;
  create index if not exists lead_erased_since on lead (position) where erased;
  create index if not exists lead_appointment on lead (appointment_at nulls first, id);
  create index if not exists lead_board_by_owner on lead (owner, status_id, fecha_ultimo_estado, id);
  create index if not exists lead_board_by_country on lead (country, status_id, fecha_ultimo_estado, id);
  create index if not exists lead_search on lead using gin (search extensions.gin_trgm_ops);
  create or replace function search_parts(search text) returns text[] language sql immutable strict parallel safe cost 1000 as $$
    select array(
      select distinct substr(word, place, ${searchPartLength})
      from string_to_table(search, ' ') word, generate_series(1, length(word) - ${searchPartLength - 1}) place)
  $$;
  create index if not exists lead_search_parts on lead using gin (search_parts(search));
  create index if not exists lead_contact on lead using gin (contact_hashes);
  create index if not exists lead_phone on lead (phone_hash) where phone_hash is not null;
  ${['lead_search', 'lead_search_parts', 'lead_contact'].map((index) => `alter index ${index} set (gin_pending_list_limit = ${unsorted});`).join('\n')}
`;

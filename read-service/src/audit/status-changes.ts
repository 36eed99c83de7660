/** Every change of status across all leads: by whom, when, why, and after how long. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { type Staff } from '@cotejo/core/identity';
import { type Permission } from '@cotejo/core/reference/permissions';
import { type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { ids, instant, oneOf, uuids } from '../kit/http/filters.ts';
import { findPage, mostCounted, type Page } from '../kit/http/page.ts';
import { type Query, whereAny, whereBetween, whereGiven } from '../kit/sql.ts';
import { namesOf, userOf } from '../identity/index.ts';
import { type HistoryEntry, historyRow, statusHistorySchema } from '../leads/index.ts';
import { auditedHistory } from './audited.ts';

const seconds = z.int('Debe ser un número de segundos.').min(0).max(Number.MAX_SAFE_INTEGER);

const filters = {
  id: uuids.optional(),
  leadId: uuids.optional(),
  actorId: uuids.optional(),
  executiveId: uuids.nullable().optional(),
  country: oneOf(countryCodes).optional(),
  requestTypeId: ids.optional(),
  fromStatusId: ids.optional(),
  toStatusId: ids.optional(),
  toSubstatusId: ids.optional(),
  reasonId: ids.optional(),
  at_gte: instant.optional(),
  at_lte: instant.optional(),
  seconds_gte: seconds.optional(),
  seconds_lte: seconds.optional(),
};
export type StatusChangeFilter = ListRequest<typeof filters>['filter'];

export const statusChangeList: ListShape<typeof filters> = {
  filters,
  sorts: { id: 'h.id', at: 'h.at', secondsInPrevious: 'h.seconds_in_previous' },
  defaultSort: ['at', 'DESC'],
  tieBreak: 'h.id',
};

export const statusChangeSchema = statusHistorySchema.extend({
  country: z.enum(countryCodes),
  requestTypeId: z.int(),
  executiveId: z.uuid().nullable().describe('de quién es desde el cambio'),
  executiveName: z.string().nullable(),
});
export type StatusChangeRow = z.infer<typeof statusChangeSchema>;

export type StatusChangeEntry = HistoryEntry & {
  country: CountryCode;
  request_type_id: number;
  executive_id: string | null;
};

/** What is looked at when nobody says since when; milliseconds. */
const usualPeriod = 30 * 24 * 60 * 60_000;

/**
 * What is asked for by record or id is wanted whole; anything else begins somewhere.
 * @param ids the filters by which something is wanted whole
 */
export const beginningOf = (
  asked: Date | undefined,
  ids: readonly (readonly string[] | undefined)[],
): Date | undefined =>
  asked ?? (ids.some((given) => given !== undefined) ? undefined : new Date(Date.now() - usualPeriod));

/**
 * The changes that a viewer may audit, narrowed to what was asked for: for whoever reads all of them, an export too.
 * @param permissions of what is done with them
 */
export const auditedChanges = (
  viewer: Staff,
  filter: StatusChangeFilter,
  permissions: readonly Permission[] = ['leads:audit'],
): Query => {
  const matching = whereAny(auditedHistory(viewer, permissions), {
    'h.id': filter.id,
    'h.lead_id': filter.leadId,
    'h.country': filter.country,
    'h.request_type_id': filter.requestTypeId,
    'h.from_status_id': filter.fromStatusId,
    'h.to_status_id': filter.toStatusId,
    'h.to_substatus_id': filter.toSubstatusId,
    'h.reason_id': filter.reasonId,
  });
  whereGiven(matching, '(h.actor_id = any(?) or h.on_behalf_of_id = any(?))', filter.actorId);
  whereBetween(matching, {
    'h.at': [beginningOf(filter.at_gte, [filter.leadId, filter.id]), filter.at_lte],
    'h.seconds_in_previous': [filter.seconds_gte, filter.seconds_lte],
  });
  return filter.executiveId === null
    ? matching.whereRaw('(h.executive_id is null) = ?', [true])
    : whereAny(matching, { 'h.executive_id': filter.executiveId });
};

/** Rows as they are shown, with names. */
export const statusChangeRows = async (
  pool: Pool,
  entries: readonly StatusChangeEntry[],
): Promise<readonly StatusChangeRow[]> => {
  const nameOf = await namesOf(
    pool,
    entries.flatMap(({ actor, executive_id }) => [userOf(actor), executive_id]),
  );
  return entries.map((entry) => ({
    ...historyRow(entry, nameOf),
    country: entry.country,
    requestTypeId: entry.request_type_id,
    executiveId: entry.executive_id,
    executiveName: entry.executive_id === null ? null : nameOf(entry.executive_id),
  }));
};

export const findStatusChanges = async (
  pool: Pool,
  viewer: Staff,
  request: ListRequest<typeof filters>,
): Promise<Page<StatusChangeRow>> => {
  const select = { matching: auditedChanges(viewer, request.filter), columns: 'h.*' };
  const page = await findPage<StatusChangeEntry>(pool, select, request, mostCounted);
  return { ...page, rows: await statusChangeRows(pool, page.rows) };
};

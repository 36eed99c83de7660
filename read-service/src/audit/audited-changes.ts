/** The changes of status that a viewer may audit, across all leads, by whom, when and why. */
import { countryCodes } from '@cotejo/core/kit/country';
import { type Staff } from '@cotejo/core/identity';
import { type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { ids, instant, oneOf, uuids } from '../kit/http/filters.ts';
import { type Query, whereAny, whereBetween, whereGiven } from '../kit/sql.ts';
import { auditedHistory } from './audited.ts';

const filters = {
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
};
export type StatusChangeFilter = ListRequest<typeof filters>['filter'];

/** Of a question that is answered by groups: its order is theirs. */
export const changeShape: ListShape<typeof filters> = {
  filters,
  sorts: { at: 'h.at' },
  defaultSort: ['at', 'DESC'],
  tieBreak: 'h.id',
};

/** The period that is read where none is asked for; milliseconds. */
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

/** The changes that a viewer may audit, narrowed to what was asked for. */
export const auditedChanges = (viewer: Staff, filter: StatusChangeFilter): Query => {
  const matching = whereAny(auditedHistory(viewer), {
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
    'h.at': [beginningOf(filter.at_gte, [filter.leadId]), filter.at_lte],
  });
  return filter.executiveId === null
    ? matching.whereRaw('(h.executive_id is null) = ?', [true])
    : whereAny(matching, { 'h.executive_id': filter.executiveId });
};

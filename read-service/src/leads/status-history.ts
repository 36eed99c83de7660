/** The status histories of leads: who did what when, why, and after how long. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Actor, actorSchema, isErased, type Personal } from '@cotejo/core/kit/event-sourcing';
import { type NameOf } from '@cotejo/core/lead-records';
import { type Viewer } from '../kit/http/bearer.ts';
import { type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { demanded, uuids } from '../kit/http/filters.ts';
import { findPage, type Page } from '../kit/http/page.ts';
import { sql, whereAny } from '../kit/sql.ts';
import { namesOf, userOf } from '../kit/staff-names.ts';
import { onlyVisible } from './visible.ts';

const filters = { id: uuids.optional(), leadId: uuids.optional() };

export const statusHistoryList: ListShape<typeof filters> = {
  filters,
  sorts: { id: 'h.id', at: 'h.at' },
  defaultSort: ['at', 'ASC'],
  tieBreak: 'h.revision',
};

export const statusHistorySchema = z.object({
  id: z.uuid(),
  leadId: z.uuid(),
  fromStatusId: z.int().nullable(),
  fromSubstatusId: z.int().nullable(),
  toStatusId: z.int(),
  toSubstatusId: z.int().nullable(),
  reasonId: z.int().nullable().describe('por qué pasó a Fallido'),
  reasonText: z.string().nullable().describe('lo que dice Otros; null cuando se borró'),
  note: z.string().nullable().describe('null cuando se borró'),
  actor: actorSchema,
  actorName: z.string().nullable(),
  at: z.iso.datetime(),
  secondsInPrevious: z.int().nullable(),
  commandId: z.uuid(),
  correlationId: z.uuid().describe('la primera orden de la cadena'),
});
export type StatusHistoryRow = z.infer<typeof statusHistorySchema>;

/** A row of `read.lead_status_history`, as far as it is shown. */
type HistoryEntry = {
  id: string;
  lead_id: string;
  from_status_id: number | null;
  from_substatus_id: number | null;
  to_status_id: number;
  to_substatus_id: number | null;
  reason_id: number | null;
  reason_text: Personal<string> | null;
  note: Personal<string> | null;
  actor: Actor;
  at: Date;
  seconds_in_previous: string | null;
  command_id: string;
  correlation_id: string;
};

export const findStatusHistory = async (
  pool: Pool,
  viewer: Viewer,
  request: ListRequest<typeof filters>,
): Promise<Page<StatusHistoryRow>> => {
  const { leadId, id } = request.filter;
  if (!id) demanded(request.filter, 'leadId');
  const select = {
    columns: 'h.*',
    matching: whereAny(
      onlyVisible(sql('read.lead_status_history as h').join('read.lead as l', 'l.id', 'h.lead_id'), viewer, {
        lead: 'l',
      }),
      { 'h.lead_id': leadId, 'h.id': id },
    ),
  };
  const page = await findPage<HistoryEntry>(pool, select, request);
  const nameOf = await namesOf(
    pool,
    page.rows.map(({ actor }) => userOf(actor)),
  );
  return { ...page, rows: page.rows.map((entry) => historyRow(entry, nameOf)) };
};

const inClear = (text: Personal<string> | null): string | null => (isErased(text) ? null : text);

const historyRow = (entry: HistoryEntry, nameOf: NameOf): StatusHistoryRow => ({
  id: entry.id,
  leadId: entry.lead_id,
  fromStatusId: entry.from_status_id,
  fromSubstatusId: entry.from_substatus_id,
  toStatusId: entry.to_status_id,
  toSubstatusId: entry.to_substatus_id,
  reasonId: entry.reason_id,
  reasonText: inClear(entry.reason_text),
  note: inClear(entry.note),
  actor: entry.actor,
  actorName: entry.actor.kind === 'user' ? nameOf(entry.actor.id) : null,
  at: entry.at.toISOString(),
  secondsInPrevious: entry.seconds_in_previous === null ? null : Number(entry.seconds_in_previous),
  commandId: entry.command_id,
  correlationId: entry.correlation_id,
});

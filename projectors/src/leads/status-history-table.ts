/** Every step of every lead: from which state to which, by whom, why, and after how long. */
import { type Lead, type LeadEvent } from '@cotejo/core/leads';
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { statusHistoryEntry, type StatusHistoryEntry } from '@cotejo/core/lead-records';
import { type Sql, type Step, upsert } from '../kit/projector/index.ts';

/**
 * The indexes of what an audit asks for: a lead, a time, a person, a reason. The slowest steps are sorted out of a period:
 * an index of them would be read to its end where other filters leave none.
 */
export const statusHistoryDefinition = `
  create table if not exists lead_status_history (
    id uuid primary key,
    lead_id uuid not null,
    revision int not null,
    country text not null,
    request_type_id int not null,
    executive_id uuid,
    former_executive_id uuid,
    from_status_id int,
    from_substatus_id int,
    to_status_id int not null,
    to_substatus_id int,
    reason_id int,
    reason_text jsonb,
    note jsonb,
    actor jsonb not null,
    actor_id uuid,
    on_behalf_of_id uuid,
    at timestamptz not null,
    seconds_in_previous bigint,
    command_id uuid not null,
    correlation_id uuid not null
  );
  create unique index if not exists lead_status_history_lead on lead_status_history (lead_id, revision);
  create index if not exists lead_status_history_at on lead_status_history (at nulls first, id);
  create index if not exists lead_status_history_actor on lead_status_history (actor_id, at nulls first, id);
  create index if not exists lead_status_history_executive
    on lead_status_history (executive_id, at nulls first, id);
  create index if not exists lead_status_history_reason
    on lead_status_history (reason_id, at nulls first, id) where reason_id is not null;
`;

/** Nothing that was written about an erased person stays: the same as a rebuild reads once the key is gone. */
const forget = (sql: Sql, leadIds: readonly string[]) =>
  sql.query({
    name: 'lead_status_history-forget',
    text: `update lead_status_history
           set note = case when note is null then null else '{"erased": true}'::jsonb end,
               reason_text = case when reason_text is null then null else '{"erased": true}'::jsonb end
           where lead_id = any($1)`,
    values: [leadIds],
  });

export type HistoryStep = { readonly event: Recorded<LeadEvent>; readonly entry: StatusHistoryEntry };

/** The steps that moved their lead, with what the history says of each. */
export const historySteps = (steps: readonly Step<Lead, LeadEvent>[]): readonly HistoryStep[] =>
  steps.flatMap(({ id, before, event, after }) => {
    const entry = statusHistoryEntry(id, before, event, after);
    return entry ? [{ event, entry }] : [];
  });

/** @param erased leads whose person is erased since these events */
export const recordHistory = async (
  moved: readonly HistoryStep[],
  erased: readonly string[],
  sql: Sql,
): Promise<void> => {
  const rows = moved.map(({ event, entry }) => {
    const { actor } = entry;
    return {
      id: entry.id,
      lead_id: entry.leadId,
      revision: event.revision,
      country: entry.country,
      request_type_id: entry.requestTypeId,
      executive_id: entry.executiveId,
      former_executive_id: entry.formerExecutiveId,
      from_status_id: entry.fromStatusId,
      from_substatus_id: entry.fromSubstatusId,
      to_status_id: entry.toStatusId,
      to_substatus_id: entry.toSubstatusId,
      reason_id: entry.reasonId,
      reason_text: entry.reasonText,
      note: entry.note,
      actor,
      actor_id: actor.kind === 'user' ? actor.id : null,
      on_behalf_of_id: actor.kind === 'user' ? (actor.onBehalfOf?.id ?? null) : null,
      at: entry.at,
      seconds_in_previous: entry.secondsInPrevious,
      command_id: entry.commandId,
      correlation_id: entry.correlationId,
    };
  });
  await Promise.all([
    upsert(sql, 'lead_status_history', 'id', rows),
    ...(erased.length > 0 ? [forget(sql, erased)] : []),
  ]);
};

/** Every step of every lead: from which state to which, by whom, why, and after how long. */
import { type Lead, type LeadEvent, statusHistoryEntry } from '@cotejo/core/leads';
import { type Sql, type Step, upsert } from '../engine/index.ts';

export const statusHistoryDefinition = `
  create table if not exists lead_status_history (
    id uuid primary key,
    lead_id uuid not null,
    revision int not null,
    from_status_id int,
    from_substatus_id int,
    to_status_id int not null,
    to_substatus_id int,
    note jsonb,
    actor jsonb not null,
    at timestamptz not null,
    seconds_in_previous bigint,
    command_id uuid not null
  );
  create unique index if not exists lead_status_history_lead on lead_status_history (lead_id, revision);
`;

export const recordHistory = async (steps: readonly Step<Lead, LeadEvent>[], sql: Sql): Promise<void> => {
  const rows = steps.flatMap(({ id, before, event, after }) => {
    const entry = statusHistoryEntry(id, before, event, after);
    if (!entry) return [];
    return [
      {
        id: entry.id,
        lead_id: entry.leadId,
        revision: event.revision,
        from_status_id: entry.fromStatusId,
        from_substatus_id: entry.fromSubstatusId,
        to_status_id: entry.toStatusId,
        to_substatus_id: entry.toSubstatusId,
        note: entry.note,
        actor: entry.actor,
        at: entry.at,
        seconds_in_previous: entry.secondsInPrevious,
        command_id: entry.commandId,
      },
    ];
  });
  await upsert(sql, 'lead_status_history', 'id', rows);
};

/** One entry of a lead's status history: from what to what, by whom, why, and after how long. */
import { type Actor, type Personal, type Recorded } from '../event-sourcing/index.ts';
import { type Lead, type LeadEvent } from './lead.ts';

export type StatusHistoryEntry = {
  /** The id of the event that made it. */
  readonly id: string;
  readonly leadId: string;
  /** `null` when the lead was received. */
  readonly fromStatusId: number | null;
  readonly fromSubstatusId: number | null;
  readonly toStatusId: number;
  readonly toSubstatusId: number | null;
  readonly note: Personal<string> | null;
  readonly actor: Actor;
  /** A UTC instant. */
  readonly at: string;
  /** Whole seconds in the status before; `null` for the first. */
  readonly secondsInPrevious: number | null;
  readonly commandId: string;
};

/** The entry that an event adds: none when status, substatus and executive stay as they are. */
export const statusHistoryEntry = (
  leadId: string,
  before: Lead,
  event: Recorded<LeadEvent>,
  after: Lead,
): StatusHistoryEntry | undefined => {
  if (after.status === 'unknown' || event.type === 'LeadNoteAdded') return undefined;
  const previous = before.status === 'unknown' ? undefined : before;
  const { occurredAt, actor, commandId } = event.metadata;
  return {
    id: event.id,
    leadId,
    fromStatusId: previous?.statusId ?? null,
    fromSubstatusId: previous?.substatusId ?? null,
    toStatusId: after.statusId,
    toSubstatusId: after.substatusId,
    note: (event.type === 'LeadStatusChanged' ? event.data.note : undefined) ?? null,
    actor,
    at: occurredAt,
    secondsInPrevious: previous
      ? Math.floor((Date.parse(occurredAt) - Date.parse(previous.fecha_ultimo_estado)) / 1_000)
      : null,
    commandId,
  };
};

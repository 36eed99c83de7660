/** One entry of a lead's status history: from what to what, by whom, why, and after how long. */
import { type Actor, type Personal, type Recorded } from '../../kit/event-sourcing/index.ts';
import { type CountryCode } from '../../kit/country/index.ts';
import { wholeSecondsBetween } from './elapsed.ts';
import { type LeadEvent, type Lead } from '../../leads/index.ts';

export type StatusHistoryEntry = {
  /** The id of the event that made it. */
  readonly id: string;
  readonly leadId: string;
  readonly country: CountryCode;
  readonly requestTypeId: number;
  /** Whose it is since the change, and whose it was until then: the time before was that person's. */
  readonly executiveId: string | null;
  readonly formerExecutiveId: string | null;
  /** `null` when the lead was received. */
  readonly fromStatusId: number | null;
  readonly fromSubstatusId: number | null;
  readonly toStatusId: number;
  readonly toSubstatusId: number | null;
  /** Why it failed; `null` for all other moves. */
  readonly reasonId: number | null;
  readonly reasonText: Personal<string> | null;
  readonly note: Personal<string> | null;
  readonly actor: Actor;
  /** A UTC instant. */
  readonly at: string;
  /** Whole seconds in the status before; `null` for the first. */
  readonly secondsInPrevious: number | null;
  readonly commandId: string;
  /** The first command of the chain that it belongs to. */
  readonly correlationId: string;
};

/** What happens to a lead where it stands. */
const standing: ReadonlySet<LeadEvent['type']> = new Set([
  'LeadRequestUpdated',
  'LeadAppointmentReminded',
  'LeadNoteAdded',
  'LeadActivityLogged',
  'LeadFileAttached',
  'LeadFileWithdrawn',
  'SubjectErased',
]);

/**
 * The entry that an event adds: none for one that leaves the lead in its status. Seconds are taken between whole
 * seconds of the clock, so that the entries of a lead add up to its age.
 */
export const statusHistoryEntry = (
  leadId: string,
  before: Lead,
  event: Recorded<LeadEvent>,
  after: Lead,
): StatusHistoryEntry | undefined => {
  if (after.status === 'unknown') return undefined;
  const previous = before.status === 'unknown' ? undefined : before;
  const staysWithAnother = event.type === 'LeadReassigned' && previous?.statusId === after.statusId;
  if (standing.has(event.type) || staysWithAnother) return undefined;
  const { occurredAt, actor, commandId, $correlationId } = event.metadata;
  const failed = event.type === 'LeadFailed' ? event.data : undefined;
  return {
    id: event.id,
    leadId,
    country: after.country,
    requestTypeId: after.requestTypeId,
    executiveId: after.executiveId,
    formerExecutiveId: previous?.executiveId ?? null,
    fromStatusId: previous?.statusId ?? null,
    fromSubstatusId: previous?.substatusId ?? null,
    toStatusId: after.statusId,
    toSubstatusId: after.substatusId,
    reasonId: failed?.reasonId ?? null,
    reasonText: failed?.reasonText ?? null,
    note: ('note' in event.data ? event.data.note : undefined) ?? null,
    actor,
    at: occurredAt,
    secondsInPrevious: previous ? wholeSecondsBetween(previous.fecha_ultimo_estado, occurredAt) : null,
    commandId,
    correlationId: $correlationId,
  };
};

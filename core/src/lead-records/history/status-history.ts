/** One entry of a lead's status history: from what to what, by whom, why, and after how long. */
import { z } from 'zod';
import { actorSchema, type Recorded, unlessErased } from '../../kit/event-sourcing/index.ts';
import { countryCodes } from '../../kit/country/index.ts';
import { column, table, type ValuesOf } from '../../kit/table/index.ts';
import { wholeSecondsBetween } from './elapsed.ts';
import { type LeadEvent, type Lead } from '../../leads/index.ts';

const number = z.int().nullable();
const text = z.string().nullable();
const user = z.uuid().nullable();

/** The indexes serve what an audit asks for by a person, a time or a reason; slow steps are sorted out of a period. */
export const statusHistoryTable = table({
  name: 'lead_status_history',
  key: 'id',
  columns: {
    id: column('uuid', z.uuid().describe('del evento')),
    leadId: column('uuid', z.uuid(), { isFiltered: true }),
    fromStatusId: column('int', number.describe('null cuando llegó')),
    fromSubstatusId: column('int', number),
    toStatusId: column('int', z.int()),
    toSubstatusId: column('int', number),
    reasonId: column('int', number.describe('por qué pasó a Fallido')),
    reasonText: column('text', text.describe('lo que dice Otros; null cuando se borró'), {
      isPersonal: true,
    }),
    note: column('text', text.describe('null cuando se borró'), { isPersonal: true }),
    actor: column('jsonb', actorSchema),
    at: column('timestamptz', z.iso.datetime(), { isSorted: true }),
    secondsInPrevious: column('bigint', number),
    commandId: column('uuid', z.uuid()),
    correlationId: column('uuid', z.uuid().describe('la primera orden de la cadena')),
  },
  hidden: {
    country: column('text', z.enum(countryCodes)),
    requestTypeId: column('int', z.int()),
    executiveId: column('uuid', user.describe('de quién es desde el cambio')),
    formerExecutiveId: column('uuid', user.describe('de quién era hasta el cambio')),
    actorId: column('uuid', user),
    onBehalfOfId: column('uuid', user),
  },
  indexes: [
    'lead_id, version',
    'at nulls first, id',
    'actor_id, at nulls first, id',
    'executive_id, at nulls first, id',
    'reason_id, at nulls first, id where reason_id is not null',
  ],
});
export type StatusHistoryEntry = Omit<ValuesOf<typeof statusHistoryTable>, 'actorId' | 'onBehalfOfId'>;

/** A row as people see it. */
export const statusHistorySchema = statusHistoryTable.row.extend({ actorName: text });
export type StatusHistoryRow = Readonly<z.infer<typeof statusHistorySchema>>;

/** An event within a status. */
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
    reasonText: unlessErased(failed?.reasonText) ?? null,
    note: ('note' in event.data ? unlessErased(event.data.note) : undefined) ?? null,
    actor,
    at: occurredAt,
    secondsInPrevious: previous ? wholeSecondsBetween(previous.fecha_ultimo_estado, occurredAt) : null,
    commandId,
    correlationId: $correlationId,
  };
};

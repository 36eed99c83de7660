/** A lead (solicitud): what a visitor asked for, who works on it, and where it stands. */
import {
  type Actor,
  type Decider,
  erased,
  type EventMetadata,
  type Personal,
  unlessErased,
  unreachable,
} from '../kit/event-sourcing/index.ts';
import { type WithFiles, withoutFile } from '../files/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { readPhone } from '../people/index.ts';
import { leadStatus, leadStatusById } from '../reference/lead-statuses.ts';
import { leadSubstatus } from '../reference/lead-substatuses.ts';
import { type LeadEvent, type LeadEventData, leadEvents, type Person } from './lead-events.ts';

// Stream
export const leadStream = (leadId: string): string => `lead-${leadId}`;

// State: the record that the console shows
/** An actor and a UTC instant. */
type Done = { readonly at: string; readonly by: Actor };
export type Note = Done & { readonly id: string; readonly text: Personal<string> };
export type Activity = Done & {
  readonly id: string;
  readonly typeId: LeadEventData<'LeadActivityLogged'>['typeId'];
  readonly outcomeId: string;
  readonly note?: Personal<string>;
};
export type LeadFile = Done & {
  readonly id: string;
  readonly name: Personal<string>;
  readonly mediaType: string;
  readonly bytes: number;
};
/** When and how the executive and the person talk next. */
export type Appointment = {
  readonly substatusId: number;
  readonly at: string;
  readonly reminded: boolean;
};
export type Failure = { readonly reasonId: number; readonly text?: Personal<string> };
type Standing = { readonly statusId: number; readonly substatusId: number | null };

export type ReceivedLead = LeadEventData<'LeadReceived'> &
  Standing &
  WithFiles<LeadFile> & {
    readonly status: 'received';
    readonly country: CountryCode;
    readonly executiveId: string | null;
    /** While it is *Fallido*. */
    readonly failure: Failure | null;
    /** While it is *Agenda*. */
    readonly appointment: Appointment | null;
    /** While it is *Duplicado*. */
    readonly duplicateOf: string | null;
    /** While it is deleted: where it goes back to. */
    readonly beforeDeletion: Standing | null;
    readonly erased: boolean;
    readonly notes: readonly Note[];
    readonly activities: readonly Activity[];
    /** The spec's dates, UTC instants: received, assigned, first worked on, over, last change of status. */
    readonly fecha: string;
    readonly fecha_asignado: string | null;
    readonly fecha_gestion: string | null;
    readonly fecha_cierre: string | null;
    readonly fecha_ultimo_estado: string;
    /** The note of the last assignment; left out where it had none. */
    readonly assignmentNote?: Personal<string> | undefined;
    /** How often the visitor has corrected it; left out for never. */
    readonly ownUpdates?: number;
    /** How often staff has moved or corrected it; left out for never. */
    readonly staffChanges?: number;
  };
export type Lead = { readonly status: 'unknown' } | ReceivedLead;
export const initial: Lead = { status: 'unknown' };

/** A lead is over with a sale or without one. */
const isOver = (statusId: number): boolean =>
  ['won', 'lost'].includes(leadStatusById(statusId)?.phase ?? 'open');

/** Fields of a status end with it. */
const moved = (
  lead: ReceivedLead,
  statusId: number,
  {
    substatusId = null,
    ...own
  }: Partial<Pick<ReceivedLead, 'substatusId' | 'failure' | 'appointment' | 'duplicateOf'>>,
  at: string,
): ReceivedLead => ({
  ...lead,
  failure: null,
  appointment: null,
  duplicateOf: null,
  beforeDeletion: null,
  ...own,
  statusId,
  substatusId,
  fecha_cierre: isOver(statusId) ? at : null,
  fecha_ultimo_estado: at,
});

/** The same by somebody who works on the lead. */
const worked = (...[lead, statusId, own, at]: Parameters<typeof moved>): ReceivedLead => ({
  ...moved(lead, statusId, own, at),
  fecha_gestion: lead.fecha_gestion ?? at,
});

/** Phones were stored before they were read by numbering plans; a person of whom nothing is known any more stays so. */
const withPhone = <Request extends { readonly person?: Personal<Person> | undefined }>(
  request: Request,
  country: CountryCode,
): Request => {
  const person = request.person && unlessErased(request.person);
  if (!person) return request;
  return { ...request, person: { ...person, phone: readPhone(person.phone, country) ?? person.phone } };
};

/** Fields that are left out stay. */
const updated = (
  lead: ReceivedLead,
  { cleared = [], ...update }: LeadEventData<'LeadRequestUpdated'>,
): ReceivedLead => ({
  ...lead,
  ...Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined)),
  ...Object.fromEntries(cleared.map((field) => [field, undefined])),
});

/** A lead of which nothing tells who asked: everything that is sealed reads as erased, also before its key is gone. */
export const withoutPerson = (lead: ReceivedLead): ReceivedLead => ({
  ...lead,
  erased: true,
  person: erased,
  attribution: erased,
  ...(lead.message !== undefined && { message: erased }),
  ...(lead.originUrl !== undefined && { originUrl: erased }),
  ...(lead.salesforceId !== undefined && { salesforceId: erased }),
  ...(lead.partnerDocument !== undefined && { partnerDocument: erased }),
  ...(lead.profile !== undefined && { profile: erased }),
  ...(lead.insurance !== undefined && { insurance: erased }),
  ...(lead.referral !== undefined && { referral: erased }),
  ...(lead.assignmentNote !== undefined && { assignmentNote: erased }),
  failure: lead.failure && { ...lead.failure, ...(lead.failure.text !== undefined && { text: erased }) },
  notes: lead.notes.map((note) => ({ ...note, text: erased })),
  activities: lead.activities.map((activity) => ({
    ...activity,
    ...(activity.note !== undefined && { note: erased }),
  })),
  files: lead.files.map((file) => ({ ...file, name: erased })),
});

/** Events that have a bound other than a number of changes. */
const growing: ReadonlySet<LeadEvent['type']> = new Set([
  'LeadNoteAdded',
  'LeadActivityLogged',
  'LeadFileAttached',
  'LeadFileWithdrawn',
  'SubjectErased',
]);

export function evolve(lead: Lead, event: LeadEvent, metadata: EventMetadata): Lead {
  const after = happened(lead, event, metadata);
  const isCounted = metadata.actor.kind === 'user' && !growing.has(event.type);
  return isCounted && after.status === 'received'
    ? { ...after, staffChanges: (after.staffChanges ?? 0) + 1 }
    : after;
}

function happened(lead: Lead, event: LeadEvent, { occurredAt: at, actor, country }: EventMetadata): Lead {
  if (event.type === 'LeadReceived')
    return {
      ...withPhone(event.data, country),
      status: 'received',
      country,
      statusId: event.data.internalTraffic ? leadStatus.test : leadStatus.web,
      substatusId: null,
      executiveId: null,
      failure: null,
      appointment: null,
      duplicateOf: null,
      beforeDeletion: null,
      erased: false,
      notes: [],
      activities: [],
      files: [],
      fecha: at,
      fecha_asignado: null,
      fecha_gestion: null,
      fecha_cierre: null,
      fecha_ultimo_estado: at,
    };
  if (lead.status === 'unknown') return lead;
  switch (event.type) {
    case 'LeadRequestUpdated':
      return {
        ...updated(lead, withPhone(event.data, country)),
        ...(actor.kind === 'visitor' && { ownUpdates: (lead.ownUpdates ?? 0) + 1 }),
      };
    case 'LeadAssigned':
      return {
        ...moved(lead, leadStatus.assigned, {}, at),
        executiveId: event.data.executiveId,
        fecha_asignado: at,
        assignmentNote: undefined,
      };
    case 'LeadReassigned': {
      const waited = lead.statusId === leadStatus.toReassign;
      const goesOn = waited ? moved(lead, leadStatus.assigned, {}, at) : lead;
      const { executiveId, note: assignmentNote } = event.data;
      return { ...goesOn, executiveId, fecha_asignado: at, assignmentNote };
    }
    case 'LeadStatusChanged':
      return worked(lead, event.data.statusId, { substatusId: event.data.substatusId }, at);
    case 'LeadFailed': {
      const { substatusId, reasonId, reasonText } = event.data;
      return worked(lead, leadStatus.failed, { substatusId, failure: { reasonId, text: reasonText } }, at);
    }
    case 'LeadAppointmentSet': {
      const { substatusId } = event.data;
      const appointment = { substatusId, at: event.data.at, reminded: false };
      return worked(lead, leadStatus.agenda, { substatusId, appointment }, at);
    }
    case 'LeadAppointmentReminded':
      return lead.appointment?.at === event.data.at
        ? { ...lead, appointment: { ...lead.appointment, reminded: true } }
        : lead;
    case 'LeadClosed': {
      const closed = worked(lead, leadStatus.closed, { substatusId: event.data.substatusId }, at);
      // A refund that was called off: the sale is of when it was made.
      return lead.statusId === leadStatus.refunding ? { ...closed, fecha_cierre: lead.fecha_cierre } : closed;
    }
    case 'LeadReopened': {
      const statusId = lead.executiveId === null ? leadStatus.web : leadStatus.assigned;
      const substatusId = lead.executiveId === null ? null : leadSubstatus.resumed;
      return moved(lead, statusId, { substatusId }, at);
    }
    case 'LeadMarkedDuplicate':
      return moved(lead, leadStatus.duplicate, { duplicateOf: event.data.firstLeadId }, at);
    case 'LeadMarkedTest':
      return moved(lead, leadStatus.test, {}, at);
    case 'LeadMarkedFalse':
      return moved(lead, leadStatus.falseClient, {}, at);
    case 'LeadRefundStarted':
      return { ...moved(lead, leadStatus.refunding, {}, at), fecha_cierre: lead.fecha_cierre };
    case 'LeadRefundFinished':
      return { ...moved(lead, leadStatus.refunded, {}, at), fecha_cierre: lead.fecha_cierre };
    case 'LeadDeleted': {
      const { statusId, substatusId } = lead;
      return {
        ...lead,
        statusId: leadStatus.deleted,
        substatusId: null,
        beforeDeletion: { statusId, substatusId },
        fecha_ultimo_estado: at,
      };
    }
    case 'LeadRestored':
      return { ...lead, ...lead.beforeDeletion, beforeDeletion: null, fecha_ultimo_estado: at };
    case 'LeadNoteAdded': {
      const { noteId: id, text } = event.data;
      return { ...lead, notes: [...lead.notes, { id, text, at, by: actor }] };
    }
    case 'LeadActivityLogged': {
      const { activityId: id, typeId, outcomeId, note } = event.data;
      const activity = { id, typeId, outcomeId, note, at: event.data.at, by: actor };
      return {
        ...lead,
        activities: [...lead.activities, activity],
        fecha_gestion: lead.fecha_gestion ?? at,
      };
    }
    case 'LeadFileAttached': {
      const { fileId: id, name, mediaType, bytes } = event.data;
      return { ...lead, files: [...lead.files, { id, name, mediaType, bytes, at, by: actor }] };
    }
    case 'LeadFileWithdrawn':
      return withoutFile(lead, event.data.fileId);
    case 'SubjectErased':
      return withoutPerson(lead);
    default:
      return unreachable(event);
  }
}

export const lead: Decider<Lead, LeadEvent> = {
  stream: leadStream,
  events: leadEvents,
  initial,
  evolve,
  country: (lead) => (lead.status === 'unknown' ? undefined : lead.country),
};

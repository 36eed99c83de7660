/** Leads in the audit: what each event is listed as, what its row tells, and whose the lead is. */
import { leadEvents } from '@cotejo/core/leads';
import { auditSource } from '../kit/audit-source.ts';

export const leadAuditSource = auditSource({
  category: 'lead',
  events: leadEvents,
  resource: 'leads',
  kinds: {
    LeadReceived: 'edit',
    LeadRequestUpdated: 'edit',
    LeadAssigned: 'assignment',
    LeadReassigned: 'assignment',
    LeadStatusChanged: 'status',
    LeadFailed: 'status',
    LeadAppointmentSet: 'appointment',
    LeadAppointmentReminded: null,
    LeadClosed: 'status',
    LeadReopened: 'status',
    LeadMarkedDuplicate: 'status',
    LeadMarkedTest: 'status',
    LeadMarkedFalse: 'status',
    LeadRefundStarted: 'status',
    LeadRefundFinished: 'status',
    LeadDeleted: 'status',
    LeadRestored: 'status',
    LeadNoteAdded: 'note',
    LeadActivityLogged: 'note',
    LeadFileAttached: 'file',
    LeadFileWithdrawn: 'file',
    SubjectErased: 'erasure',
  },
  tells: {
    LeadReceived: ['requestTypeId', 'internalTraffic'],
    LeadRequestUpdated: { namesOf: 'event' },
    LeadAssigned: ['executiveId'],
    LeadReassigned: ['executiveId'],
    LeadStatusChanged: ['statusId', 'substatusId'],
    LeadFailed: ['substatusId', 'reasonId'],
    LeadAppointmentSet: ['substatusId', 'at'],
    LeadClosed: ['substatusId'],
    LeadMarkedDuplicate: ['firstLeadId'],
    LeadActivityLogged: ['typeId', 'outcomeId', 'at'],
    LeadFileAttached: ['mediaType', 'bytes'],
    LeadFileWithdrawn: ['reasonId'],
    SubjectErased: ['reasonId'],
  },
  ownerOf(event) {
    if (event.type === 'LeadReceived') return null;
    return event.type === 'LeadAssigned' || event.type === 'LeadReassigned'
      ? event.data.executiveId
      : undefined;
  },
});

/** Short events of a lead for tests. */
import { type Staff } from '../../identity/index.ts';
import { leadStatus } from '../../reference/lead-statuses.ts';
import { type LeadEvent, type LeadRequest } from '../lead-events.ts';
import { uuid } from './people.ts';

export const request: LeadRequest = {
  requestTypeId: 3,
  person: { firstName: 'María', email: 'maria@correo.example', phone: '+51999888777' },
  origin: {},
  attribution: [],
  internalTraffic: false,
};
export const received: LeadEvent = { type: 'LeadReceived', data: request };
export const assigned = (to: Staff): LeadEvent => ({ type: 'LeadAssigned', data: { executiveId: to.id } });
export const reassigned = (to: Staff, note?: string): LeadEvent => ({
  type: 'LeadReassigned',
  data: { executiveId: to.id, note },
});
export const changed = (statusId: number, substatusId: number | null = null): LeadEvent => ({
  type: 'LeadStatusChanged',
  data: { statusId, substatusId, note: undefined },
});
export const closed = (substatusId = 331): LeadEvent => ({
  type: 'LeadClosed',
  data: { substatusId, note: undefined },
});
export const failed = (substatusId: number, reasonId: number, reasonText?: string): LeadEvent => ({
  type: 'LeadFailed',
  data: { substatusId, reasonId, reasonText, note: undefined },
});
export const appointed = (substatusId: number, at: string, note?: string): LeadEvent => ({
  type: 'LeadAppointmentSet',
  data: { substatusId, at, note },
});
export const reminded = (at: string): LeadEvent => ({ type: 'LeadAppointmentReminded', data: { at } });
export const duplicated = (firstLeadId = uuid(99)): LeadEvent => ({
  type: 'LeadMarkedDuplicate',
  data: { firstLeadId, note: undefined },
});

/** The moves that say nothing but why. */
type Plain = Extract<
  LeadEvent['type'],
  | 'LeadReopened'
  | 'LeadMarkedTest'
  | 'LeadMarkedFalse'
  | 'LeadRefundStarted'
  | 'LeadRefundFinished'
  | 'LeadDeleted'
  | 'LeadRestored'
>;
export const moved = (type: Plain, note?: string): LeadEvent => ({ type, data: { note } });
export const erasedPerson: LeadEvent = { type: 'SubjectErased', data: { reasonId: undefined } };

export const toReassign = changed(leadStatus.toReassign);

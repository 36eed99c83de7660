/** Decisions of automations about leads: the same rules, without a person who could be refused. */
import { leadStatus, statusesIn } from '../../reference/lead-statuses.ts';
import { type LeadDecision } from './guarded.ts';

/** Gives a lead that nobody has to an executive; one that somebody took meanwhile stays with that person. */
export const assignLeadAutomatically =
  (executiveId: string): LeadDecision =>
  (lead) =>
    lead.status === 'received' && lead.executiveId === null && statusesIn('new').includes(lead.statusId)
      ? [{ type: 'LeadAssigned', data: { executiveId } }]
      : [];

/** Marks a new lead as the repetition of an earlier one. */
export const markLeadDuplicateAutomatically =
  (firstLeadId: string): LeadDecision =>
  (lead) =>
    lead.status === 'received' && lead.statusId === leadStatus.web
      ? [{ type: 'LeadMarkedDuplicate', data: { firstLeadId } }]
      : [];

/** Says that the executive was reminded; an appointment that was changed meanwhile, or is deleted, needs none. */
export const remindOfAppointment =
  (at: string): LeadDecision =>
  (lead) =>
    lead.status === 'received' &&
    lead.statusId === leadStatus.agenda &&
    lead.appointment?.at === at &&
    !lead.appointment.reminded
      ? [{ type: 'LeadAppointmentReminded', data: { at } }]
      : [];

/** Decisions that move a lead to another status or executive: the table of transitions says when. */
import { reject, rejectActor, rejectInput } from '../../kit/event-sourcing/index.ts';
import { type Staff } from '../../identity/index.ts';
import { commandTo, transitionsOf } from '../../reference/lead-transitions.ts';
import { type CountryCode } from '../../kit/country/index.ts';
import { failureReasonById, failureReasonsFor } from '../../reference/failure-reasons.ts';
import { leadStatus, leadStatusById, statusText } from '../../reference/lead-statuses.ts';
import { substatusesOf } from '../../reference/lead-substatuses.ts';
import { openTransitions, scopeOfCommand } from './allowed-commands.ts';
import { asStaff, type LeadDecision, noteOn } from './guarded.ts';
import { type LeadEvent } from '../lead-events.ts';
import { type ReceivedLead } from '../lead.ts';

/** The sender, and the reason in words. */
type Told = { readonly by: Staff; readonly note?: string };

// Assignment
const mustServe = (executive: Staff, { country }: ReceivedLead): void => {
  if (!executive.roles.includes('EJECUTIVO')) rejectInput({ executiveId: 'Elige a un ejecutivo.' });
  if (!executive.countries.includes(country))
    rejectInput({ executiveId: 'El ejecutivo no atiende el país de esta solicitud.' });
};

const given = (lead: ReceivedLead, executiveId: string, note?: string): readonly LeadEvent[] => {
  const isSettled = lead.executiveId === executiveId && lead.statusId !== leadStatus.toReassign;
  if (isSettled) return [];
  return lead.executiveId === null
    ? [{ type: 'LeadAssigned', data: { executiveId } }]
    : [{ type: 'LeadReassigned', data: { executiveId, note: noteOn(lead, note) } }];
};

/**
 * An executive with a low balance takes none; a supervisor may still give one.
 * @param executive an active executive, and whether a low balance pauses this one; found by the caller
 */
export const assignLead = (assignment: {
  executive: Staff;
  by: Staff;
  isLowOnBalance?: boolean;
}): LeadDecision =>
  asStaff('assign', assignment.by, (lead) => {
    const { executive, by, isLowOnBalance } = assignment;
    mustServe(executive, lead);
    if (scopeOfCommand('assign', by) === 'own' && executive.id !== by.id)
      return rejectActor('Solo puedes asignarte la solicitud a ti.');
    const events = given(lead, executive.id);
    if (events.length > 0 && isLowOnBalance && executive.id === by.id)
      return reject(
        'LOW_BALANCE',
        'Tu saldo está bajo el mínimo. Con un depósito puedes tomar solicitudes otra vez.',
      );
    return events;
  });

/**
 * Gives a lead that somebody has to somebody else; where it stands it stays.
 * @throws Rejection `INVALID_INPUT` for the executive who has it: the note would be lost, and a run would count it as done
 */
export const reassignLead = (reassignment: Told & { executive: Staff }): LeadDecision =>
  asStaff('reassign', reassignment.by, (lead) => {
    mustServe(reassignment.executive, lead);
    const events = given(lead, reassignment.executive.id, reassignment.note);
    return events.length > 0 ? events : rejectInput({ executiveId: 'Ya tiene esta solicitud.' });
  });

// Where it stands
const substatusOf = (statusId: number, substatusId: number | null): number | null => {
  const possible = substatusesOf(statusId);
  const name = statusText(statusId);
  if (possible.length > 0 && substatusId === null)
    return rejectInput({ substatusId: `Elige un subestado de ${name}.` });
  if (substatusId !== null && !possible.some(({ id }) => id === substatusId))
    return rejectInput({ substatusId: `Ese subestado no es de ${name}.` });
  return substatusId;
};

export type Closing = Told & { readonly substatusId: number | null };

/** The person bought; the substatus says how it is paid. */
export const closeLead = ({ substatusId, note, by }: Closing): LeadDecision =>
  asStaff('close', by, (lead) => {
    const chosen = substatusOf(leadStatus.closed, substatusId)!;
    return [{ type: 'LeadClosed', data: { substatusId: chosen, note: noteOn(lead, note) } }];
  });

export type FailureGiven = Told & {
  readonly substatusId: number | null;
  readonly reasonId?: number;
  readonly reasonText?: string;
};

/** Nothing comes of it, for a reason that its country, request type and substatus allow; *Otros* asks for a text. */
export const failLead = ({ substatusId, reasonId, reasonText, note, by }: FailureGiven): LeadDecision =>
  asStaff('fail', by, (lead) => {
    const chosen = substatusOf(leadStatus.failed, substatusId)!;
    if (reasonId === undefined) return rejectInput({ reasonId: 'Elige un motivo.' });
    const reason = failureReasonById(reasonId) ?? rejectInput({ reasonId: 'Ese motivo no existe.' });
    if (!failureReasonsFor(lead, chosen).includes(reason))
      return rejectInput({ reasonId: 'Ese motivo no vale para esta solicitud y subestado.' });
    if (reason.asksForText && reasonText === undefined)
      return rejectInput({ reasonText: 'Especifica el motivo.' });
    if (lead.erased && reasonText !== undefined)
      return rejectInput({ reasonText: 'Los datos de la persona fueron borrados: elige otro motivo.' });
    const data = { substatusId: chosen, reasonId, reasonText, note: noteOn(lead, note) };
    return [{ type: 'LeadFailed', data }];
  });

export type AppointmentGiven = Told & {
  readonly substatusId: number | null;
  /** A UTC instant. */
  readonly at?: string;
};

/** Two years, in milliseconds: with a digit wrong, 2206 say, an appointment is one that nobody keeps. */
const longestAhead = 731 * 86_400_000;

/** The executive and the person talk at an instant to come; another appointment replaces it. */
export const setLeadAppointment = ({ substatusId, at, note, by }: AppointmentGiven): LeadDecision =>
  asStaff('set-appointment', by, (lead, now) => {
    const chosen = substatusOf(leadStatus.agenda, substatusId)!;
    if (at === undefined) return rejectInput({ at: 'Elige la fecha y la hora.' });
    if (Date.parse(at) <= now.getTime())
      return rejectInput({ at: 'Elige un momento que aún no haya pasado.' });
    if (Date.parse(at) > now.getTime() + longestAhead)
      return rejectInput({ at: 'Elige un momento de los próximos dos años.' });
    const isSame = lead.appointment?.at === at && lead.appointment.substatusId === chosen;
    if (isSame && note === undefined) return [];
    return [{ type: 'LeadAppointmentSet', data: { substatusId: chosen, at, note: noteOn(lead, note) } }];
  });

export type StatusChange = FailureGiven & AppointmentGiven & { readonly statusId: number };

/** One door to every status that a person may choose: those with a command of their own are decided as that command. */
export const changeLeadStatus =
  (change: StatusChange): LeadDecision =>
  (lead, now) => {
    const status = leadStatusById(change.statusId);
    if (!status) return rejectInput({ statusId: 'Ese estado no existe.' });
    switch (commandTo(status.id)) {
      case 'change-status':
        return changePlainly(change)(lead, now);
      case 'set-appointment':
        return setLeadAppointment(change)(lead, now);
      case 'close':
        return closeLead(change)(lead, now);
      case 'fail':
        return failLead(change)(lead, now);
      case 'mark-test':
        return markLeadTest(change)(lead, now);
      case 'mark-false':
        return markLeadFalse(change)(lead, now);
      case 'start-refund':
        return startLeadRefund(change)(lead, now);
      case 'finish-refund':
        return finishLeadRefund(change)(lead, now);
      default:
        return rejectInput({ statusId: `El estado ${status.shown} no se elige a mano.` });
    }
  };

const changePlainly = ({ statusId, substatusId, note, by }: StatusChange): LeadDecision =>
  asStaff('change-status', by, (lead) => {
    const [from, to] = [statusText(lead.statusId), statusText(statusId)];
    if (!transitionsOf('change-status', lead.statusId).some((row) => row.to.includes(statusId)))
      return reject('INVALID_TRANSITION', `De ${from} no se pasa a ${to}.`);
    if (!openTransitions('change-status', lead, by).some((row) => row.to.includes(statusId)))
      return rejectActor(`De ${from} a ${to} la pasa un supervisor.`);
    const chosen = substatusOf(statusId, substatusId);
    if (statusId === lead.statusId && chosen === lead.substatusId)
      return note === undefined
        ? []
        : reject('SAME_STATUS', 'La solicitud ya está en ese estado. Agrega una nota.');
    return [{ type: 'LeadStatusChanged', data: { statusId, substatusId: chosen, note: noteOn(lead, note) } }];
  });

/** Work goes on after it was over; it is *Asignado* again, or *Web* when nobody has it. */
export const reopenLead = ({ by, note }: Told): LeadDecision =>
  asStaff('reopen', by, (lead) => [{ type: 'LeadReopened', data: { note: noteOn(lead, note) } }]);

/** @param first the lead that came first; found by the caller, who also sees to it that it is another one */
export const markLeadDuplicate = ({
  first,
  by,
  note,
}: Told & { first: { readonly id: string; readonly country: CountryCode } }): LeadDecision =>
  asStaff('mark-duplicate', by, (lead) =>
    first.country === lead.country
      ? [{ type: 'LeadMarkedDuplicate', data: { firstLeadId: first.id, note: noteOn(lead, note) } }]
      : rejectInput({ firstLeadId: 'Es una solicitud de otro país.' }),
  );

/** The company itself had sent it. */
export const markLeadTest = ({ by, note }: Told): LeadDecision =>
  asStaff('mark-test', by, (lead) => [{ type: 'LeadMarkedTest', data: { note: noteOn(lead, note) } }]);

/** There is no such client. */
export const markLeadFalse = ({ by, note }: Told): LeadDecision =>
  asStaff('mark-false', by, (lead) => [{ type: 'LeadMarkedFalse', data: { note: noteOn(lead, note) } }]);

/** The person wants the money back. */
export const startLeadRefund = ({ by, note }: Told): LeadDecision =>
  asStaff('start-refund', by, (lead) => [{ type: 'LeadRefundStarted', data: { note: noteOn(lead, note) } }]);

/** The person has the money back. */
export const finishLeadRefund = ({ by, note }: Told): LeadDecision =>
  asStaff('finish-refund', by, (lead) => [
    { type: 'LeadRefundFinished', data: { note: noteOn(lead, note) } },
  ]);

/** Puts it out of sight. */
export const deleteLead = ({ by, note }: Told): LeadDecision =>
  asStaff('delete', by, (lead) => [{ type: 'LeadDeleted', data: { note: noteOn(lead, note) } }]);

/** Brings it back as it was before it was deleted. */
export const restoreLead = ({ by, note }: Told): LeadDecision =>
  asStaff('restore', by, (lead) => [{ type: 'LeadRestored', data: { note: noteOn(lead, note) } }]);

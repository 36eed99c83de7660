/** What may be done to a lead: receive, assign, change its status, add a note. */
import { type Decision, reject, rejectActor, rejectInput, rejectUnknown } from '../event-sourcing/index.ts';
import { type Staff } from '../identity/index.ts';
import { leadStatusById, leadSubstatusById, substatusesOf } from '../reference/index.ts';
import { type LeadCommandName, refusal } from './allowed-commands.ts';
import { type Lead, type LeadEvent, type LeadRequest, type ReceivedLead } from './lead.ts';

type LeadDecision = Decision<Lead, LeadEvent>;

/** The first request makes the lead; the same one again changes nothing. */
export const receiveLead =
  (request: LeadRequest): LeadDecision =>
  (lead) =>
    lead.status === 'unknown' ? [{ type: 'LeadReceived', data: request }] : [];

/** Guards a decision of staff: the lead is there, and this person may do this with it as it stands. */
const asStaff =
  (command: LeadCommandName, by: Staff, decide: (lead: ReceivedLead) => readonly LeadEvent[]): LeadDecision =>
  (lead) => {
    if (lead.status === 'unknown') return rejectUnknown('No existe esa solicitud.');
    const reason = refusal(command, lead, by);
    return reason ? rejectActor(reason) : decide(lead);
  };

/** @param executive an active executive; found by the caller */
export const assignLead = (assignment: { executive: Staff; by: Staff }): LeadDecision =>
  asStaff('assign', assignment.by, (lead) => {
    const { executive, by } = assignment;
    if (!executive.roles.includes('EJECUTIVO')) return rejectInput({ executiveId: 'Elige a un ejecutivo.' });
    if (!executive.countries.includes(lead.country))
      return rejectInput({ executiveId: 'El ejecutivo no atiende el país de esta solicitud.' });
    if (!by.roles.some((role) => role !== 'EJECUTIVO') && executive.id !== by.id)
      return rejectActor('Solo puedes asignarte la solicitud a ti.');
    if (lead.executiveId === executive.id) return [];
    return [{ type: 'LeadAssigned', data: { executiveId: executive.id } }];
  });

export type StatusChange = { statusId: number; substatusId: number | null; note?: string; by: Staff };

/** A status that has substatuses needs one of its own; one without takes none. */
export const changeLeadStatus = ({ statusId, substatusId, note, by }: StatusChange): LeadDecision =>
  asStaff('change-status', by, (lead) => {
    const status = leadStatusById(statusId);
    if (!status) return rejectInput({ statusId: 'Ese estado no existe.' });
    if (!status.byHand) return rejectInput({ statusId: `El estado ${status.name} no se elige a mano.` });
    const possible = substatusesOf(statusId);
    if (possible.length > 0 && substatusId === null)
      return rejectInput({ substatusId: `Elige un subestado de ${status.name}.` });
    if (substatusId !== null && !leadSubstatusById(substatusId)?.parents.includes(statusId))
      return rejectInput({ substatusId: `Ese subestado no es de ${status.name}.` });
    if (statusId === lead.statusId && substatusId === lead.substatusId)
      return note === undefined
        ? []
        : reject('SAME_STATUS', 'La solicitud ya está en ese estado. Agrega una nota.');
    return [{ type: 'LeadStatusChanged', data: { statusId, substatusId, note } }];
  });

/** How many characters a note may have, also one that goes with a change of status. */
export const longestNote = 4_000;

/** Writes a note down, once per `noteId`. @throws Rejection `NOT_FOUND`, `NOT_ALLOWED` */
export const addLeadNote = (note: { noteId: string; text: string; by: Staff }): LeadDecision =>
  asStaff('add-note', note.by, (lead) =>
    lead.notes.some(({ id }) => id === note.noteId)
      ? []
      : [{ type: 'LeadNoteAdded', data: { noteId: note.noteId, text: note.text } }],
  );

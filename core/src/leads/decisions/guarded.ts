/** The checks before every decision of staff: the lead is there, and this person may do this with it as it stands. */
import {
  type Decision,
  reject,
  rejectActor,
  rejectInput,
  rejectUnknown,
} from '../../kit/event-sourcing/index.ts';
import { type Staff } from '../../identity/index.ts';
import { type LeadCommandName, type Refusal, refusal } from './allowed-commands.ts';
import { type LeadEvent } from '../lead-events.ts';
import { type Lead, type ReceivedLead } from '../lead.ts';

export type LeadDecision = Decision<Lead, LeadEvent>;

/** In the same words whether there is none or none for this person's eyes: nobody learns of a lead by trying. */
export const rejectUnseen = (): never => rejectUnknown('No existe esa solicitud, o no puedes verla.');

const refuse = (command: LeadCommandName, { because, reason }: Refusal): never => {
  if (because === 'visibility') return rejectUnseen();
  if (because === 'actor') return rejectActor(reason);
  return reject(command === 'update-request' ? 'NOT_EDITABLE' : 'INVALID_TRANSITION', reason);
};

/**
 * How often staff may move or correct a lead: each command reads its whole life. What comes to that is a mistake or a
 * machine; a manager can still put it out of sight.
 */
export const mostStaffChanges = 1_000;

/** Commands with a bound of their own, and those that end a lead. */
const alwaysOpen: readonly LeadCommandName[] = [
  'add-note',
  'log-activity',
  'attach-file',
  'withdraw-file',
  'delete',
  'erase',
];

const rejectOneTooMany = (): never =>
  reject(
    'TOO_MANY_CHANGES',
    `Esta solicitud ya se cambió ${mostStaffChanges} veces y no admite más cambios.`,
  );

/** @throws Rejection `NOT_FOUND`, `NOT_ALLOWED`, `INVALID_TRANSITION`, `NOT_EDITABLE`, `TOO_MANY_CHANGES`, or what `decide` throws */
export const asStaff =
  (
    command: LeadCommandName,
    by: Staff,
    decide: (lead: ReceivedLead, now: Date) => readonly LeadEvent[],
  ): LeadDecision =>
  (lead, now) => {
    if (lead.status === 'unknown') return rejectUnseen();
    const refused = refusal(command, lead, by);
    if (refused) return refuse(command, refused);
    const events = decide(lead, now);
    const isOneTooMany = (lead.staffChanges ?? 0) >= mostStaffChanges && !alwaysOpen.includes(command);
    return isOneTooMany && events.length > 0 ? rejectOneTooMany() : events;
  };

/** A note that goes with a decision: a person whose data was erased gets no new ones. */
export const noteOn = (lead: ReceivedLead, note: string | undefined): string | undefined =>
  lead.erased && note !== undefined
    ? rejectInput({ note: 'Los datos de la persona fueron borrados: no se pueden guardar notas.' })
    : note;

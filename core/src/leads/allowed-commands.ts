/** Who may do what with a lead as it stands, and why not: asked by decisions, answers and the console alike. */
import { leadCountries, leadScope, may, type Staff } from '../identity/index.ts';
import { leadStatus } from '../reference/index.ts';
import { type ReceivedLead } from './lead.ts';

export const leadCommands = ['assign', 'change-status', 'add-note'] as const;
export type LeadCommandName = (typeof leadCommands)[number];

/** The part of a lead that decides about permissions. */
export type GuardedLead = Pick<ReceivedLead, 'country' | 'statusId' | 'executiveId'>;

export type AllowedCommand = {
  readonly command: LeadCommandName;
  readonly allowed: boolean;
  readonly reason?: string;
};

/** Whether somebody may see a lead: an executive, one's own and those that nobody has yet. */
export const maySeeLead = (lead: Pick<GuardedLead, 'country' | 'executiveId'>, staff: Staff): boolean =>
  may(staff, 'leads:read') &&
  leadCountries(staff).includes(lead.country) &&
  (leadScope(staff) !== 'own' || lead.executiveId === null || lead.executiveId === staff.id);

/** Why somebody may not do something with a lead, in Spanish; `undefined` when it may be done. */
export const refusal = (command: LeadCommandName, lead: GuardedLead, staff: Staff): string | undefined => {
  if (!may(staff, `leads:${command}`)) return 'Tu rol no permite esta acción.';
  if (!maySeeLead(lead, staff)) return 'La solicitud es de otro ejecutivo o de otro país.';
  if (lead.statusId === leadStatus.deleted) return 'La solicitud está eliminada.';
  if (leadScope(staff) !== 'own') return undefined;
  if (command === 'assign' && lead.executiveId !== null)
    return 'La solicitud ya tiene ejecutivo; la reasigna un supervisor.';
  if (command === 'change-status' && lead.executiveId === null) return 'Primero asígnate la solicitud.';
  return undefined;
};

/** Every command on leads, each with whether this person may do it now, and in Spanish why not. */
export const allowedLeadCommands = (lead: GuardedLead, staff: Staff): readonly AllowedCommand[] =>
  leadCommands.map((command) => {
    const reason = refusal(command, lead, staff);
    return reason === undefined ? { command, allowed: true } : { command, allowed: false, reason };
  });

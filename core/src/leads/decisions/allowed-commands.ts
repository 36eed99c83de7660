/** The commands allowed on a lead in its state, by role and scope, and why not: used by decisions, answers and the console. */
import { type AllowedCommand, notByRole } from '../../kit/allowed-commands/index.ts';
import { may, type ScopeRule, scopesOf, sees, type Staff } from '../../identity/index.ts';
import { type Permission } from '../../reference/permissions.ts';
import { type Scope } from '../../reference/rights.ts';
import { leadStatus, statusText } from '../../reference/lead-statuses.ts';
import {
  type LeadTransition,
  type TransitionCommand,
  transitionCommands,
  transitionsOf,
} from '../../reference/lead-transitions.ts';
import { type ReceivedLead } from '../lead.ts';

/** Those that move a lead, and those that leave it where it stands. */
export const leadCommands = [
  ...transitionCommands,
  'update-request',
  'add-note',
  'log-activity',
  'attach-file',
  'withdraw-file',
  'erase',
] as const;
export type LeadCommandName = (typeof leadCommands)[number];

/** The part of a lead that decides about permissions. */
export type GuardedLead = Pick<ReceivedLead, 'country' | 'statusId' | 'executiveId' | 'erased'>;

export type AllowedLeadCommand = AllowedCommand<LeadCommandName> & {
  /** The statuses that the command can bring the lead to. */
  readonly to?: readonly number[];
};

/** Why not: because of who asks, because that person does not see the lead at all, or because of where it stands. */
export type Refusal = { readonly because: 'actor' | 'visibility' | 'state'; readonly reason: string };

const actor = (reason: string): Refusal => ({ because: 'actor', reason });
const state = (reason: string): Refusal => ({ because: 'state', reason });

/** The visibility rule of leads: a country's, and of it what nobody has, one's own, one's team's, or all. */
export const leadScopeRule: ScopeRule = {
  permission: 'leads:read',
  heldBy: { own: ['country', 'owner'], team: ['country', 'owner'], country: ['country'], all: [] },
  unowned: true,
};

/** Whether somebody may see a lead. */
export const maySeeLead = (
  { country, executiveId: owner }: Pick<GuardedLead, 'country' | 'executiveId'>,
  staff: Staff,
): boolean => sees(leadScopeRule, staff, { country, owner });

/** By which scope somebody sends a command: that of the roles which permit it. */
export const scopeOfCommand = (command: LeadCommandName, staff: Pick<Staff, 'roles'>): Scope | undefined =>
  scopesOf(staff, `leads:${command}`)[0];

const isTransition = (command: LeadCommandName): command is TransitionCommand =>
  (transitionCommands as readonly string[]).includes(command);

/** Commands that need the person's key: without it nothing about the person can be stored any more. */
const aboutThePerson: readonly LeadCommandName[] = [
  'update-request',
  'add-note',
  'log-activity',
  'attach-file',
  'withdraw-file',
  'erase',
];

/** Whether a lead is within the scope of somebody's roles that give a permission. */
const reaches = (
  permission: Permission,
  { country, executiveId: owner }: Pick<GuardedLead, 'country' | 'executiveId'>,
  staff: Staff,
): boolean => sees({ ...leadScopeRule, also: [permission] }, staff, { country, owner });

/** The rows of the table that this person may take from where the lead stands: by a role whose scope reaches the lead. */
export const openTransitions = (
  command: TransitionCommand,
  lead: Pick<GuardedLead, 'statusId' | 'country' | 'executiveId'>,
  staff: Staff,
): readonly LeadTransition[] => {
  const reaching = staff.roles.filter((role) =>
    reaches(`leads:${command}`, lead, { ...staff, roles: [role] }),
  );
  return transitionsOf(command, lead.statusId).filter(({ roles }) =>
    reaching.some((role) => roles.includes(role)),
  );
};

/** Whether somebody may withdraw what others attached: who is told what others did to the lead. */
export const overseesFiles = (lead: Pick<GuardedLead, 'country' | 'executiveId'>, staff: Staff): boolean =>
  reaches('leads:audit', lead, staff);

const ofOthers = 'La solicitud es de otro ejecutivo o de otro país.';

/** Why somebody may not do something with a lead, in Spanish; `undefined` when it may be done. */
export const refusal = (command: LeadCommandName, lead: GuardedLead, staff: Staff): Refusal | undefined => {
  if (!may(staff, `leads:${command}`)) return actor(notByRole);
  if (!maySeeLead(lead, staff)) return { because: 'visibility', reason: ofOthers };
  if (!reaches(`leads:${command}`, lead, staff)) return actor(ofOthers);
  if (lead.statusId === leadStatus.deleted && command !== 'restore' && command !== 'erase')
    return state('La solicitud está eliminada.');
  if (lead.erased && aboutThePerson.includes(command))
    return state('Los datos de la persona fueron borrados.');
  if (isTransition(command)) {
    if (transitionsOf(command, lead.statusId).length === 0)
      return state(`No es posible desde el estado ${statusText(lead.statusId)}.`);
    if (openTransitions(command, lead, staff).length === 0)
      return actor(`Desde el estado ${statusText(lead.statusId)} lo hace un supervisor.`);
  }
  if (command === 'reassign' && lead.executiveId === null)
    return state('La solicitud aún no tiene ejecutivo: asígnala.');
  if (scopeOfCommand(command, staff) !== 'own') return undefined;
  if (command === 'assign' && lead.executiveId !== null)
    return actor('La solicitud ya tiene ejecutivo; la reasigna un supervisor.');
  if (command !== 'assign' && command !== 'add-note' && lead.executiveId === null)
    return actor('Primero asígnate la solicitud.');
  return undefined;
};

/** A lead that is back on the web has no owner; with an executive it is theirs again. */
const leadsTo = ({ command, to }: LeadTransition, { executiveId }: GuardedLead): readonly number[] =>
  command === 'reopen' ? to.filter((id) => (id === leadStatus.web) === (executiveId === null)) : to;

/** Every command on leads, each with whether this person may do it now, and in Spanish why not. */
export const allowedLeadCommands = (lead: GuardedLead, staff: Staff): readonly AllowedLeadCommand[] =>
  leadCommands.map((command) => {
    const refused = refusal(command, lead, staff);
    if (refused) return { command, allowed: false, reason: refused.reason };
    if (command === 'withdraw-file' && !overseesFiles(lead, staff))
      return { command, allowed: true, ownOnly: true };
    if (!isTransition(command)) return { command, allowed: true };
    const to = openTransitions(command, lead, staff).flatMap((row) => leadsTo(row, lead));
    return { command, allowed: true, to: [...new Set(to)] };
  });

/**
 * How a lead may move from status to status, by which command, and which roles may do it. The spec leaves it open:
 * docs/decisions/0021 explains the choice. Everything that the console offers or refuses follows from these rows.
 */
import { leadStatus, statusesIn } from './lead-statuses.ts';
import { type RoleName } from './roles.ts';

/** The commands that move a lead. */
export const transitionCommands = [
  'assign',
  'reassign',
  'change-status',
  'fail',
  'set-appointment',
  'close',
  'reopen',
  'mark-duplicate',
  'mark-test',
  'mark-false',
  'start-refund',
  'finish-refund',
  'delete',
  'restore',
] as const;
export type TransitionCommand = (typeof transitionCommands)[number];

export type LeadTransition = {
  readonly command: TransitionCommand;
  /** From any of these to any of those. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly roles: readonly RoleName[];
};

/** Roles that decide across a country, those that also lead executives, and those that also sell. */
const managers: readonly RoleName[] = ['GERENTE', 'ADMINISTRADOR', 'ADMIN'];
const supervisors: readonly RoleName[] = ['SUPERVISOR', ...managers];
const sellers: readonly RoleName[] = ['EJECUTIVO', ...supervisors];
const afterSales: readonly RoleName[] = [
  ...supervisors,
  'JEFATURA_SAC_CHILE',
  'POSTVENTA',
  'POSTVENTA_INDIVIDUAL_CHILE',
];

const s = leadStatus;
const fresh = statusesIn('new');
const open = statusesIn('open');
/** Open leads that somebody works on: one to be reassigned waits for that. */
const worked = open.filter((id) => id !== s.toReassign);
/** Another executive goes on where the lead stands; what waited for somebody is taken up. */
const withAnother = (id: number): number => (id === s.toReassign ? s.assigned : id);
/** Where work goes on: nobody has a lead that is back on the web. */
const resumed = [s.assigned, s.web];

export const leadTransitions: readonly LeadTransition[] = [
  { command: 'assign', from: fresh, to: [s.assigned], roles: sellers },
  ...open.flatMap((id): LeadTransition[] => [
    { command: 'assign', from: [id], to: [withAnother(id)], roles: supervisors },
    { command: 'reassign', from: [id], to: [withAnother(id)], roles: supervisors },
  ]),

  {
    command: 'change-status',
    from: worked,
    to: [s.assigned, s.toClose, s.interested, s.online, s.toConfirm, s.other, s.toReassign],
    roles: sellers,
  },
  {
    command: 'change-status',
    from: worked,
    to: [s.notInterested, s.resolved, s.currentClient],
    roles: sellers,
  },
  { command: 'change-status', from: [s.toReassign], to: [s.assigned], roles: supervisors },
  { command: 'set-appointment', from: worked, to: [s.agenda], roles: sellers },
  { command: 'close', from: worked, to: [s.closed], roles: sellers },
  { command: 'fail', from: worked, to: [s.failed], roles: sellers },

  { command: 'reopen', from: statusesIn('lost'), to: resumed, roles: sellers },
  { command: 'reopen', from: [s.resolved], to: resumed, roles: sellers },
  { command: 'reopen', from: [s.closed, s.currentClient], to: resumed, roles: supervisors },
  { command: 'reopen', from: statusesIn('aside'), to: resumed, roles: supervisors },

  {
    command: 'mark-duplicate',
    from: [...fresh, ...open, ...statusesIn('lost')],
    to: [s.duplicate],
    roles: sellers,
  },
  {
    command: 'mark-false',
    from: [...fresh, ...open, ...statusesIn('lost')],
    to: [s.falseClient],
    roles: sellers,
  },
  {
    command: 'mark-test',
    from: [...fresh, ...open, ...statusesIn('lost')],
    to: [s.test],
    roles: supervisors,
  },

  { command: 'start-refund', from: [s.closed, s.currentClient], to: [s.refunding], roles: afterSales },
  { command: 'finish-refund', from: [s.refunding], to: [s.refunded], roles: afterSales },
  { command: 'close', from: [s.refunding], to: [s.closed], roles: supervisors },

  {
    command: 'delete',
    from: statusesIn('new', 'open', 'won', 'lost', 'aside', 'refund'),
    to: [s.deleted],
    roles: managers,
  },
  {
    command: 'restore',
    from: [s.deleted],
    to: statusesIn('new', 'open', 'won', 'lost', 'aside', 'refund'),
    roles: managers,
  },
];

/** The rows that a command may take from a status, whoever sends it. */
export const transitionsOf = (command: TransitionCommand, from: number): readonly LeadTransition[] =>
  leadTransitions.filter((row) => row.command === command && row.from.includes(from));

/** The command by which a person brings a lead to a status; none for those that only the product gives. */
export const commandTo = (statusId: number): TransitionCommand | undefined => commandOfTarget.get(statusId);

/** Going back to *Asignado* is a plain change; getting there first is an assignment. */
const commandOfTarget: ReadonlyMap<number, TransitionCommand> = new Map([
  ...leadTransitions
    .filter(({ command }) => command === 'change-status')
    .flatMap(({ command, to }) => to.map((id) => [id, command] as const)),
  [s.agenda, 'set-appointment'],
  [s.closed, 'close'],
  [s.failed, 'fail'],
  [s.duplicate, 'mark-duplicate'],
  [s.falseClient, 'mark-false'],
  [s.test, 'mark-test'],
  [s.refunding, 'start-refund'],
  [s.refunded, 'finish-refund'],
  [s.deleted, 'delete'],
]);

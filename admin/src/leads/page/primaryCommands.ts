/** Which commands stand on the page as buttons, and which in the menu. */
import { type AllowedLeadCommand } from '@cotejo/core/leads';
import { isNotByRole, permissionFor } from '../../kit/commands/permission.ts';
import { commandForms, type FormCommand } from '../commands/forms.ts';

/** In the order in which work goes on; the first that may be used now are the buttons. */
const byUse = [
  'restore',
  'assign',
  'finish-refund',
  'reopen',
  'change-status',
  'log-activity',
  'set-appointment',
  'close',
  'fail',
  'reassign',
  'start-refund',
  'update-request',
  'add-note',
  'mark-duplicate',
  'mark-false',
  'mark-test',
  'delete',
  'erase',
] as const satisfies readonly FormCommand[];

/** Whether a command takes something away from everybody: last in the menu, apart from the rest. */
export const takesAway = (name: FormCommand): boolean => commandForms[name].takesAway === true;

const mostButtons = 3;

export type SortedCommands = {
  readonly buttons: readonly FormCommand[];
  /** The other commands that are allowed now. */
  readonly menu: readonly FormCommand[];
  /** Commands that are refused now, each with its reason; without those of other roles. */
  readonly closed: readonly FormCommand[];
};

type Offer = {
  /** Whether *assign* means to take it oneself, which has a button of its own. */
  readonly takes: boolean;
  /** Whether somebody works on it: then it is reassigned, not assigned. */
  readonly hasExecutive: boolean;
};

/** Notes are written on the page itself. */
const isOffered = (name: FormCommand, { takes, hasExecutive }: Offer): boolean => {
  if (name === 'assign') return !takes && !hasExecutive;
  if (name === 'reassign') return hasExecutive;
  return name !== 'add-note';
};

export const sortedCommands = (
  allowedCommands: readonly AllowedLeadCommand[],
  offer: Offer,
): SortedCommands => {
  const permissionOf = (name: FormCommand) => permissionFor({ allowedCommands }, name);
  const isAllowed = (name: FormCommand) => permissionOf(name).allowed;
  const offered = byUse.filter((name) => isOffered(name, offer) && !isNotByRole(permissionOf(name)));
  const open = offered.filter(isAllowed);
  const buttons = open.filter((name) => !takesAway(name)).slice(0, mostButtons);
  return {
    buttons,
    menu: open.filter((name) => !buttons.includes(name)),
    closed: offered.filter((name) => !isAllowed(name)),
  };
};

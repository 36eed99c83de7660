/** Which commands stand on the page as buttons, and which in the menu. */
import { type AllowedCommand } from '@cotejo/core/leads';
import { type FormCommand } from './commands/forms.ts';

/** In the order in which work goes on; the first that may be used now are the buttons. */
const byUse = [
  'assign',
  'change-status',
  'log-activity',
  'set-appointment',
  'reopen',
  'finish-refund',
  'start-refund',
  'restore',
  'reassign',
  'close',
  'fail',
  'update-request',
  'mark-duplicate',
  'mark-false',
  'mark-test',
  'delete',
  'erase',
] as const satisfies readonly FormCommand[];

const mostButtons = 3;

/** @param takes whether *assign* means to take it oneself, which has a button of its own */
export const sortedCommands = (
  allowedCommands: readonly AllowedCommand[],
  takes: boolean,
): { readonly buttons: readonly FormCommand[]; readonly menu: readonly FormCommand[] } => {
  const offered = takes ? byUse.filter((name) => name !== 'assign') : byUse;
  const isAllowed = (name: FormCommand): boolean =>
    allowedCommands.some(({ command, allowed }) => command === name && allowed);
  const buttons = offered.filter(isAllowed).slice(0, mostButtons);
  return { buttons, menu: offered.filter((name) => !buttons.includes(name)) };
};

/** Commands for several leads at once, with the number of selected leads that each applies to. */
import { type LeadRow } from '../lead.ts';
import { type FormCommand } from '../commands/forms.ts';
import { permissionFor } from '../../kit/commands/permission.ts';

/** In the order of their use; what belongs to one lead alone is not among them. */
export const bulkCommands = [
  'assign',
  'reassign',
  'change-status',
  'add-note',
  'log-activity',
  'set-appointment',
  'fail',
  'close',
  'reopen',
  'start-refund',
  'finish-refund',
  'mark-test',
  'mark-false',
  'mark-duplicate',
  'delete',
  'restore',
] as const satisfies readonly FormCommand[];

export type BulkChoice = {
  readonly command: FormCommand;
  /** Those that would take it now: its form asks what fits all of them. */
  readonly able: readonly LeadRow[];
};

/** The commands that at least one of the leads would take. */
export const bulkChoices = (leads: readonly LeadRow[]): readonly BulkChoice[] =>
  bulkCommands
    .map((command) => ({ command, able: leads.filter((lead) => permissionFor(lead, command).allowed) }))
    .filter(({ able }) => able.length > 0);

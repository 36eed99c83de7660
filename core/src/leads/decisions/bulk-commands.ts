/** Commands for many leads at once: those that need no look at each lead, and can be taken back. */
import { type LeadCommandName, leadCommands } from './allowed-commands.ts';

/** A file and a correction belong to one lead; what is erased is erased for ever. */
const oneByOne: readonly LeadCommandName[] = ['update-request', 'attach-file', 'withdraw-file', 'erase'];

export const bulkLeadCommands: readonly LeadCommandName[] = leadCommands.filter(
  (command) => !oneByOne.includes(command),
);

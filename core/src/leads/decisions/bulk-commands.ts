/** What may be done to many leads at once: what needs no look at each of them, and can be taken back. */
import { type LeadCommandName, leadCommands } from './allowed-commands.ts';

/** A file and a correction belong to one lead; what is erased is erased for ever. */
const oneByOne: readonly LeadCommandName[] = ['update-request', 'attach-file', 'withdraw-file', 'erase'];

export const bulkLeadCommands: readonly LeadCommandName[] = leadCommands.filter(
  (command) => !oneByOne.includes(command),
);

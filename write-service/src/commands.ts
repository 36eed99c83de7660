/** The write side for programs in the same process: the same commands, checked and decided the same way. */
export { type Command, type Sending } from './commands/definition.ts';
export { sendCommand, type SentCommand } from './commands/send.ts';
export { leadAggregate } from './leads/lead-commands.ts';
export { leadIdOf } from './leads/public-requests.ts';
export { emailHash } from './identity/email-hash.ts';
export { hashPassword } from './identity/passwords.ts';
export { staffDirectory } from './identity/staff-directory.ts';

/** The write side for programs in the same process: the same commands, checked and decided the same way. */
export { type Command, type Sending } from './kit/commands/definition.ts';
export { sendCommand, type SentCommand } from './kit/commands/send.ts';
export { leadAggregate, leadIdOf } from './leads/index.ts';
export { emailHash, hashPassword, oneTimePassword, staffDirectory } from './identity/index.ts';

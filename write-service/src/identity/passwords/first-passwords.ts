/** Passwords for one use: they follow from the command that gives them, so that its repeat tells the same one. */
import { createHmac } from 'node:crypto';
import { type Sending } from '../../kit/commands/definition.ts';
import { oneTimePassword } from './one-time-password.ts';
import { hashPassword } from './passwords.ts';

/** The command, who sends it and for whom: its id alone is in the history, where others read it. */
type Given = Pick<Sending, 'id' | 'by' | 'commandId'>;

/** @param indexKey 32 bytes; without it nobody can work out a password from its command */
export const firstPasswords = (indexKey: Buffer) => {
  const secret = (purpose: string, { id, by, commandId }: Given): Buffer =>
    createHmac('sha256', indexKey).update(`${purpose} ${commandId} ${by.id} ${id}`).digest();
  const of = (given: Given): string => oneTimePassword(secret('one-time password', given));
  return {
    of,
    /** With a salt that follows from the command too: the same decision, the same event. */
    hashOf: (given: Given): Promise<string> =>
      hashPassword(of(given), secret('salt of a one-time password', given).subarray(0, 16)),
  };
};

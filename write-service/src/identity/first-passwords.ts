/** Passwords for one use: they follow from the command that gives them, so that its repeat tells the same one. */
import { createHmac } from 'node:crypto';
import { oneTimePassword } from './one-time-password.ts';
import { hashPassword } from './passwords.ts';

/** @param indexKey 32 bytes; without it nobody can work out a password from its command's id */
export const firstPasswords = (indexKey: Buffer) => {
  const secret = (purpose: string, commandId: string): Buffer =>
    createHmac('sha256', indexKey).update(`${purpose} ${commandId}`).digest();
  const of = (commandId: string): string => oneTimePassword(secret('one-time password', commandId));
  return {
    of,
    /** With a salt that follows from the command too: the same decision, the same event. */
    hashOf: (commandId: string): Promise<string> =>
      hashPassword(of(commandId), secret('salt of a one-time password', commandId).subarray(0, 16)),
  };
};

/** Registering somebody by hand: the login name first, then the user, then a password for one use. */
import { randomBytes, randomUUID } from 'node:crypto';
import { type CommandContext, type HandleCommand, uuidV5 } from '@cotejo/core/kit/command-handling';
import { reject } from '@cotejo/core/kit/event-sourcing';
import { claimLoginName, loginName, registerUser, user } from '@cotejo/core/users';
import { setFirstPassword } from '@cotejo/core/users/server';
import { emailHash, hashPassword, oneTimePassword } from '../../write-service/src/identity/index.ts';
import { type NewUser } from './person.ts';

const namespace = '0b6f0a57-93a4-4c0e-8f5e-6b1f9d0c7a21';

export type Registrar = {
  readonly handle: HandleCommand;
  /** 32 bytes for keyed hashes. */
  readonly indexKey: Buffer;
  readonly now: Date;
};

/**
 * Does what is still to be done, so that a run which was cut short can be repeated.
 * @returns the password, which nobody will be told again and which the first login asks to change
 * @throws Rejection for an e-mail that somebody has
 */
export const register = async (
  { handle, indexKey, now }: Registrar,
  { email, name, role, country }: NewUser,
): Promise<string> => {
  const claim = emailHash(indexKey, email);
  const id = uuidV5(namespace, claim);
  const context = (commandId: string): CommandContext => ({
    commandId,
    actor: { kind: 'system', automation: 'register-user' },
    country: country[0]!,
    now,
  });
  await handle(loginName, claim, claimLoginName(id), context(randomUUID()));
  const registration = { name, email, roles: role, countries: country };
  await handle(
    user,
    id,
    (before) => (before.status === 'unregistered' ? registerUser(registration)(before, now) : []),
    context(randomUUID()),
  );
  const password = oneTimePassword(randomBytes(32));
  const hash = await hashPassword(password);
  const { state } = await handle(user, id, setFirstPassword(hash, { oneTime: true }), context(randomUUID()));
  if (state.status === 'active' && state.passwords[0]?.hash === hash) return password;
  return reject('USER_ALREADY_EXISTS', 'Ya existe un usuario con ese correo.');
};

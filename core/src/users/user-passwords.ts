/** Decisions about a user's password; hashes are made and compared by the caller. */
import { type Decision, reject, rejectUnknown } from '../kit/event-sourcing/index.ts';
import { serverMessage } from '../reference/server-codes.ts';
import { passwordRule } from './password.ts';
import { passwordExpiry, type User } from './user.ts';
import { type UserEvent } from './user-events.ts';

export const rejectUnknownUser = (): never =>
  rejectUnknown(serverMessage('USER_NOT_FOUND'), 'USER_NOT_FOUND');

export type PasswordTerms = {
  /** Another person knows it: it has to be changed at the first login. */
  readonly oneTime?: boolean;
  /** For how many days it is good. */
  readonly days?: number;
  /** The mailed link by which it was chosen. */
  readonly linkId?: string;
};

/**
 * Replaces the password, also by the same one.
 * @param hash argon2id, in its own text format
 * @throws Rejection `USER_NOT_FOUND` for a user that nobody registered
 */
export const setPassword =
  (
    hash: string,
    { oneTime = false, days = passwordRule.days, linkId }: PasswordTerms = {},
  ): Decision<User, UserEvent> =>
  (user, now) =>
    user.status === 'unregistered'
      ? rejectUnknownUser()
      : [
          {
            type: 'PasswordSet',
            data: {
              hash,
              ...(oneTime && { oneTime }),
              ...(linkId !== undefined && { linkId }),
              expiresAt: passwordExpiry(now, days),
            },
          },
        ];

/** For accounts that are set up by a program that may run again: a password that is there stays. */
export const setFirstPassword =
  (hash: string, terms?: PasswordTerms): Decision<User, UserEvent> =>
  (user, now) =>
    user.status !== 'unregistered' && user.passwords.length > 0 ? [] : setPassword(hash, terms)(user, now);

/**
 * The user chooses another password.
 * @param change `from`: the hash that the present password was found to fit; `hash`: of the new one, which the caller has
 *   compared with those before
 * @throws Rejection `PASSWORD_CHANGED` when it was changed meanwhile
 */
export const changePassword =
  ({ from, hash, days }: { from: string; hash: string; days?: number }): Decision<User, UserEvent> =>
  (user, now) =>
    user.status === 'active' && user.passwords[0]?.hash === from
      ? setPassword(hash, { days })(user, now)
      : reject('PASSWORD_CHANGED', 'La contraseña cambió mientras tanto. Inténtalo de nuevo.');

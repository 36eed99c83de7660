/** Another password, chosen by the person who knows the present one; also the way in when that has expired. */
import { randomUUID } from 'node:crypto';
import { type HandleCommand } from '@cotejo/core/kit/command-handling';
import { actorOf, homeCountry } from '@cotejo/core/identity';
import { mustChangePassword, passwordTexts, type RegisteredUser, user } from '@cotejo/core/users';
import { changePassword } from '@cotejo/core/users/server';
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { type CheckCredentials, type Known } from './credentials.ts';
import { type Place } from './known-places.ts';
import { mustBeGoodChoice } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { staffOf } from '../staff-directory.ts';

/** @throws HttpProblem (403) for a password that has to be changed before it opens a session */
export const mustBeGood = ({ user }: Known, now: Date): void => {
  if (mustChangePassword(user, now))
    throw new HttpProblem(problem(403, 'PASSWORD_EXPIRED', passwordTexts.expired));
};

export type PasswordChange = { readonly current: string; readonly next: string };

type Parts = {
  readonly handle: HandleCommand;
  readonly now: () => Date;
  readonly check: CheckCredentials;
  /** Counts what one person asks for, also in vain: each hash takes its time. @throws HttpProblem (429) */
  readonly count: (userId: string) => Promise<void>;
  /** For how many days a password is good. */
  readonly days: number;
};

/**
 * It asks for the present password and for no session: who holds a stolen one has no more tries than anybody, and those
 * count together with those of the login.
 * @returns a function that throws what the check throws, or a Rejection of the new password; or says whose it is now
 */
export const passwordChange =
  ({ handle, now, check, count, days }: Parts) =>
  async (change: PasswordChange, place: Place): Promise<{ userId: string; user: RegisteredUser }> => {
    const known = await check({ password: change.current }, place);
    await count(known.userId);
    await mustBeGoodChoice(known.user, change.next);
    const who = staffOf(known.userId, known.user);
    const decide = changePassword({ from: known.hash, hash: await hashPassword(change.next), days });
    const context = { commandId: randomUUID(), actor: actorOf(who), country: homeCountry(who), now: now() };
    const { state } = await handle(user, known.userId, decide, context);
    return { userId: known.userId, user: state as RegisteredUser };
  };

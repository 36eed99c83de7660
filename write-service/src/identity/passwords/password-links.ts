/** Passwords chosen by a mailed link: it is asked for by e-mail, opened by its secret, and used up by the choice. */
import { randomUUID } from 'node:crypto';
import { actorOf, homeCountry } from '@cotejo/core/identity';
import { type HandleCommand, type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { unlessErased } from '@cotejo/core/kit/event-sourcing';
import { loginName, type RegisteredUser, type User, user } from '@cotejo/core/users';
import {
  askForgottenLink,
  choosePassword,
  linkOfSecret,
  mustBeGoodLink,
  readPasswordToken,
} from '@cotejo/core/users/server';
import { emailHash } from '../email-hash.ts';
import { staffOf } from '../staff-directory.ts';
import { mustBeGoodChoice } from './new-password.ts';
import { hashPassword } from './passwords.ts';

type Parts = {
  readonly load: LoadAggregate;
  readonly handle: HandleCommand;
  readonly now: () => Date;
  /** 32 bytes for keyed hashes. */
  readonly indexKey: Buffer;
  /** Counts what one person asks for: each hash takes its time. @throws HttpProblem (429) */
  readonly count: (userId: string) => Promise<void>;
  /** For how many days a password is good. */
  readonly days: number;
};

type Opened = { readonly userId: string; readonly user: RegisteredUser; readonly linkId: string };

const nobody: User = { status: 'unregistered' };

export const passwordLinks = ({ load, handle, now, indexKey, count, days }: Parts) => {
  /** @throws Rejection `PASSWORD_TOKEN_EXPIRED`, `CODE_TOKEN_EXPIRED` */
  const open = async (token: string): Promise<Opened> => {
    const { userId = '', secret = '' } = readPasswordToken(token) ?? {};
    const { state } = userId ? await load(user, userId) : { state: nobody };
    const { id: linkId } = mustBeGoodLink(linkOfSecret(indexKey, userId, state, secret), now());
    // Only a user has links.
    return { userId, user: state as RegisteredUser, linkId };
  };

  return {
    /** Has a link mailed, if there is such a user who gets in. @param email as typed */
    async ask(email: string): Promise<void> {
      const { userId } = (await load(loginName, emailHash(indexKey, email))).state;
      if (userId === undefined) return;
      const { state } = await load(user, userId);
      if (state.status !== 'active') return;
      const country = homeCountry(state);
      const context = { commandId: randomUUID(), actor: { kind: 'visitor' } as const, country, now: now() };
      await handle(user, userId, askForgottenLink(randomUUID()), context);
    },

    /** @returns the e-mail of the account that the link is for. @throws Rejection as {@link open} */
    async emailOf(token: string): Promise<string> {
      const { email } = (await open(token)).user;
      return unlessErased(email) ?? '';
    },

    /** @returns the user with the new password. @throws Rejection as {@link open}, or of the new password */
    async choose({ token, next }: { token: string; next: string }): Promise<RegisteredUser> {
      const { userId, user: before, linkId } = await open(token);
      await count(userId);
      await mustBeGoodChoice(before, next);
      const who = staffOf(userId, before);
      const decide = choosePassword({ linkId, hash: await hashPassword(next), days });
      const context = { commandId: randomUUID(), actor: actorOf(who), country: homeCountry(who), now: now() };
      const { state } = await handle(user, userId, decide, context);
      return state as RegisteredUser;
    },
  };
};

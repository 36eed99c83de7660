/** Links by which a person chooses a password: asked for, mailed, good for a while, and used once. */
import { type Decision, reject } from '../kit/event-sourcing/index.ts';
import { serverMessage } from '../reference/server-codes.ts';
import { type PasswordLink, type User } from './user.ts';
import { type UserEvent } from './user-events.ts';
import { setPassword } from './user-passwords.ts';

/** Milliseconds. */
const minute = 60_000;
const day = 24 * 60 * minute;

/** For how long a link is good; milliseconds. Who comes later asks for another one on the login page. */
export const linkLifetime = { access: 3 * day, forgotten: 30 * minute } as const;

/** Links asked for on the login page that are good at once: who is mailed no other one has these. */
const mostForgotten = 2;

const isGood = ({ expiresAt }: PasswordLink, now: Date): boolean => Date.parse(expiresAt) > now.getTime();

export const linkAsked = (linkId: string, purpose: PasswordLink['purpose'], now: Date): UserEvent => ({
  type: 'PasswordLinkAsked',
  data: { linkId, purpose, expiresAt: new Date(now.getTime() + linkLifetime[purpose]).toISOString() },
});

/** A link for who forgot the password; none for who does not get in, or has enough of them. */
export const askForgottenLink =
  (linkId: string): Decision<User, UserEvent> =>
  (user, now) => {
    if (user.status !== 'active') return [];
    const good = user.passwordLinks.filter((link) => link.purpose === 'forgotten' && isGood(link, now));
    return good.length < mostForgotten ? [linkAsked(linkId, 'forgotten', now)] : [];
  };

/**
 * @param link one of the user's, if the secret fits one
 * @throws Rejection `PASSWORD_TOKEN_EXPIRED` when its time is over, `CODE_TOKEN_EXPIRED` when it was used, or never was
 */
export const mustBeGoodLink = (link: PasswordLink | undefined, now: Date): PasswordLink => {
  if (!link) return reject('CODE_TOKEN_EXPIRED', serverMessage('CODE_TOKEN_EXPIRED'));
  return isGood(link, now) ? link : reject('PASSWORD_TOKEN_EXPIRED', serverMessage('PASSWORD_TOKEN_EXPIRED'));
};

/** @returns the user's link of that id; none of a user who does not get in */
export const linkOf = (user: User, linkId: string): PasswordLink | undefined =>
  user.status === 'active' ? user.passwordLinks.find(({ id }) => id === linkId) : undefined;

/** Whether the link opens anything now. */
export const isGoodLink = (user: User, linkId: string, now: Date): boolean => {
  const link = linkOf(user, linkId);
  return link !== undefined && isGood(link, now);
};

/**
 * The user chooses a password by a link, which is used up by it, as are all others.
 * @param choice `hash`: of the new password, which the caller has compared with those before
 * @throws Rejection `PASSWORD_TOKEN_EXPIRED`, `CODE_TOKEN_EXPIRED`
 */
export const choosePassword =
  ({ linkId, hash, days }: { linkId: string; hash: string; days: number }): Decision<User, UserEvent> =>
  (user, now) => {
    mustBeGoodLink(linkOf(user, linkId), now);
    return setPassword(hash, { days, linkId })(user, now);
  };

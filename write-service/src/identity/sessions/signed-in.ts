/** Who somebody is in a session as it stands: oneself, or for a while somebody else. */
import { type SignedIn } from '@cotejo/core/identity/server';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type Session, may } from '@cotejo/core/identity';
import { type RegisteredUser, user } from '@cotejo/core/users';
import { staffOf } from '../staff-directory.ts';

type OpenSession = Exclude<Session, { status: 'none' }>;

export type Person = { readonly id: string; readonly user: RegisteredUser };

/** The session's own user, while the session holds; `undefined` for one who gets in no more, or not by this login. */
export const ownerOf = async (load: LoadAggregate, session: OpenSession): Promise<Person | undefined> => {
  const { state } = await load(user, session.userId);
  const isGood = state.status === 'active' && state.loginEpoch === session.loginEpoch;
  return isGood ? { id: session.userId, user: state } : undefined;
};

/** @param session of that owner */
export const asOneself = (owner: Person, sessionId: string, session: OpenSession): SignedIn => ({
  ...staffOf(owner.id, owner.user),
  sessionId,
  epochs: { user: owner.user.epoch, session: session.epoch },
});

/** @param owner the administrator who acts as `other` */
export const asAnother = (
  owner: Person,
  other: Person,
  sessionId: string,
  session: OpenSession,
): SignedIn => ({
  ...staffOf(other.id, other.user),
  actedBy: { id: owner.id, role: owner.user.roles[0]! },
  sessionId,
  epochs: { user: other.user.epoch, session: session.epoch, actor: owner.user.epoch },
  until: session.acting!.until,
});

/** As whom the session's owner acts, as long as both may; `undefined` for nobody. */
export const actedAs = async (
  load: LoadAggregate,
  owner: Person,
  { acting }: OpenSession,
): Promise<Person | undefined> => {
  if (!acting || !may(owner.user, 'users:act-as')) return undefined;
  const { state } = await load(user, acting.userId);
  return state.status === 'active' ? { id: acting.userId, user: state } : undefined;
};

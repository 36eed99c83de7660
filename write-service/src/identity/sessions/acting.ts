/** Acting as somebody else for a while, with a reason, and coming back. */
import { randomUUID } from 'node:crypto';
import { type SignedIn } from '@cotejo/core/identity/server';
import {
  actorOf,
  endActing,
  homeCountry,
  isOpenAt,
  rejectOverSession,
  type Session,
  session,
  startActing,
} from '@cotejo/core/identity';
import { mayActAs, user } from '@cotejo/core/users';
import { type GuardParts } from '../users/administrators-guard.ts';
import { type OpenSession, type sessions } from './sessions.ts';
import { ownerOf } from './signed-in.ts';

type Present = Pick<OpenSession, 'who' | 'actor'>;

export const acting = ({ handle, load, now }: GuardParts, ofUser: ReturnType<typeof sessions>) => {
  const context = (who: SignedIn) => ({
    commandId: randomUUID(),
    actor: actorOf(who),
    country: homeCountry(who),
    now: now(),
  });

  const presentIn = async (sessionId: string, state: Session): Promise<Present> => {
    // A token of its last minutes outlives a session; it gets no other token by which to go on.
    if (!isOpenAt(state, now())) return rejectOverSession();
    const owner = (await ownerOf(load, state)) ?? rejectOverSession();
    return ofUser.present(sessionId, owner, state);
  };

  return {
    /** @throws Rejection `NOT_ALLOWED`, `INVALID_TRANSITION`, `NOT_FOUND`, `ALREADY_ACTING`, `SESSION_EXPIRED` */
    async start(by: SignedIn, wish: { readonly userId: string; readonly reason: string }): Promise<Present> {
      const other = await load(user, wish.userId);
      mayActAs({ id: wish.userId, by })(other.state, now());
      const started = await handle(session, by.sessionId, startActing(wish), context(by));
      return presentIn(by.sessionId, started.state);
    },

    /** Who acts as nobody is oneself already. @throws Rejection `SESSION_EXPIRED` */
    async end(by: SignedIn): Promise<Present> {
      const ended = await handle(session, by.sessionId, endActing('returned'), context(by));
      return presentIn(by.sessionId, ended.state);
    },
  };
};

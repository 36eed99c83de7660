/** Acting as somebody else for a while, with a reason, and coming back. */
import { randomUUID } from 'node:crypto';
import { type SignedIn } from '@cotejo/core/access-tokens';
import {
  actorOf,
  endActing,
  homeCountry,
  mayActAs,
  type Session,
  session,
  startActing,
  user,
} from '@cotejo/core/identity';
import { HttpProblem, problem } from '@cotejo/core/service';
import { type Dependencies } from '../dependencies.ts';
import { type OpenSession, type sessions } from './sessions.ts';
import { ownerOf } from './signed-in.ts';

type Parts = Pick<Dependencies, 'handle' | 'load' | 'now'>;
type Present = Pick<OpenSession, 'who' | 'actor'>;

export const acting = ({ handle, load, now }: Parts, ofUser: ReturnType<typeof sessions>) => {
  const context = (who: SignedIn) => ({
    commandId: randomUUID(),
    actor: actorOf(who),
    country: homeCountry(who),
    now: now(),
  });

  const presentIn = async (sessionId: string, state: Session): Promise<Present> => {
    const owner = state.status === 'open' ? await ownerOf(load, state) : undefined;
    if (state.status !== 'open' || !owner)
      throw new HttpProblem(
        problem(401, 'SESSION_EXPIRED', 'La sesión ha expirado. Inicia sesión de nuevo.'),
      );
    return ofUser.present(sessionId, owner, state);
  };

  return {
    /** @throws Rejection `NOT_ALLOWED`, `INVALID_TRANSITION`, `NOT_FOUND`, `ALREADY_ACTING` */
    async start(by: SignedIn, wish: { readonly userId: string; readonly reason: string }): Promise<Present> {
      const other = await load(user, wish.userId);
      mayActAs({ id: wish.userId, by })(other.state, now());
      const started = await handle(session, by.sessionId, startActing(wish), context(by));
      return presentIn(by.sessionId, started.state);
    },

    /** Who acts as nobody is oneself already. */
    async end(by: SignedIn): Promise<Present> {
      const ended = await handle(session, by.sessionId, endActing('returned'), context(by));
      return presentIn(by.sessionId, ended.state);
    },
  };
};

/** A session as its browser gets it: a token, who it is for, and the cookie that renews it. */
import { type AccessTokens } from '@cotejo/core/identity/server';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { unlessErased } from '@cotejo/core/kit/event-sourcing';
import { permissionsOf } from '@cotejo/core/identity';
import { user } from '@cotejo/core/users';
import { type FastifyReply } from 'fastify';
import { type SessionAnswer } from '../answers.ts';
import { type OpenSession } from './sessions.ts';
import { type refreshCookie } from './refresh-cookie.ts';

export type GrantParts = {
  readonly tokens: Pick<AccessTokens, 'issue'>;
  readonly load: LoadAggregate;
  readonly now: () => Date;
  /** Whether there is a way for mail to go out. */
  readonly sendsMail: boolean;
};

export const grants = (
  { tokens, load, now, sendsMail }: GrantParts,
  cookie: ReturnType<typeof refreshCookie>,
) => {
  /** A token in a session that stays as it is. */
  const token = async ({ who, actor }: Pick<OpenSession, 'who' | 'actor'>): Promise<SessionAnswer> => {
    const { id, name, roles, countries } = who;
    const { state } = await load(user, id);
    const email = state.status === 'unregistered' ? '' : (unlessErased(state.email) ?? '');
    const actedBy = actor && { id: actor.id, name: unlessErased(actor.user.name) ?? '', until: who.until! };
    return {
      ...(await tokens.issue(who)),
      sendsMail,
      user: {
        id,
        name,
        email,
        roles,
        permissions: permissionsOf(who),
        countries,
        ...(actedBy && { actedBy }),
      },
    };
  };
  return {
    token,
    /** And the session's next refresh token. */
    async session(reply: FastifyReply, session: OpenSession): Promise<SessionAnswer> {
      const granted = await token(session);
      cookie.set(reply, session);
      return { ...granted, sessionExpiresAt: new Date(now().getTime() + session.remaining).toISOString() };
    },
  };
};

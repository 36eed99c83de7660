/** Sessions: opened by a password, kept up by a refresh token that changes at each use, closed by hand or after 12 hours. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type SignedIn } from '@cotejo/core/access-tokens';
import { type CommandContext } from '@cotejo/core/command-handling';
import {
  actorOf,
  endSession,
  homeCountry,
  refreshSession,
  session,
  type Staff,
  startSession,
} from '@cotejo/core/identity';
import { Rejection } from '@cotejo/core/event-sourcing';
import { keyedHash } from '@cotejo/core/personal-data';
import { type Dependencies } from '../dependencies.ts';

const lifetime = 12 * 60 * 60 * 1_000;

/** What the cookie holds: which session, and the secret that proves it. */
export type RefreshToken = { readonly sessionId: string; readonly secret: string };

/** A session after a login or a refresh. */
export type OpenSession = {
  readonly who: SignedIn;
  readonly refreshToken: RefreshToken;
  /** Milliseconds that the session still has. */
  readonly remaining: number;
};

type Parts = Pick<Dependencies, 'handle' | 'load' | 'directory' | 'indexKey' | 'now'>;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const sessions = ({ handle, load, directory, indexKey, now }: Parts) => {
  /** The token after this one: it follows from it, so that two tabs that refresh at once get the same. */
  const successor = ({ sessionId, secret }: RefreshToken): RefreshToken => ({
    sessionId,
    secret: keyedHash(indexKey, 'refreshToken', `${sessionId}.${secret}`),
  });

  const by = (who: Staff): CommandContext => ({
    commandId: randomUUID(),
    actor: actorOf(who),
    country: homeCountry(who),
    now: now(),
  });

  return {
    async open(who: Staff & { readonly name: string }): Promise<OpenSession> {
      const refreshToken = { sessionId: randomUUID(), secret: randomBytes(32).toString('hex') };
      const start = {
        userId: who.id,
        tokenHash: sha256(refreshToken.secret),
        expiresAt: new Date(now().getTime() + lifetime).toISOString(),
      };
      await handle(session, refreshToken.sessionId, startSession(start), by(who));
      return { who: { ...who, sessionId: refreshToken.sessionId }, refreshToken, remaining: lifetime };
    },

    /** Roles and name are read anew. `undefined` when the session is over, or ends by this. */
    async refresh(presented: RefreshToken): Promise<OpenSession | undefined> {
      const { sessionId } = presented;
      const { state } = await load(session, sessionId);
      const who = state.status === 'open' ? await directory.find(state.userId) : undefined;
      if (state.status !== 'open' || !who) return undefined;
      const next = successor(presented);
      const decide = refreshSession({
        presentedHash: sha256(presented.secret),
        tokenHash: sha256(next.secret),
        now: now(),
      });
      try {
        const refreshed = await handle(session, sessionId, decide, by(who));
        if (refreshed.state.status !== 'open') return undefined;
      } catch (error) {
        if (error instanceof Rejection && error.code === 'SESSION_EXPIRED') return undefined;
        throw error;
      }
      const remaining = Date.parse(state.expiresAt) - now().getTime();
      return { who: { ...who, sessionId }, refreshToken: next, remaining };
    },

    /** Ends the session that the token belongs to; a token of none changes nothing. */
    async end({ sessionId, secret }: RefreshToken): Promise<void> {
      const { state } = await load(session, sessionId);
      if (state.status !== 'open') return;
      const hash = sha256(secret);
      if (hash !== state.tokenHash && hash !== state.previous?.tokenHash) return;
      const who = await directory.find(state.userId);
      await handle(
        session,
        sessionId,
        endSession(),
        by(who ?? { id: state.userId, roles: [], countries: [] }),
      );
    },
  };
};

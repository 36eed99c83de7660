/** Sessions: opened by a password, kept up by a refresh token that changes at each use, closed by hand or after 12 hours. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type SignedIn } from '@cotejo/core/identity/server';
import { type CommandContext } from '@cotejo/core/kit/command-handling';
import { Rejection } from '@cotejo/core/kit/event-sourcing';
import {
  actorOf,
  endActing,
  endSession,
  homeCountry,
  refreshSession,
  type Session,
  session,
  type Staff,
  startSession,
} from '@cotejo/core/identity';
import { keyedHash } from '@cotejo/core/kit/personal-data';
import { type GuardParts } from '../users/administrators-guard.ts';
import { actedAs, asAnother, asOneself, ownerOf, type Person } from './signed-in.ts';
import { type NoteEnded } from './ended-sessions.ts';
import { staffOf } from '../staff-directory.ts';

const lifetime = 12 * 60 * 60 * 1_000;

/** What the cookie holds: which session, and the secret that proves it. */
export type RefreshToken = { readonly sessionId: string; readonly secret: string };

/** A session after a login or a refresh. */
export type OpenSession = {
  readonly who: SignedIn;
  /** The administrator who acts as that person. */
  readonly actor?: Person;
  readonly refreshToken: RefreshToken;
  /** Milliseconds that the session still has. */
  readonly remaining: number;
};

export type SessionParts = GuardParts & { readonly indexKey: Buffer; readonly noteEnded: NoteEnded };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const sessions = ({ handle, load, indexKey, now, noteEnded }: SessionParts) => {
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

  /** Who the owner is in the session as it stands. Acting that may not go on is ended. */
  const present = async (
    sessionId: string,
    owner: Person,
    state: Exclude<Session, { status: 'none' }>,
  ): Promise<Pick<OpenSession, 'who' | 'actor'>> => {
    if (!state.acting) return { who: asOneself(owner, sessionId, state) };
    const other = await actedAs(load, owner, state);
    if (other) return { who: asAnother(owner, other, sessionId, state), actor: owner };
    const ended = await handle(session, sessionId, endActing('refused'), by(staffOf(owner.id, owner.user)));
    return { who: asOneself(owner, sessionId, ended.state as typeof state) };
  };

  return {
    present,

    async open(owner: Person): Promise<OpenSession> {
      const refreshToken = { sessionId: randomUUID(), secret: randomBytes(32).toString('hex') };
      const { sessionId } = refreshToken;
      const start = {
        userId: owner.id,
        tokenHash: sha256(refreshToken.secret),
        expiresAt: new Date(now().getTime() + lifetime).toISOString(),
        loginEpoch: owner.user.loginEpoch,
      };
      const who = { ...staffOf(owner.id, owner.user), sessionId };
      await handle(session, sessionId, startSession(start), by(who));
      const epochs = { user: owner.user.epoch, session: 0 };
      return { who: { ...who, epochs }, refreshToken, remaining: lifetime };
    },

    /** Roles and name are read anew. `undefined` when the session is over, or ends by this. */
    async refresh(presented: RefreshToken): Promise<OpenSession | undefined> {
      const { sessionId } = presented;
      const { state } = await load(session, sessionId);
      if (state.status === 'ended') await noteEnded(sessionId);
      const owner = state.status === 'open' ? await ownerOf(load, state) : undefined;
      if (state.status !== 'open' || !owner) return undefined;
      const next = successor(presented);
      const decide = refreshSession({
        presentedHash: sha256(presented.secret),
        tokenHash: sha256(next.secret),
      });
      const context = by(staffOf(owner.id, owner.user));
      try {
        const refreshed = await handle(session, sessionId, decide, context);
        if (refreshed.state.status !== 'open') {
          await noteEnded(sessionId);
          return undefined;
        }
        const remaining = Date.parse(state.expiresAt) - now().getTime();
        return { ...(await present(sessionId, owner, refreshed.state)), refreshToken: next, remaining };
      } catch (error) {
        if (error instanceof Rejection && error.code === 'SESSION_EXPIRED') return undefined;
        throw error;
      }
    },

    /**
     * Ends the session that the token belongs to; a token of none changes nothing. One that has ended is noted again: the
     * request that ended it may have failed before it was.
     */
    async end({ sessionId, secret }: RefreshToken): Promise<void> {
      const { state } = await load(session, sessionId);
      if (state.status === 'ended') await noteEnded(sessionId);
      if (state.status !== 'open') return;
      const hash = sha256(secret);
      if (hash !== state.tokenHash && hash !== state.replaced.at(-1)?.tokenHash) return;
      const owner = await ownerOf(load, state);
      const who = owner ? staffOf(owner.id, owner.user) : { id: state.userId, roles: [], countries: [] };
      await handle(session, sessionId, endSession(), by(who));
      await noteEnded(sessionId);
    },
  };
};

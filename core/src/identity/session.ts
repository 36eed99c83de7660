/** A login session: a chain of refresh tokens of which only the newest is good; using an older one ends the session. */
import { z } from 'zod';
import {
  type Decider,
  type Decision,
  type EventOf,
  events,
  reject,
  unreachable,
} from '../event-sourcing/index.ts';

// Stream
export const sessionStream = (sessionId: string): string => `session-${sessionId}`;

// Events
const tokenHash = z.string().describe('SHA-256 of a random refresh token');
export const sessionEvents = events({
  SessionStarted: z
    .object({ userId: z.uuid(), tokenHash, expiresAt: z.iso.datetime() })
    .describe('A user logged in.'),
  SessionRefreshed: z
    .object({ tokenHash })
    .describe(
      'The browser changed its refresh token for a new one; the old one is good for ten seconds more.',
    ),
  SessionEnded: z
    .object({ reason: z.enum(['logout', 'tokenReuse']).describe('tokenReuse: a replaced token came again') })
    .describe('The user logged out, or a refresh token was used twice and is taken for stolen.'),
});
export type SessionEvent = EventOf<typeof sessionEvents>;

// State
export type Session =
  | { readonly status: 'none' }
  | {
      readonly status: 'open' | 'ended';
      readonly userId: string;
      readonly tokenHash: string;
      /** The one before the newest: a repeated request of the same browser may still carry it for a moment. */
      readonly previous?: { readonly tokenHash: string; readonly replacedAt: string };
      readonly expiresAt: string;
    };
export const initial: Session = { status: 'none' };

export const session: Decider<Session, SessionEvent> = {
  stream: sessionStream,
  events: sessionEvents,
  initial,
  evolve(session, event, metadata) {
    if (event.type === 'SessionStarted') return { status: 'open', ...event.data };
    if (session.status === 'none') return session;
    switch (event.type) {
      case 'SessionRefreshed':
        return {
          ...session,
          tokenHash: event.data.tokenHash,
          previous: { tokenHash: session.tokenHash, replacedAt: metadata.occurredAt },
        };
      case 'SessionEnded':
        return { ...session, status: 'ended' };
      default:
        return unreachable(event);
    }
  },
};

// Decisions
/**
 * Opens the session; one that was opened before stays as it is.
 * @param start `tokenHash`: SHA-256 of the first refresh token; `expiresAt`: a UTC instant that no refresh moves
 */
export const startSession =
  (start: { userId: string; tokenHash: string; expiresAt: string }): Decision<Session, SessionEvent> =>
  (session) =>
    session.status === 'none' ? [{ type: 'SessionStarted', data: start }] : [];

/** How long two tabs that refresh at the same moment are forgiven; milliseconds. */
const grace = 10_000;

/**
 * Replaces the refresh token by its successor. The token before the newest is forgiven for a moment: another tab used it
 * first, or the answer was lost; its successor is the newest, and stays so. Any other token has been stolen, or its
 * successor has: the session ends.
 * @param refresh the hashes of the token that was presented and of its successor, which always follows from it
 */
export const refreshSession =
  (refresh: { presentedHash: string; tokenHash: string; now: Date }): Decision<Session, SessionEvent> =>
  (session) => {
    if (session.status !== 'open' || Date.parse(session.expiresAt) <= refresh.now.getTime())
      return reject('SESSION_EXPIRED', 'La sesión ha expirado. Inicia sesión de nuevo.');
    const { previous, tokenHash } = session;
    if (refresh.presentedHash === tokenHash)
      return [{ type: 'SessionRefreshed', data: { tokenHash: refresh.tokenHash } }];
    const isForgiven =
      previous?.tokenHash === refresh.presentedHash &&
      tokenHash === refresh.tokenHash &&
      refresh.now.getTime() - Date.parse(previous.replacedAt) < grace;
    return isForgiven ? [] : [{ type: 'SessionEnded', data: { reason: 'tokenReuse' } }];
  };

/** Logs out; a session that is not open stays as it is. */
export const endSession = (): Decision<Session, SessionEvent> => (session) =>
  session.status === 'open' ? [{ type: 'SessionEnded', data: { reason: 'logout' } }] : [];

/**
 * A login session: a chain of refresh tokens of which only the newest is good; using an older one ends the session. For a
 * while its administrator may act as somebody else in it.
 */
import { z } from 'zod';
import {
  type Decider,
  type Decision,
  type EventOf,
  events,
  personal,
  reject,
  Rejection,
  unreachable,
} from '../kit/event-sourcing/index.ts';
import { serverMessage } from '../reference/server-codes.ts';
import { idleTime } from './idle-time.ts';

// Stream
export const sessionStream = (sessionId: string): string => `session-${sessionId}`;

// Events
const tokenHash = z.string().describe('SHA-256 of a random refresh token');
export const sessionEvents = events({
  SessionStarted: z
    .object({
      userId: z.uuid(),
      tokenHash,
      expiresAt: z.iso.datetime(),
      loginEpoch: z.int().optional().describe('of the user then: when that has grown, the session is over'),
    })
    .describe('A user logged in.'),
  SessionRefreshed: z
    .object({ tokenHash })
    .describe(
      'The browser changed its refresh token for a new one; the old one is good for ten seconds more.',
    ),
  SessionEnded: z
    .object({ reason: z.enum(['logout', 'tokenReuse']).describe('tokenReuse: a replaced token came again') })
    .describe('The user logged out, or a refresh token was used twice and is taken for stolen.'),
  ActingStarted: z
    .object({
      userId: z.uuid().describe('as whom'),
      reason: personal(z.string().min(1)),
      until: z.iso.datetime(),
    })
    .describe('The administrator of the session acts as somebody else.'),
  ActingEnded: z
    .object({ reason: z.enum(['returned', 'timeUp', 'refused']).describe('refused: it may not go on') })
    .describe('The administrator is nobody but himself or herself again.'),
});
export type SessionEvent = EventOf<typeof sessionEvents>;

// State
export type Session =
  | { readonly status: 'none' }
  | {
      readonly status: 'open' | 'ended';
      readonly userId: string;
      readonly tokenHash: string;
      /** The ones before the newest, oldest first: a repeated request of the same browser may still carry the last for a moment. */
      readonly replaced: readonly { readonly tokenHash: string; readonly at: string }[];
      readonly expiresAt: string;
      /** When it was opened, or its token replaced last; a UTC instant. */
      readonly renewedAt: string;
      readonly loginEpoch?: number;
      /** As whom the administrator acts, and until when at most. */
      readonly acting?: { readonly userId: string; readonly until: string };
      /** Grows whenever an access token that was issued before says what is true no more. */
      readonly epoch: number;
    };
export const initial: Session = { status: 'none' };

type OpenedSession = Exclude<Session, { status: 'none' }>;

/** The session without anybody else in it, and without the access tokens of before. */
const himself = ({ acting: _, ...session }: OpenedSession): OpenedSession => ({
  ...session,
  epoch: session.epoch + 1,
});

export const session: Decider<Session, SessionEvent> = {
  stream: sessionStream,
  events: sessionEvents,
  initial,
  evolve(session, event, { occurredAt }) {
    if (event.type === 'SessionStarted')
      return { status: 'open', ...event.data, replaced: [], renewedAt: occurredAt, epoch: 0 };
    if (session.status === 'none') return session;
    switch (event.type) {
      case 'SessionRefreshed':
        return {
          ...session,
          tokenHash: event.data.tokenHash,
          replaced: [...session.replaced, { tokenHash: session.tokenHash, at: occurredAt }],
          renewedAt: occurredAt,
        };
      case 'SessionEnded':
        return { ...himself(session), status: 'ended' };
      case 'ActingStarted': {
        const { userId, until } = event.data;
        return { ...session, acting: { userId, until }, epoch: session.epoch + 1 };
      }
      case 'ActingEnded':
        return himself(session);
      default:
        return unreachable(event);
    }
  },
};

// Decisions
/** @throws Rejection `SESSION_EXPIRED` (401): whoever had the session logs in again */
export const rejectOverSession = (): never => {
  throw new Rejection('notSignedIn', 'SESSION_EXPIRED', serverMessage('SESSION_EXPIRED'));
};

/** A client asks for a new token no sooner than the last one has ended: five minutes, and one for the way. */
const tokenTime = 6 * 60_000;

/**
 * Whether a session still holds: it was not ended, its time is not over, and somebody has used it lately. Tokens of its last
 * minutes outlive it.
 */
export const isOpenAt = (session: Session, now: Date): session is OpenedSession =>
  session.status === 'open' &&
  Date.parse(session.expiresAt) > now.getTime() &&
  now.getTime() - Date.parse(session.renewedAt) < idleTime + tokenTime;

/**
 * Opens the session; one that was opened before stays as it is.
 * @param start `tokenHash`: SHA-256 of the first refresh token; `expiresAt`: a UTC instant that no refresh moves
 */
export const startSession =
  (start: {
    userId: string;
    tokenHash: string;
    expiresAt: string;
    loginEpoch?: number;
  }): Decision<Session, SessionEvent> =>
  (session) =>
    session.status === 'none' ? [{ type: 'SessionStarted', data: start }] : [];

/** How long two tabs that refresh at the same moment are forgiven; milliseconds. */
const grace = 10_000;

/**
 * Replaces the refresh token by its successor. The token before the newest is forgiven for a moment: another tab used it
 * first, or the answer was lost; its successor is the newest, and stays so. Any other token that was replaced has been
 * stolen, or its successor has: the session ends. One that never was is refused, and ends nobody's session.
 * @param refresh the hashes of the token that was presented and of its successor, which always follows from it
 */
export const refreshSession =
  (refresh: { presentedHash: string; tokenHash: string }): Decision<Session, SessionEvent> =>
  (session, now) => {
    if (!isOpenAt(session, now)) return rejectOverSession();
    const { replaced, tokenHash, acting } = session;
    if (refresh.presentedHash === tokenHash)
      return [
        ...(acting && Date.parse(acting.until) <= now.getTime() ? [actingEnded('timeUp')] : []),
        { type: 'SessionRefreshed', data: { tokenHash: refresh.tokenHash } },
      ];
    const known = replaced.findIndex((one) => one.tokenHash === refresh.presentedHash);
    if (known < 0) return rejectOverSession();
    const isForgiven =
      known === replaced.length - 1 &&
      tokenHash === refresh.tokenHash &&
      now.getTime() - Date.parse(replaced[known]!.at) < grace;
    return isForgiven ? [] : [{ type: 'SessionEnded', data: { reason: 'tokenReuse' } }];
  };

/** Logs out; a session that is not open stays as it is. */
export const endSession = (): Decision<Session, SessionEvent> => (session) =>
  session.status === 'open' ? [{ type: 'SessionEnded', data: { reason: 'logout' } }] : [];

/** The longest that somebody acts as somebody else without asking again; milliseconds. */
const longestActing = 60 * 60_000;

const actingEnded = (reason: 'returned' | 'timeUp' | 'refused'): SessionEvent => ({
  type: 'ActingEnded',
  data: { reason },
});

/**
 * The session's administrator acts as somebody else for an hour at most; that this may be is the caller's to see to.
 * @throws Rejection `SESSION_EXPIRED`, or `ALREADY_ACTING` when it is somebody else already
 */
export const startActing =
  ({ userId, reason }: { userId: string; reason: string }): Decision<Session, SessionEvent> =>
  (session, now) => {
    if (!isOpenAt(session, now)) return rejectOverSession();
    const isOver = session.acting && Date.parse(session.acting.until) <= now.getTime();
    if (session.acting && !isOver)
      return reject('ALREADY_ACTING', 'Ya actúas como otra persona. Vuelve primero a tu cuenta.');
    const until = new Date(now.getTime() + longestActing).toISOString();
    return [
      ...(isOver ? [actingEnded('timeUp')] : []),
      { type: 'ActingStarted', data: { userId, reason, until } },
    ];
  };

/** Back to oneself; who acts as nobody stays so. */
export const endActing =
  (reason: 'returned' | 'refused'): Decision<Session, SessionEvent> =>
  (session) =>
    session.status === 'open' && session.acting ? [actingEnded(reason)] : [];

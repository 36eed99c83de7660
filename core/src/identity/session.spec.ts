import { describe, expect, test } from 'vitest';
import { given, stateAfter } from '../kit/testing/index.ts';
import {
  endActing,
  endSession,
  refreshSession,
  session,
  type SessionEvent,
  startActing,
  startSession,
} from './session.ts';

const userId = '00000000-0000-4000-8000-000000000001';
// Tests' events happen at 15:00, 15:01, 15:02 …
const at = (time: string) => new Date(`2026-03-02T${time}Z`);
const start = { userId, tokenHash: 'first', expiresAt: '2026-03-03T03:00:00.000Z' };
const started: SessionEvent = { type: 'SessionStarted', data: start };
const refreshed = (tokenHash: string): SessionEvent => ({ type: 'SessionRefreshed', data: { tokenHash } });
const stolen: SessionEvent = { type: 'SessionEnded', data: { reason: 'tokenReuse' } };
const loggedOut: SessionEvent = { type: 'SessionEnded', data: { reason: 'logout' } };
type Refresh = ReturnType<typeof refreshSession>;
/** At that instant, instead of a minute after what happened last. */
const refresh = (presentedHash: string, tokenHash: string, now = at('15:05:00')): Refresh => {
  const decide = refreshSession({ presentedHash, tokenHash });
  return (session) => decide(session, now);
};

describe('a session', () => {
  test('starts once', () => {
    given(session).when(startSession(start)).then(started);
    given(session, started).when(startSession(start)).then();
  });
  test('goes on with the newest token, which is replaced', () =>
    given(session, started).when(refresh('first', 'second')).then(refreshed('second')));
  test('goes on over many tokens', () =>
    given(session, started, refreshed('second'), refreshed('third'))
      .when(refresh('third', 'fourth'))
      .then(refreshed('fourth')));
  test('forgives the token before for ten seconds, without a third one', () => {
    const twoTabs = given(session, started, refreshed('second'));
    twoTabs.when(refresh('first', 'second', at('15:01:09.999'))).then();
    twoTabs.when(refresh('first', 'second', at('15:01:10'))).then(stolen);
  });
  test('does not forgive a token whose successor is not the newest', () =>
    given(session, started, refreshed('second'))
      .when(refresh('first', 'other', at('15:01:01')))
      .then(stolen));
  test('ends when an older token is used again', () =>
    given(session, started, refreshed('second'), refreshed('third'))
      .when(refresh('first', 'second'))
      .then(stolen));
  test('stays as it is when a token is tried that never was', () => {
    given(session, started).when(refresh('guessed', 'x')).rejected('SESSION_EXPIRED');
    given(session, started, refreshed('second'))
      .when(refresh('guessed', 'second'))
      .rejected('SESSION_EXPIRED');
  });
  test('is over after its time, to the second', () => {
    const short: SessionEvent = {
      type: 'SessionStarted',
      data: { ...start, expiresAt: '2026-03-02T15:20:00.000Z' },
    };
    given(session, short)
      .when(refresh('first', 'second', at('15:19:59')))
      .then(refreshed('second'));
    given(session, short)
      .when(refresh('first', 'second', at('15:20:00')))
      .rejected('SESSION_EXPIRED');
  });
  test('is over when nobody has used it for half an hour, and the six minutes that a token lasts', () => {
    const used = given(session, started, refreshed('second'));
    used.when(refresh('second', 'third', at('15:36:59'))).then(refreshed('third'));
    used.when(refresh('second', 'third', at('15:37:00'))).rejected('SESSION_EXPIRED');
  });
  test('ends by logging out, once', () => {
    given(session, started).when(endSession()).then(loggedOut);
    given(session, started, loggedOut).when(endSession()).then();
    given(session).when(endSession()).then();
  });
  test.each([
    ['logged out', loggedOut],
    ['stolen', stolen],
  ] as const)('that was %s is over', (_, end) =>
    given(session, started, end).when(refresh('first', 'second')).rejected('SESSION_EXPIRED'),
  );
  test('that never was can not be refreshed', () => {
    given(session).when(refresh('first', 'second')).rejected('SESSION_EXPIRED');
    expect(stateAfter(session, refreshed('x'))).toEqual({ status: 'none' });
  });
});

describe('acting as somebody else in a session', () => {
  const other = '00000000-0000-4000-8000-000000000002';
  const wish = { userId: other, reason: 'Revisar su bandeja' };
  const acting = (until = '2026-03-02T16:01:00.000Z'): SessionEvent => ({
    type: 'ActingStarted',
    data: { ...wish, until },
  });
  const ended = (reason: 'returned' | 'timeUp' | 'refused'): SessionEvent => ({
    type: 'ActingEnded',
    data: { reason },
  });
  test('lasts an hour at most', () => {
    given(session, started).when(startActing(wish)).then(acting());
    const short = given(session, started, acting('2026-03-02T15:20:00.000Z'));
    short.when(refresh('first', 'second', at('15:19:59'))).then(refreshed('second'));
    short.when(refresh('first', 'second', at('15:20:00'))).then(ended('timeUp'), refreshed('second'));
  });
  test('ends by returning, once', () => {
    given(session, started, acting()).when(endActing('returned')).then(ended('returned'));
    given(session, started).when(endActing('returned')).then();
    given(session, started, acting(), loggedOut).when(endActing('returned')).then();
  });
  test('is as one person at a time, who comes after another whose time is over', () => {
    given(session, started, acting()).when(startActing(wish)).rejected('ALREADY_ACTING');
    given(session, started, acting('2026-03-02T15:01:30.000Z'))
      .when(startActing(wish))
      .then(ended('timeUp'), acting('2026-03-02T16:02:00.000Z'));
  });
  test('needs a session', () => {
    given(session).when(startActing(wish)).rejected('SESSION_EXPIRED');
    given(session, started, loggedOut).when(startActing(wish)).rejected('SESSION_EXPIRED');
  });
  test('makes the tokens of before old at its start and at its end, as a logout does', () => {
    const epochs = [[], [acting()], [acting(), ended('returned')], [loggedOut]].map((more) => {
      const state = stateAfter(session, started, ...more);
      return state.status === 'none' ? undefined : state.epoch;
    });
    expect(epochs).toEqual([0, 1, 2, 1]);
  });
});

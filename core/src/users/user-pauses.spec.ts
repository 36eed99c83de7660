import { describe, expect, test } from 'vitest';
import { given, stateAfter } from '../kit/testing/index.ts';
import { type Staff } from '../identity/index.ts';
import { pauseReasons } from '../reference/pause-reasons.ts';
import { allowedUserCommands } from './allowed-user-commands.ts';
import { type RegisteredUser, user } from './user.ts';
import { type UserEvent } from './user-events.ts';
import { endPause, followBalance, pauseUser, resumeUser } from './user-pauses.ts';

const id = '00000000-0000-4000-8000-000000000001';
const by: Staff = { id: '00000000-0000-4000-8000-000000000002', roles: ['ADMINISTRADOR'], countries: ['CL'] };
const registered: UserEvent = {
  type: 'UserRegistered',
  data: { name: 'Ana', email: 'ana@demo.test', roles: ['EJECUTIVO'], countries: ['CL', 'PE'] },
};
const resumed: UserEvent = { type: 'UserResumed', data: {} };
const low: UserEvent = { type: 'UserPaused', data: { reasonId: 2, automatic: true } };
const vacation: UserEvent = { type: 'UserPaused', data: { reasonId: 1, note: undefined } };
const pause = (more: object) => pauseUser({ id, by, reasonId: 1, ...more });

describe('a pause by hand', () => {
  test('may have an end: the beginning of that day in the executive’s first country, an hour late where the clock skips it', () =>
    given(user, registered)
      .when(pause({ until: '2100-09-05' }))
      .then({
        type: 'UserPaused',
        data: { reasonId: 1, note: undefined, until: '2100-09-05', endsAt: '2100-09-05T04:00:00.000Z' },
      }));
  test('ends after today, in that country', () => {
    const decide = (until: string) =>
      pause({ until })(stateAfter(user, registered), new Date('2026-11-26T02:00:00Z'));
    expect(decide('2026-11-26')).toHaveLength(1);
    expect(() => decide('2026-11-25')).toThrow('Revisa los datos marcados.');
  });
  test('has any reason but the low balance', () => {
    for (const { id: reasonId } of pauseReasons) {
      const asked = given(user, registered).when(pause({ reasonId, note: 'Mudanza' }));
      if (reasonId === 2)
        asked.rejected('INVALID_INPUT', {
          reasonId: 'Elige otro motivo: el saldo bajo lo pone el saldo de la cuenta.',
        });
      else asked.then({ type: 'UserPaused', data: { reasonId, note: 'Mudanza' } });
    }
  });
  test('with another end replaces the one before', () => {
    const until = (day: string): UserEvent => ({
      type: 'UserPaused',
      data: {
        reasonId: 1,
        note: undefined,
        until: day,
        endsAt: day === '2100-09-05' ? `${day}T04:00:00.000Z` : `${day}T03:00:00.000Z`,
      },
    });
    given(user, registered, until('2100-09-05'))
      .when(pause({ until: '2100-09-05' }))
      .then();
    given(user, registered, until('2100-09-05'))
      .when(pause({ until: '2100-09-06' }))
      .then(until('2100-09-06'));
    given(user, registered, until('2100-09-05')).when(endPause('2100-09-05T04:00:00.000Z')).then(resumed);
    given(user, registered, until('2100-09-06')).when(endPause('2100-09-05T04:00:00.000Z')).then();
    given(user, registered, vacation).when(endPause('2100-09-05T04:00:00.000Z')).then();
  });
});

describe('a low balance', () => {
  test('pauses who is not paused, and leaves every other pause alone', () => {
    given(user, registered).when(followBalance(true)).then(low);
    given(user, registered, low).when(followBalance(true)).then();
    given(user, registered, vacation).when(followBalance(true)).then();
    given(user, registered, vacation, resumed).when(followBalance(true)).then(low);
  });
  test('that is over ends its own pause, and no other', () => {
    given(user, registered, low).when(followBalance(false)).then(resumed);
    given(user, registered).when(followBalance(false)).then();
    given(user, registered, low, vacation).when(followBalance(false)).then();
    const byHand: UserEvent = { type: 'UserPaused', data: { reasonId: 2, note: undefined } };
    given(user, registered, byHand).when(followBalance(false)).then();
    given(user, registered, byHand).when(resumeUser({ id, by })).then(resumed);
  });
  test('is ended by no person', () => {
    given(user, registered, low).when(resumeUser({ id, by })).rejected('INVALID_TRANSITION');
    const state = stateAfter(user, registered, low) as RegisteredUser;
    expect(allowedUserCommands({ ...state, id }, by)).toContainEqual({
      command: 'resume',
      allowed: false,
      reason: 'La pausa por saldo bajo termina cuando un depósito alcanza el saldo mínimo.',
    });
    given(user, registered, low).when(pause({})).then(vacation);
  });
  test('means nothing to who gives no leads a home', () => {
    given(user).when(followBalance(true)).then();
    given(user, registered, { type: 'UserDisabled', data: {} }).when(followBalance(true)).then();
    given(user, { ...registered, data: { ...registered.data, roles: ['GERENTE'] } })
      .when(followBalance(true))
      .then();
  });
});

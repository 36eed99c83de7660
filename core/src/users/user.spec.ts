import { describe, expect, test } from 'vitest';
import { given, stateAfter } from '../kit/testing/index.ts';
import { type RegisteredUser, mustChangePassword, user } from './user.ts';
import { registerUser } from './user-decisions.ts';
import { type UserEvent } from './user-events.ts';
import { changePassword, setFirstPassword, setPassword } from './user-passwords.ts';

const registration = {
  name: 'Ana',
  email: 'ana@demo.test',
  roles: ['EJECUTIVO' as const],
  countries: ['PE' as const],
};
const registered: UserEvent = { type: 'UserRegistered', data: registration };
/** Ninety days after the minute in which it is decided; tests begin at 15:00, a minute passes with each event. */
const password = (hash: string, minute = 1, more: object = {}): UserEvent => ({
  type: 'PasswordSet',
  data: { hash, ...more, expiresAt: `2026-05-31T15:0${minute}:00.000Z` },
});
const disabled: UserEvent = { type: 'UserDisabled', data: {} };
const after = (...past: UserEvent[]) => stateAfter(user, ...past) as RegisteredUser;

describe('a user', () => {
  test('is registered once', () => {
    given(user).when(registerUser(registration)).then(registered);
    given(user, registered).when(registerUser(registration)).rejected('USER_ALREADY_EXISTS');
  });
  test('gets a password, and another one', () => {
    given(user, registered).when(setPassword('a')).then(password('a'));
    given(user, registered, password('a')).when(setPassword('b')).then(password('b', 2));
  });
  test('gets one that is good for as long as the platform says, or for one use', () =>
    given(user, registered)
      .when(setPassword('a', { oneTime: true, days: 1 }))
      .then({
        type: 'PasswordSet',
        data: { hash: 'a', oneTime: true, expiresAt: '2026-03-03T15:01:00.000Z' },
      }));
  test('keeps the first password when an account is set up again', () => {
    given(user, registered).when(setFirstPassword('a')).then(password('a'));
    given(user, registered, password('a')).when(setFirstPassword('b')).then();
  });
  test('must be there to get one', () => {
    given(user).when(setPassword('a')).rejected('USER_NOT_FOUND');
    given(user).when(setFirstPassword('a')).rejected('USER_NOT_FOUND');
  });
});

describe('another password', () => {
  const had = given(user, registered, password('a'));
  test('is chosen by who knew the present one', () =>
    had.when(changePassword({ from: 'a', hash: 'b' })).then(password('b', 2)));
  test('is not chosen by who knew the one before, at the same moment', () =>
    had.when(changePassword({ from: 'older', hash: 'b' })).rejected('PASSWORD_CHANGED'));
  test('is not chosen by a user who gets in no more', () =>
    given(user, registered, password('a'), disabled)
      .when(changePassword({ from: 'a', hash: 'b' }))
      .rejected('PASSWORD_CHANGED'));
  test('leaves the last four on record, and no older one', () => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((hash) => password(hash));
    expect(after(registered, ...all).passwords.map(({ hash }) => hash)).toEqual(['e', 'd', 'c', 'b']);
  });
});

describe('a password has to be changed', () => {
  const at = (instant: string) => new Date(instant);
  test('when its time is over, to the second', () => {
    const ana = after(registered, password('a'));
    expect(mustChangePassword(ana, at('2026-05-31T15:00:59Z'))).toBe(false);
    expect(mustChangePassword(ana, at('2026-05-31T15:01:00Z'))).toBe(true);
  });
  test('when somebody else knows it', () =>
    expect(
      mustChangePassword(after(registered, password('a', 1, { oneTime: true })), at('2026-03-02T15:02:00Z')),
    ).toBe(true));
  test('ninety days after it was set where nothing else was said then', () => {
    const ana = after(registered, { type: 'PasswordSet', data: { hash: 'a' } });
    expect(ana.passwords[0]!.expiresAt).toBe('2026-05-31T15:01:00.000Z');
  });
});

describe('what a token or a session says of a user', () => {
  const epochs = (...past: UserEvent[]) => {
    const { epoch, loginEpoch } = after(registered, ...past);
    return [epoch, loginEpoch];
  };
  const roles: UserEvent = { type: 'UserRolesChanged', data: { roles: ['GERENTE'], countries: ['CL'] } };
  const team: UserEvent = { type: 'UserTeamChanged', data: { executiveIds: [] } };
  const paused: UserEvent = { type: 'UserPaused', data: { reasonId: 1 } };
  test('is old after a change of roles or team; sessions go on', () =>
    expect(epochs(roles, team)).toEqual([2, 0]));
  test('is over after a new password or a disabling, for sessions too', () =>
    expect(epochs(password('a'), disabled)).toEqual([2, 2]));
  test('is as good as ever after a pause, and does not come back with an enabling', () =>
    expect(epochs(paused, { type: 'UserResumed', data: {} }, { type: 'UserEnabled', data: {} })).toEqual([
      0, 0,
    ]));
});

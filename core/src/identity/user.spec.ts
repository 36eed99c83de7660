import { describe, test } from 'vitest';
import { given } from '../testing/index.ts';
import { claimLoginName, loginName, type LoginNameEvent } from './login-name.ts';
import { registerUser, setFirstPassword, setPassword, user, type UserEvent } from './user.ts';

const ana = '00000000-0000-4000-8000-000000000001';
const luis = '00000000-0000-4000-8000-000000000002';
const registration = {
  name: 'Ana',
  email: 'ana@demo.test',
  roles: ['EJECUTIVO' as const],
  countries: ['PE' as const],
};
const registered: UserEvent = { type: 'UserRegistered', data: registration };
const password = (hash: string): UserEvent => ({ type: 'PasswordSet', data: { hash } });

describe('a login name', () => {
  const claimed: LoginNameEvent = { type: 'LoginNameClaimed', data: { userId: ana } };
  test('belongs to who claims it first', () => given(loginName).when(claimLoginName(ana)).then(claimed));
  test('may be claimed again by the same user', () =>
    given(loginName, claimed).when(claimLoginName(ana)).then());
  test('can not be claimed by another', () =>
    given(loginName, claimed).when(claimLoginName(luis)).rejected('USER_ALREADY_EXISTS'));
});

describe('a user', () => {
  test('is registered once', () => {
    given(user).when(registerUser(registration)).then(registered);
    given(user, registered).when(registerUser(registration)).rejected('USER_ALREADY_EXISTS');
  });
  test('gets a password, and another one', () => {
    given(user, registered).when(setPassword('a')).then(password('a'));
    given(user, registered, password('a')).when(setPassword('b')).then(password('b'));
  });
  test('keeps the first password when an account is set up again', () => {
    given(user, registered).when(setFirstPassword('a')).then(password('a'));
    given(user, registered, password('a')).when(setFirstPassword('b')).then();
  });
  test('must be there to get one', () => {
    given(user).when(setPassword('a')).rejected('NOT_FOUND');
    given(user).when(setFirstPassword('a')).rejected('NOT_FOUND');
  });
});

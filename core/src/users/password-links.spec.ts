import { describe, expect, test } from 'vitest';
import { given, stateAfter } from '../kit/testing/index.ts';
import { askForgottenLink, choosePassword, isGoodLink, linkLifetime } from './password-links.ts';
import { linkOfSecret, passwordToken, readPasswordToken } from './password-token.ts';
import { type UserEvent } from './user-events.ts';
import { user } from './user.ts';

const userId = '00000000-0000-4000-8000-000000000001';
const [one, two, three] = ['a', 'b', 'c'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`) as [
  string,
  string,
  string,
];
const registered: UserEvent = {
  type: 'UserRegistered',
  data: { name: 'Ana', email: 'ana@demo.test', roles: ['EJECUTIVO'], countries: ['PE'] },
};
const disabled: UserEvent = { type: 'UserDisabled', data: {} };
/** Tests begin at 15:00, and a minute passes with each event. */
const forgotten = (linkId: string, expiresAt: string): UserEvent => ({
  type: 'PasswordLinkAsked',
  data: { linkId, purpose: 'forgotten', expiresAt: `2026-03-02T${expiresAt}:00.000Z` },
});
const access: UserEvent = {
  type: 'PasswordLinkAsked',
  data: { linkId: three, purpose: 'access', expiresAt: '2026-03-05T15:00:00.000Z' },
};
const choose = (linkId: string) => choosePassword({ linkId, hash: 'x', days: 90 });
const chosen = (linkId: string, minute: number): UserEvent => ({
  type: 'PasswordSet',
  data: { hash: 'x', linkId, expiresAt: `2026-05-31T15:0${minute}:00.000Z` },
});

describe('a link for a forgotten password', () => {
  test('is good for half an hour', () => {
    given(user, registered).when(askForgottenLink(one)).then(forgotten(one, '15:31'));
    expect(linkLifetime.forgotten).toBe(30 * 60_000);
  });
  test('is for who gets in alone', () => {
    given(user).when(askForgottenLink(one)).then();
    given(user, registered, disabled).when(askForgottenLink(one)).then();
  });
  test('is one of two that are good at once, beside one for access', () => {
    const first = [registered, access, forgotten(one, '15:31')];
    given(user, ...first)
      .when(askForgottenLink(two))
      .then(forgotten(two, '15:33'));
    given(user, ...first, forgotten(two, '15:33'))
      .when(askForgottenLink(three))
      .then();
    given(user, ...first, forgotten(two, '15:04'))
      .when(askForgottenLink(three))
      .then(forgotten(three, '15:34'));
  });
});

describe('a password chosen by a link', () => {
  const asked = forgotten(one, '15:31');
  test('is the user’s from then on, and ends the sessions of before', () => {
    given(user, registered, asked).when(choose(one)).then(chosen(one, 2));
    expect(stateAfter(user, registered, asked, chosen(one, 2))).toMatchObject({
      passwords: [{ oneTime: false }],
      loginEpoch: 1,
    });
  });
  test('uses it up, and all others with it', () => {
    const used = [registered, asked, forgotten(two, '15:32'), chosen(one, 3)];
    for (const link of [one, two])
      given(user, ...used)
        .when(choose(link))
        .rejected('CODE_TOKEN_EXPIRED');
  });
  test('needs one whose time is not over, that was asked for, of a user who gets in', () => {
    given(user, registered, forgotten(one, '15:02')).when(choose(one)).rejected('PASSWORD_TOKEN_EXPIRED');
    given(user, registered, asked).when(choose(two)).rejected('CODE_TOKEN_EXPIRED');
    given(user, registered, asked, disabled).when(choose(one)).rejected('CODE_TOKEN_EXPIRED');
    given(user).when(choose(one)).rejected('CODE_TOKEN_EXPIRED');
  });
  test('is not waited for after another password, nor once its time is over', () => {
    const at = (time: string) => new Date(`2026-03-02T${time}:00.000Z`);
    expect(isGoodLink(stateAfter(user, registered, asked), one, at('15:30'))).toBe(true);
    expect(isGoodLink(stateAfter(user, registered, asked), one, at('15:31'))).toBe(false);
    expect(isGoodLink(stateAfter(user, registered, asked, chosen(two, 2)), one, at('15:03'))).toBe(false);
  });
});

describe('the secret of a link', () => {
  const key = Buffer.alloc(32, 7);
  const state = stateAfter(user, registered, forgotten(one, '15:31'), access);
  test('finds its own link of its own user, under its own key', () => {
    const token = passwordToken(key, userId, one);
    expect(token).toMatch(/^[\w.-]+$/);
    const { secret } = readPasswordToken(token)!;
    expect(readPasswordToken(token)).toEqual({ userId, secret });
    expect(linkOfSecret(key, userId, state, secret)?.id).toBe(one);
    expect(linkOfSecret(Buffer.alloc(32, 8), userId, state, secret)).toBeUndefined();
    expect(linkOfSecret(key, two, state, secret)).toBeUndefined();
  });
  test.each(['', '.', userId, `${userId}.`, `${userId}.a b`, `x${userId}.abc`])(
    'has one form, and %j is none of it',
    (text) => expect(readPasswordToken(text)).toBeUndefined(),
  );
});

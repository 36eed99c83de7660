import { describe, expect, test } from 'vitest';
import { rejectOverSession } from '../identity/index.ts';
import { bearer } from '../identity/server.ts';
import { answerTo, httpService } from '../kit/service/index.ts';
import { registerUser } from '../users/index.ts';
import { setPassword } from '../users/server.ts';
import { serverCode, serverCodes, serverMessage } from './server-codes.ts';

test('the server’s codes are those of the spec', () =>
  expect(serverCodes.map(({ name }) => name)).toEqual([
    'foreign key conflict',
    'not found',
    'bad request',
    'disabled user',
    'invalid token',
    'subscriber not found',
    'invalid code',
    'code token expired',
    'access token expired',
    'refresh token expired',
    'password token expired',
    'invalid credentials',
    'user already exists',
    'user not found',
    'invalid amount',
    'not editable',
    'role not found',
    'no active subscriptions',
    'invalid partner',
    'not found legal id',
    'default',
    'mail error',
    'assignment error',
  ]));

test('each is one, and says something to people', () => {
  expect(new Set(serverCodes.map(({ code }) => code)).size).toBe(serverCodes.length);
  for (const { code, message } of serverCodes) {
    expect(message).toMatch(/^\p{Lu}[\p{L}\s,]+\.(?: [\p{L}\s]+\.)?$/u);
    expect(serverMessage(code)).toBe(message);
  }
  expect([serverCode('CODE001'), serverCode('invalidRut')]).toEqual(['CODE001', undefined]);
});

describe('what is refused is answered with', () => {
  const caught = async (act: () => unknown) => {
    try {
      await act();
    } catch (error) {
      const { code, message } = answerTo(error).problem;
      return { code, message };
    }
    return undefined;
  };
  const told = (code: (typeof serverCodes)[number]['code']) => ({ code, message: serverMessage(code) });
  const registration = { name: 'Ana', email: 'ana@demo.test', roles: [], countries: [] };
  const registered = {
    ...registration,
    status: 'active',
    team: [],
    companies: [],
    partners: [],
    passwords: [],
    passwordLinks: [],
    epoch: 0,
    loginEpoch: 0,
  } as const;
  const token = async (verified: 'expired' | 'invalid') => bearer(async () => verified, 'Bearer x');

  test.each<[Parameters<typeof told>[0], () => unknown]>([
    ['MALFORMED', () => Promise.reject(Object.assign(new Error('x'), { statusCode: 400 }))],
    ['INTERNAL', () => Promise.reject(new Error('x'))],
    ['INVALID_TOKEN', () => token('invalid')],
    ['TOKEN_EXPIRED', () => token('expired')],
    ['SESSION_EXPIRED', rejectOverSession],
    ['USER_NOT_FOUND', () => setPassword('x')({ status: 'unregistered' }, new Date())],
    ['USER_ALREADY_EXISTS', () => registerUser(registration)(registered, new Date())],
  ])('%s', async (code, act) => expect(await caught(act)).toEqual(told(code)));

  test('NOT_FOUND, where there is no such address', async () => {
    const app = httpService({ name: 'test', logLevel: 'silent', readiness: () => ({ ready: true }) });
    expect((await app.inject('/nada')).json()).toMatchObject(told('NOT_FOUND'));
    await app.close();
  });
});

import { describe, expect, test } from 'vitest';
import { type UserHistoryType, type UserRow } from './user.ts';
import { situationOf } from './situation.ts';
import { historyText, passwordText, pauseMeaning } from './userModel.ts';
import { permissionFor } from '../kit/commands/permission.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const told = (type: UserHistoryType, details: object = {}, names: Record<string, string> = {}) =>
  historyText({ type, details: details as Record<string, unknown>, names });

test('what the server does not name may not be done', () => {
  const allowedCommands = [{ command: 'disable' as const, allowed: false, reason: 'No.' }];
  expect(permissionFor({ allowedCommands }, 'disable')).toMatchObject({ allowed: false, reason: 'No.' });
  expect(permissionFor({ allowedCommands }, 'enable')).toEqual({ allowed: false });
  expect(permissionFor(undefined, 'enable')).toEqual({ allowed: false });
});

test.each([
  [{ status: 'active', pausedReasonId: null }, 'active'],
  [{ status: 'active', pausedReasonId: 1 }, 'paused'],
  [{ status: 'disabled', pausedReasonId: 1 }, 'disabled'],
] as const)('%j is %s', (user, situation) =>
  expect(situationOf({ ...user, approval: null })).toBe(situation),
);
test.each(['active', 'disabled'] as const)(
  'a user (%s) of whom something waits for an approval says so first',
  (status) => {
    const approval = {} as NonNullable<UserRow['approval']>;
    expect(situationOf({ status, pausedReasonId: 1, approval })).toBe('waiting');
  },
);

test.each([
  [12, 'Las 12 abiertas que tiene siguen a su nombre'],
  [1, 'La solicitud abierta que tiene sigue a su nombre'],
  [0, 'No tiene ninguna abierta.'],
  [undefined, 'Las que tiene siguen a su nombre'],
])('with %s open leads a pause says what becomes of them', (open, words) => {
  expect(pauseMeaning(open)).toContain(words);
});

test.each([
  [{ mustChangePassword: false, passwordExpiresAt: null }, 'Sin contraseña'],
  [{ mustChangePassword: false, passwordExpiresAt: '2026-03-02T15:00:00.000Z' }, 'Venció el '],
  [{ mustChangePassword: false, passwordExpiresAt: '2026-03-02T15:00:01.000Z' }, 'Vence el '],
] as const)('a password %j reads as %s', (user, words) =>
  expect(passwordText(user, now, true)).toContain(words),
);
test.each([
  [false, 'De un solo uso: la cambia al entrar'],
  [true, 'La elige con el enlace que recibió por correo'],
])('a password that is to be chosen, where mails go out: %s, reads as %s', (sendsMail, words) => {
  const user = { mustChangePassword: true, passwordExpiresAt: '2026-01-01T00:00:00.000Z' };
  expect(passwordText(user, now, sendsMail)).toBe(words);
});

describe('what happened to a user', () => {
  test('names roles, countries, teams and reasons in words', () => {
    expect(told('UserRolesChanged', { roles: ['GERENTE'], countries: ['PE', 'CL'] }).title).toBe(
      'Roles y países: Gerente (Perú, Chile)',
    );
    expect(told('UserTeamChanged', { executiveIds: ['a', 'b'] }, { a: 'Ana' }).title).toBe(
      'Equipo: Ana, Persona de la consola',
    );
    expect(told('UserTeamChanged', { executiveIds: [] }).title).toBe('Equipo: Sin ejecutivos');
    const changed = { companies: ['PE-20100070970'], partners: ['CL-765432103'] };
    expect(told('UserCompaniesChanged', changed).title).toBe(
      'Empresas y partners: PE-20100070970, CL-765432103',
    );
    expect(told('UserCompaniesChanged', { companies: [], partners: [] }).title).toMatch(/: Ninguno/);
    expect(told('UserPaused', { reasonId: 4, note: 'Reposo' })).toEqual({
      title: 'En pausa: Licencia médica',
      note: 'Reposo',
    });
    expect(told('UserPaused', { reasonId: 1, until: '2027-03-01' }).title).toBe(
      'En pausa: Vacaciones, vuelve el 1 de marzo de 2027',
    );
  });
  test('tells a password for one use and a stolen session from the ordinary ones', () => {
    expect(told('PasswordSet', { oneTime: true }).title).toBe('Tiene que elegir su contraseña');
    expect(told('PasswordSet', { oneTime: false }).title).toBe('Cambió la contraseña');
    expect(told('PasswordLinkAsked', { purpose: 'forgotten' }).title).toMatch(/olvidada$/);
    expect(told('PasswordLinkAsked', { purpose: 'access' }).title).toMatch(/^Recibe por correo/);
    expect(told('SessionEnded', { reason: 'tokenReuse' }).title).toMatch(/^Se cerró una sesión: /);
    expect(told('SessionEnded', { reason: 'logout' }).title).toBe('Cerró la sesión');
  });
  test('says who acted as the person, and why', () =>
    expect(told('ActingStarted', { by: 'a', reason: 'Revisar' }, { a: 'Julián' })).toEqual({
      title: 'Julián empezó a actuar como esta persona',
      note: 'Revisar',
    }));
});

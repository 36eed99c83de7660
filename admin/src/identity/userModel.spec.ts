import polyglotI18nProvider from 'ra-i18n-polyglot';
import { describe, expect, test } from 'vitest';
import { identityMessages, users } from './messages.ts';
import { situationOf } from './situation.ts';
import { historyText, passwordState, pauseMeaning } from './userModel.ts';
import { permissionFor } from '../kit/commands/permission.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const words = { noTeam: 'Sin ejecutivos', noOrganizations: 'Ninguno', somebody: 'Alguien' };
const text = (type: string, details: object = {}, names: Record<string, string> = {}) =>
  historyText({ type, details: details as Record<string, unknown>, names }, words);

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
] as const)('%j is %s', (user, situation) => expect(situationOf(user)).toBe(situation));

test.each([
  [12, 'Las 12 abiertas que tiene siguen a su nombre'],
  [1, 'La solicitud abierta que tiene sigue a su nombre'],
  [0, 'No tiene ninguna abierta.'],
  [undefined, 'Las que tiene siguen a su nombre'],
])('with %s open leads a pause says what becomes of them', (open, words) => {
  const { translate } = polyglotI18nProvider(() => identityMessages as never, 'es');
  const { key, args } = pauseMeaning(open);
  expect(translate(`resources.users.command.${key}`, args)).toContain(words);
});

test.each([
  [{ mustChangePassword: false, passwordExpiresAt: null }, 'none'],
  [{ mustChangePassword: true, passwordExpiresAt: '2026-01-01T00:00:00.000Z' }, 'oneTime'],
  [{ mustChangePassword: false, passwordExpiresAt: '2026-03-02T15:00:00.000Z' }, 'expired'],
  [{ mustChangePassword: false, passwordExpiresAt: '2026-03-02T15:00:01.000Z' }, 'until'],
] as const)('a password %j reads as %s', (user, key) => expect(passwordState(user, now).key).toBe(key));

describe('what happened to a user', () => {
  test('names roles, countries, teams and reasons in words', () => {
    expect(text('UserRolesChanged', { roles: ['GERENTE'], countries: ['PE', 'CL'] }).args).toMatchObject({
      roles: 'Gerente',
      countries: 'Perú, Chile',
    });
    expect(text('UserTeamChanged', { executiveIds: ['a', 'b'] }, { a: 'Ana' }).args.team).toBe(
      'Ana, Alguien',
    );
    expect(text('UserTeamChanged', { executiveIds: [] }).args.team).toBe('Sin ejecutivos');
    const changed = { companies: ['PE-20100070970'], partners: ['CL-765432103'] };
    expect(text('UserCompaniesChanged', changed).args.organizations).toBe('PE-20100070970, CL-765432103');
    expect(text('UserCompaniesChanged', { companies: [], partners: [] }).args.organizations).toBe('Ninguno');
    expect(text('UserPaused', { reasonId: 4, note: 'Reposo' })).toMatchObject({
      args: { reason: 'Licencia médica' },
      note: 'Reposo',
    });
    expect(text('UserPaused', { reasonId: 1, until: '2027-03-01' }).args.reason).toBe(
      'Vacaciones, vuelve el 1 de marzo de 2027',
    );
  });
  test('tells a password for one use and a stolen session from the ordinary ones', () => {
    expect(text('PasswordSet', { oneTime: true }).key).toBe('oneTimePassword');
    expect(text('PasswordSet', { oneTime: false }).key).toBe('PasswordSet');
    expect(text('SessionEnded', { reason: 'tokenReuse' }).key).toBe('tokenReuse');
    expect(text('SessionEnded', { reason: 'logout' }).key).toBe('SessionEnded');
  });
  test('says who acted as the person, and why', () =>
    expect(text('ActingStarted', { by: 'a', reason: 'Revisar' }, { a: 'Julián' })).toMatchObject({
      args: { by: 'Julián' },
      note: 'Revisar',
    }));
  test('has words for whatever is told', () => {
    const told = [
      'UserRegistered',
      'UserDisabled',
      'UserEnabled',
      'UserResumed',
      'SessionStarted',
      'ActingEnded',
    ];
    for (const type of told) expect(users.history.types).toHaveProperty(text(type).key);
  });
});

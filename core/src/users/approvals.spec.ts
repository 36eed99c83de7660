import { describe, expect, test } from 'vitest';
import { type Staff } from '../identity/index.ts';
import { given, stateAfter } from '../kit/testing/index.ts';
import { type RoleName } from '../reference/roles.ts';
import { allowedUserCommands, mayApprove } from './allowed-user-commands.ts';
import { approveUser, declineApproval, lapseApproval, withdrawApproval } from './approval-decisions.ts';
import { type Approval } from './approval-events.ts';
import { approvalNotifications, approvalText } from './approval-words.ts';
import { admitUser, changeUserRoles, disableUser, enableUser, resetPassword } from './user-decisions.ts';
import { type UserEvent } from './user-events.ts';
import { type RegisteredUser, user } from './user.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [id, askerId, otherId, requestId, later] = [1, 2, 3, 4, 5].map(uuid) as [string, string, string, string, string]; // oxfmt-ignore
const staff = (staffId: string, role: RoleName, more: Partial<Staff> = {}): Staff => ({
  id: staffId,
  roles: [role],
  countries: ['PE'],
  ...more,
});
const [asker, other] = [staff(askerId, 'ADMINISTRADOR'), staff(otherId, 'ADMINISTRADOR')];
const registered = (role: RoleName = 'EJECUTIVO'): UserEvent => ({
  type: 'UserRegistered',
  data: { name: 'Ana', email: 'ana@demo.test', roles: [role], countries: ['PE'] },
});
const disabled: UserEvent = { type: 'UserDisabled', data: {} };
const enabled: UserEvent = { type: 'UserEnabled', data: {} };
const password = (hash: string, minute: number): UserEvent => ({
  type: 'PasswordSet',
  data: { hash, oneTime: true, expiresAt: `2026-05-31T15:0${minute}:00.000Z` },
});
/** Tests begin at 15:00, and a minute passes with each event. */
const asked = (what: Approval['what'], minute: number, more: Partial<Approval> = {}): UserEvent => ({
  type: 'UserApprovalAsked',
  data: {
    requestId,
    askedBy: askerId,
    what,
    endsAt: `2026-03-09T15:0${minute}:00.000Z`,
    ...more,
    roles: [...(more.roles ?? ['GERENTE'])],
    countries: [...(more.countries ?? ['PE'])],
  },
});
const given_: UserEvent = { type: 'UserApprovalGiven', data: { requestId, askedBy: askerId } };
const rolesChanged = (...roles: RoleName[]): UserEvent => ({
  type: 'UserRolesChanged',
  data: { roles, countries: ['PE'] },
});
const asking = { id, by: asker, requestId };
const answer = (by: Staff = other) => ({ id, by, requestId });
const approve = (by?: Staff) => approveUser({ ...answer(by), hash: 'x' });

describe('a role that moves money, erases or publishes', () => {
  const manager = {
    name: 'Ana',
    email: 'ana@demo.test',
    roles: ['GERENTE' as RoleName],
    countries: ['PE' as const],
  };
  test('lets whoever is registered with it not in, and gives no password, before another person approves it', () =>
    given(user)
      .when(admitUser({ ...manager, by: staff(askerId, 'ADMIN_QPACCESS'), requestId, hash: 'x' }))
      .then(registered('GERENTE'), disabled, asked('access', 0)));
  test('waits where it is new, or holds in another country', () => {
    const change = (roles: RoleName[], countries: ('PE' | 'CL')[], note?: string) =>
      changeUserRoles({ ...asking, roles, countries, note });
    given(user, registered())
      .when(change(['EJECUTIVO', 'GERENTE'], ['PE'], 'Ascenso'))
      .then(asked('roles', 1, { roles: ['EJECUTIVO', 'GERENTE'], note: 'Ascenso' }));
    given(user, registered('GERENTE'))
      .when(change(['GERENTE'], ['PE', 'CL']))
      .then(asked('roles', 1, { countries: ['PE', 'CL'] }));
  });
  test('is taken away at once, and what waited is void with it', () => {
    given(user, registered('GERENTE'))
      .when(changeUserRoles({ ...asking, roles: ['EJECUTIVO'], countries: ['PE'] }))
      .then(rolesChanged('EJECUTIVO'));
    given(user, registered('GERENTE'), asked('password', 1))
      .when(disableUser({ id, by: asker }))
      .then({
        type: 'UserDisabled',
        data: { note: undefined },
      });
    for (const end of [rolesChanged('EJECUTIVO'), disabled])
      given(user, registered('GERENTE'), asked('password', 1), end)
        .when(approve())
        .rejected('INVALID_TRANSITION');
  });
  test('is changed at once while its holder does not get in: getting in waits', () => {
    given(user, registered(), disabled)
      .when(changeUserRoles({ ...asking, roles: ['GERENTE'], countries: ['PE'] }))
      .then(rolesChanged('GERENTE'));
    given(user, registered('GERENTE'), disabled).when(enableUser(asking)).then(asked('access', 2));
    given(user, registered(), disabled).when(enableUser(asking)).then(enabled);
  });
  test('is not passed by the password of who has it', () => {
    given(user, registered('GERENTE')).when(resetPassword({ ...asking, hash: 'x' })).then(asked('password', 1)); // oxfmt-ignore
    given(user, registered(), asked('roles', 1))
      .when(resetPassword({ ...asking, requestId: later, hash: 'x' }))
      .rejected('INVALID_TRANSITION');
  });
  test('needs nobody for a link that its holder alone is mailed', () =>
    given(user, registered('GERENTE'))
      .when(resetPassword({ ...asking, hash: 'x', linkId: later }))
      .then(password('x', 1), {
        type: 'PasswordLinkAsked',
        data: { linkId: later, purpose: 'access', expiresAt: '2026-03-05T15:01:00.000Z' },
      }));
  test('waits one request at a time', () => {
    given(user, registered(), asked('roles', 1))
      .when(changeUserRoles({ ...asking, requestId: later, roles: ['ADMIN'], countries: ['PE'] }))
      .rejected('INVALID_TRANSITION');
    given(user, registered('GERENTE'), disabled, asked('access', 2))
      .when(enableUser({ ...asking, requestId: later }))
      .rejected('INVALID_TRANSITION');
  });
});

describe('an approval', () => {
  test('lets who was registered in, with a password for one use', () =>
    given(user, registered('GERENTE'), disabled, asked('access', 2))
      .when(approve())
      .then(given_, enabled, password('x', 3)));
  test('lets who had a password in with it', () =>
    given(user, registered('GERENTE'), password('a', 1), disabled, asked('access', 3))
      .when(approve())
      .then(given_, enabled));
  test('gives the roles, or the password, that were asked for', () => {
    given(user, registered(), asked('roles', 1)).when(approve()).then(given_, rolesChanged('GERENTE'));
    given(user, registered('GERENTE'), asked('password', 1)).when(approve()).then(given_, password('x', 2));
  });
  test('is for what was on the screen, once, and in time', () => {
    const waiting = given(user, registered(), asked('roles', 1));
    waiting.when(approveUser({ ...answer(), requestId: later, hash: 'x' })).rejected('INVALID_TRANSITION');
    given(user, registered(), asked('roles', 1), given_, rolesChanged('GERENTE'))
      .when(approve())
      .rejected('INVALID_TRANSITION');
    given(user, registered(), asked('roles', 1, { endsAt: '2026-03-02T15:01:00.000Z' }))
      .when(approve())
      .rejected('INVALID_TRANSITION');
  });
  test.each<[string, Staff]>([
    ['who asked', asker],
    ['whom it is about', staff(id, 'ADMINISTRADOR')],
    ['the keeper of accesses', staff(otherId, 'ADMIN_QPACCESS')],
    ['a supervisor', staff(otherId, 'SUPERVISOR', { team: [id] })],
    ['a manager of elsewhere', staff(otherId, 'GERENTE', { countries: ['CL'] })],
    ['who acts as somebody', staff(otherId, 'ADMINISTRADOR', { actedBy: { id: askerId, role: 'ADMIN' } })],
  ])('is not given by %s', (_, by) => {
    given(user, registered(), asked('roles', 1)).when(approve(by)).rejected('NOT_ALLOWED');
    given(user, registered(), asked('roles', 1))
      .when(declineApproval({ ...answer(by), reason: 'No' }))
      .rejected('NOT_ALLOWED');
  });
  test('is given by a manager of all its countries, and by an administrator alone to who decides who gets in', () => {
    const manager = staff(otherId, 'GERENTE');
    given(user, registered(), asked('roles', 1)).when(approve(manager)).then(given_, rolesChanged('GERENTE'));
    given(user, registered(), asked('roles', 1, { countries: ['PE', 'CL'] }))
      .when(approve(manager))
      .rejected('NOT_ALLOWED');
    given(user, registered(), asked('roles', 1, { roles: ['ADMIN_QPACCESS'] }))
      .when(approve(manager))
      .rejected('NOT_ALLOWED');
    given(user, registered('ADMIN'), asked('roles', 1)).when(approve(manager)).rejected('NOT_ALLOWED');
  });
  test('is notified to those who may give it', () => {
    const data = { askedBy: askerId, roles: ['GERENTE' as const], countries: ['PE' as const] };
    const people = [asker, other, staff(uuid(6), 'GERENTE'), staff(uuid(7), 'EJECUTIVO'), staff(id, 'ADMIN')];
    expect(people.map((one) => mayApprove(id, data, one))).toEqual([false, true, true, false, false]);
  });
  test('is declined with a reason, or withdrawn by who asked alone', () => {
    const waiting = given(user, registered(), asked('roles', 1));
    waiting.when(declineApproval({ ...answer(), reason: 'No hace falta' })).then({
      type: 'UserApprovalDeclined',
      data: { requestId, askedBy: askerId, reason: 'No hace falta' },
    });
    waiting
      .when(withdrawApproval(answer(asker)))
      .then({ type: 'UserApprovalWithdrawn', data: { requestId } });
    waiting.when(withdrawApproval(answer())).rejected('NOT_ALLOWED');
  });
  test('ends by itself after seven days, and no other that was asked for later', () => {
    const ended = asked('roles', 1, { endsAt: '2026-03-02T15:02:00.000Z' });
    given(user, registered(), ended)
      .when(lapseApproval(requestId))
      .then({
        type: 'UserApprovalLapsed',
        data: { requestId, askedBy: askerId },
      });
    given(user, registered(), ended).when(lapseApproval(later)).then();
    given(user, registered(), asked('roles', 1)).when(lapseApproval(requestId)).then();
    given(user).when(lapseApproval(requestId)).then();
  });
  test('that is answered leaves nothing waiting', () => {
    const answers: UserEvent[] = [
      given_,
      { type: 'UserApprovalDeclined', data: { requestId, askedBy: askerId, reason: 'No' } },
      { type: 'UserApprovalWithdrawn', data: { requestId } },
      { type: 'UserApprovalLapsed', data: { requestId, askedBy: askerId } },
    ];
    for (const one of answers)
      expect(stateAfter(user, registered(), asked('roles', 1), one)).not.toHaveProperty('approval');
    const ana = stateAfter(user, registered(), asked('roles', 1)) as RegisteredUser;
    expect([ana.roles, ana.approval?.askedAt]).toEqual([['EJECUTIVO'], '2026-03-02T15:01:00.000Z']);
  });
  test('is offered to nobody where nothing waits', () => {
    const ana = { ...(stateAfter(user, registered()) as RegisteredUser), id };
    const offered = allowedUserCommands(ana, other).filter(({ command }) => command === 'approve');
    expect(offered).toEqual([
      { command: 'approve', allowed: false, reason: 'No hay nada por aprobar de este usuario.' },
    ]);
  });
});

describe('the words of an approval', () => {
  const roles = ['GERENTE'] as const;
  const countries = ['PE', 'CL'] as const;
  test.each([
    ['access', 'que pueda entrar como Gerente (Perú, Chile)'],
    ['roles', 'que pase a ser Gerente (Perú, Chile)'],
    ['password', 'una contraseña nueva para quien es Gerente (Perú, Chile)'],
  ] as const)('of %s say what takes effect', (what, words) =>
    expect(approvalText({ what, roles, countries })).toBe(words),
  );
  test('name nobody whom the reader does not see', () => {
    expect(approvalNotifications['approval-asked']({ what: 'roles' })).toEqual({
      title: 'Por aprobar: un usuario',
      text: 'Se pidió cambiar sus roles. Espera tu aprobación o la de otra persona.',
    });
    expect(approvalNotifications['approval-lapsed']({ name: 'Ana' }).title).toBe('Venció sin respuesta: Ana');
  });
});

describe('a note for who approves', () => {
  const note = 'Reemplaza a Luis';
  const executive = { name: 'Ana', email: 'ana@demo.test', roles: ['EJECUTIVO' as RoleName], countries: ['PE' as const] };
  const wrong = { note: 'Nada espera aprobación, así que nadie la leería: déjala vacía.' };
  test.each([
    ['a registration', [], admitUser({ ...asking, ...executive, hash: 'x', note })],
    ['other roles', [registered()], changeUserRoles({ ...asking, roles: ['EJECUTIVO_DE_SOPORTE'], countries: ['PE'], note })],
    ['the same roles', [registered()], changeUserRoles({ ...asking, roles: ['EJECUTIVO'], countries: ['PE'], note })],
    ['getting in again', [registered(), disabled], enableUser({ ...asking, note })],
    ['a password', [registered()], resetPassword({ ...asking, hash: 'x', note })],
  ] as const)('is refused by its name where %s waits for nobody', (_, before, decision) =>
    given(user, ...before).when(decision).rejected('INVALID_INPUT', wrong));
}); // oxfmt-ignore

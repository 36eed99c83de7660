import { describe, expect, test } from 'vitest';
import { type RoleName, roleNames } from '../reference/roles.ts';
import { given, stateAfter } from '../kit/testing/index.ts';
import { allowedUserCommands, managesAccess, maySeeUser, userCommands } from './allowed-user-commands.ts';
import { type Staff } from '../identity/index.ts';
import { type RegisteredUser, user } from './user.ts';
import {
  admitUser,
  changeUserCompanies,
  changeUserRoles,
  changeUserTeam,
  disableUser,
  enableUser,
  mayActAs,
  resetPassword,
} from './user-decisions.ts';
import { type UserEvent } from './user-events.ts';
import { approveUser, declineApproval, withdrawApproval } from './approval-decisions.ts';
import { pauseUser, resumeUser } from './user-pauses.ts';

const id = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';
const staff = (role: RoleName, more: Partial<Staff> = {}): Staff => ({
  id: other,
  roles: [role],
  countries: ['PE'],
  ...more,
});
const admin = staff('ADMINISTRADOR');
const registered = (role: RoleName = 'EJECUTIVO'): UserEvent => ({
  type: 'UserRegistered',
  data: { name: 'Ana', email: 'ana@demo.test', roles: [role], countries: ['PE'] },
});
const asked = (askedBy: string): UserEvent => ({
  type: 'UserApprovalAsked',
  data: {
    requestId,
    askedBy,
    what: 'roles',
    roles: ['GERENTE'],
    countries: ['PE'],
    endsAt: '2026-03-09T15:00:00.000Z',
  },
});
const disabled: UserEvent = { type: 'UserDisabled', data: { note: undefined } };
const paused = (reasonId = 1, note?: string): UserEvent => ({ type: 'UserPaused', data: { reasonId, note } });
const requestId = '00000000-0000-4000-8000-0000000000ff';
const about = (by: Staff = admin) => ({ id, by, requestId });

describe('a user who is admitted', () => {
  const admission = {
    name: 'Ana',
    email: 'ana@demo.test',
    roles: ['EJECUTIVO' as RoleName],
    countries: ['PE' as const],
    requestId,
  };
  test('is registered with a password for one use', () =>
    given(user)
      .when(admitUser({ ...admission, by: admin, hash: 'x' }))
      .then(registered(), {
        type: 'PasswordSet',
        data: { hash: 'x', oneTime: true, expiresAt: '2026-05-31T15:00:00.000Z' },
      }));
  test('is mailed a link instead, where there is mail, that nobody else knows', () =>
    given(user)
      .when(admitUser({ ...admission, by: admin, hash: 'x', linkId: other }))
      .then(
        registered(),
        { type: 'PasswordSet', data: { hash: 'x', oneTime: true, expiresAt: '2026-05-31T15:00:00.000Z' } },
        {
          type: 'PasswordLinkAsked',
          data: { linkId: other, purpose: 'access', expiresAt: '2026-03-05T15:00:00.000Z' },
        },
      ));
  test('is not registered twice', () =>
    given(user, registered())
      .when(admitUser({ ...admission, by: admin, hash: 'x' }))
      .rejected('USER_ALREADY_EXISTS'));
  test('gets a role that decides who gets in from an administrator alone', () => {
    const keeper = { ...admission, roles: ['ADMINISTRADOR' as RoleName] };
    given(user)
      .when(admitUser({ ...keeper, by: staff('ADMIN_QPACCESS'), hash: 'x' }))
      .rejected('NOT_ALLOWED');
    given(user)
      .when(admitUser({ ...admission, by: staff('ADMIN_QPACCESS', { countries: ['CL'] }), hash: 'x' }))
      .rejected('INVALID_INPUT', { countries: 'Elige entre los países en los que trabajas.' });
  });
});

describe('a user', () => {
  test('is disabled, and enabled again', () => {
    given(user, registered())
      .when(disableUser({ ...about(), note: 'Se fue' }))
      .then({
        type: 'UserDisabled',
        data: { note: 'Se fue' },
      });
    given(user, registered(), disabled).when(enableUser(about())).then({ type: 'UserEnabled', data: {} });
    given(user, registered(), disabled).when(disableUser(about())).rejected('INVALID_TRANSITION');
    given(user, registered()).when(enableUser(about())).rejected('INVALID_TRANSITION');
    given(user).when(disableUser(about())).rejected('USER_NOT_FOUND');
  });
  test('disables and demotes nobody less than himself', () => {
    const self = { id, by: { ...admin, id }, requestId };
    given(user, registered('ADMINISTRADOR')).when(disableUser(self)).rejected('NOT_ALLOWED');
    given(user, registered('ADMINISTRADOR'))
      .when(changeUserRoles({ ...self, roles: ['EJECUTIVO'], countries: ['PE'] }))
      .rejected('NOT_ALLOWED');
  });
  test('who decides who gets in is let go by an administrator alone', () => {
    const keeper = { id, by: staff('ADMIN_QPACCESS'), requestId };
    given(user, registered('ADMINISTRADOR')).when(disableUser(keeper)).rejected('NOT_ALLOWED');
    given(user, registered('ADMINISTRADOR'))
      .when(resetPassword({ ...keeper, hash: 'x' }))
      .rejected('NOT_ALLOWED');
    given(user, registered('EJECUTIVO')).when(disableUser(keeper)).then(disabled);
  });
  test('gets other roles and countries, unless they are the same', () => {
    const change = changeUserRoles({ ...about(), roles: ['EJECUTIVO_DE_SOPORTE'], countries: ['PE', 'CL'] });
    const changed: UserEvent = {
      type: 'UserRolesChanged',
      data: { roles: ['EJECUTIVO_DE_SOPORTE'], countries: ['PE', 'CL'] },
    };
    given(user, registered()).when(change).then(changed);
    given(user, registered(), changed).when(change).then();
  });
  test('gets a password for one use from an administrator, unless disabled', () => {
    given(user, registered())
      .when(resetPassword({ ...about(), hash: 'x' }))
      .then({
        type: 'PasswordSet',
        data: { hash: 'x', oneTime: true, expiresAt: '2026-05-31T15:01:00.000Z' },
      });
    given(user, registered(), disabled)
      .when(resetPassword({ ...about(), hash: 'x' }))
      .rejected('INVALID_TRANSITION');
  });
});

describe('a team', () => {
  const executive = (number: number, more: Partial<Staff> = {}): Staff =>
    staff('EJECUTIVO', { id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`, ...more });
  const team = (...members: (Staff | undefined)[]) => changeUserTeam({ ...about(), team: members });
  const wrong = 'Elige ejecutivos activos de los países del supervisor.';
  test('is a list of executives, each once', () => {
    const changed: UserEvent = { type: 'UserTeamChanged', data: { executiveIds: [executive(7).id] } };
    given(user, registered('SUPERVISOR'))
      .when(team(executive(7), executive(7)))
      .then(changed);
    given(user, registered('SUPERVISOR'), changed)
      .when(team(executive(7)))
      .then();
    given(user, registered('SUPERVISOR'), changed)
      .when(team())
      .then({ type: 'UserTeamChanged', data: { executiveIds: [] } });
  });
  test.each([
    ['nobody', undefined],
    ['somebody who is no executive', staff('GERENTE')],
    ['an executive of elsewhere', executive(7, { countries: ['CO'] })],
  ])('has no place for %s', (_, member) =>
    given(user, registered('SUPERVISOR'))
      .when(team(member))
      .rejected('INVALID_INPUT', { executiveIds: wrong }),
  );
  test('has a hundred at most', () => {
    const many = Array.from({ length: 101 }, (_, index) => executive(index + 10));
    given(user, registered('SUPERVISOR'))
      .when(team(...many))
      .rejected('INVALID_INPUT');
    given(user, registered('SUPERVISOR'))
      .when(team(...many.slice(1)))
      .then({ type: 'UserTeamChanged', data: { executiveIds: many.slice(1).map((one) => one.id) } });
  });
  test('belongs to a supervisor', () =>
    given(user, registered()).when(team()).rejected('INVALID_TRANSITION'));
});

describe('the companies and partners of a user', () => {
  const ofSome = (companies: string[], partners: string[] = []): UserEvent => ({
    type: 'UserCompaniesChanged',
    data: { companies, partners },
  });
  const change = (companies: string[], partners: string[] = [], by = admin) =>
    changeUserCompanies({ ...about(by), companies, partners });
  test('are those whose people the user is of, and end older tokens', () => {
    const client = registered('CLIENT_ADMIN');
    given(user, client)
      .when(change(['PE-20100070970']))
      .then(ofSome(['PE-20100070970']));
    given(user, client, ofSome(['PE-20100070970']))
      .when(change(['PE-20100070970']))
      .then();
    expect(stateAfter(user, client, ofSome(['PE-20100070970'], ['CL-765432103']))).toMatchObject({
      companies: ['PE-20100070970'],
      partners: ['CL-765432103'],
      epoch: 1,
    });
  });
  test('are for roles of companies and partners, and taken from others who still have some', () => {
    given(user, registered('GERENTE'))
      .when(change(['PE-20100070970']))
      .rejected('INVALID_TRANSITION');
    given(user, registered('GERENTE'), ofSome(['PE-20100070970']))
      .when(change([]))
      .then(ofSome([]));
    given(user, registered('ADMIN_PARTNER'))
      .when(change([], ['CL-765432103']))
      .then(ofSome([], ['CL-765432103']));
  });
  test('are changed by who changes roles alone', () => {
    for (const role of ['ADMIN_QPACCESS', 'GERENTE', 'GROUP_ADMIN'] as const)
      given(user, registered('CLIENT_ADMIN'))
        .when(change(['PE-20100070970'], [], staff(role)))
        .rejected('NOT_ALLOWED');
  });
});

describe('somebody with two roles', () => {
  const both: Staff = { ...staff('SUPERVISOR'), roles: ['SUPERVISOR', 'EJECUTIVO_DE_SOPORTE'] };
  test('does with a user what the role permits by which the user is seen', () => {
    given(user, registered())
      .when(pauseUser({ ...about(both), reasonId: 1 }))
      .rejected('NOT_ALLOWED');
    given(user, registered())
      .when(pauseUser({ ...about({ ...both, team: [id] }), reasonId: 1 }))
      .then(paused());
  });
  test('sees the users whom the roles show that show users', () => {
    const seen = { id, countries: ['PE' as const] };
    expect(maySeeUser(seen, both)).toBe(true);
    expect(maySeeUser(seen, { ...both, roles: ['SUPERVISOR', 'POSTVENTA'] })).toBe(false);
  });
});

describe('a pause', () => {
  const pause = (reasonId: number, note?: string, by = admin) => pauseUser({ ...about(by), reasonId, note });
  test('has a reason; Otros says which', () => {
    given(user, registered()).when(pause(1)).then(paused());
    given(user, registered()).when(pause(7)).rejected('INVALID_INPUT', { reasonId: 'Ese motivo no existe.' });
    given(user, registered()).when(pause(9)).rejected('INVALID_INPUT', { note: 'Especifica el motivo.' });
    given(user, registered()).when(pause(9, 'Mudanza')).then(paused(9, 'Mudanza'));
  });
  test('changes its reason, and ends', () => {
    given(user, registered(), paused()).when(pause(1)).then();
    given(user, registered(), paused()).when(pause(4)).then(paused(4));
    given(user, registered(), paused()).when(resumeUser(about())).then({ type: 'UserResumed', data: {} });
    given(user, registered()).when(resumeUser(about())).rejected('INVALID_TRANSITION');
    expect(
      (stateAfter(user, registered(), paused(), { type: 'UserResumed', data: {} }) as RegisteredUser).pause,
    ).toBe(undefined);
  });
  test('is for executives, given by whoever answers for them', () => {
    given(user, registered('GERENTE')).when(pause(1)).rejected('INVALID_TRANSITION');
    given(user, registered())
      .when(pause(1, undefined, staff('SUPERVISOR')))
      .rejected('NOT_ALLOWED');
    given(user, registered())
      .when(pause(1, undefined, staff('SUPERVISOR', { team: [id] })))
      .then(paused());
    given(user, registered())
      .when(pause(1, undefined, staff('GERENTE', { countries: ['CL'] })))
      .rejected('NOT_ALLOWED');
    given(user, registered())
      .when(pause(1, undefined, staff('GERENTE')))
      .then(paused());
  });
});

describe('acting as somebody', () => {
  test('is for administrators, and as nobody who decides who gets in', () => {
    given(user, registered()).when(mayActAs(about())).then();
    given(user, registered('ADMIN')).when(mayActAs(about())).rejected('NOT_ALLOWED');
    given(user, registered())
      .when(mayActAs(about(staff('GERENTE'))))
      .rejected('NOT_ALLOWED');
    given(user, registered(), disabled).when(mayActAs(about())).rejected('INVALID_TRANSITION');
    given(user, registered())
      .when(mayActAs({ id, by: { ...admin, id } }))
      .rejected('NOT_ALLOWED');
  });
  test('opens nothing that decides who gets in, whoever one acts as', () => {
    const acting = {
      ...admin,
      actedBy: { id: '00000000-0000-4000-8000-000000000009', role: 'ADMIN' as const },
    };
    for (const decide of [
      disableUser(about(acting)),
      resetPassword({ ...about(acting), hash: 'x' }),
      mayActAs(about(acting)),
    ])
      given(user, registered()).when(decide).rejected('NOT_ALLOWED');
  });
});

/** A user of each role, as it began, disabled, paused, and waiting for an approval that the viewer or another asked for. */
const standing = roleNames.flatMap((target) =>
  ([[], [disabled], [paused()], [asked(other)], [asked(id)]] as UserEvent[][]).map((past) => ({
    target,
    state: stateAfter(user, registered(target), ...past) as RegisteredUser,
  })),
);

describe.each(roleNames)('what %s is offered', (role) => {
  const decisions = (by: Staff) => ({
    disable: disableUser(about(by)),
    enable: enableUser(about(by)),
    'change-roles': changeUserRoles({ ...about(by), roles: ['EJECUTIVO_DE_SOPORTE'], countries: ['PE'] }),
    'change-team': changeUserTeam({ ...about(by), team: [] }),
    'change-companies': changeUserCompanies({ ...about(by), companies: [], partners: [] }),
    'reset-password': resetPassword({ ...about(by), hash: 'x' }),
    pause: pauseUser({ ...about(by), reasonId: 1 }),
    resume: resumeUser(about(by)),
    'act-as': mayActAs(about(by)),
    approve: approveUser({ ...about(by), hash: 'x' }),
    decline: declineApproval({ ...about(by), reason: 'No' }),
    'withdraw-approval': withdrawApproval(about(by)),
  });
  const isDone = (decide: () => unknown): boolean => {
    try {
      decide();
      return true;
    } catch {
      return false;
    }
  };
  test('is what is done, and what is not offered is refused', () => {
    const wrong: string[] = [];
    for (const by of [staff(role), staff(role, { team: [id] }), staff(role, { countries: ['CO'] })]) {
      const decided = decisions(by);
      for (const { target, state } of standing)
        for (const { command, allowed } of allowedUserCommands({ ...state, id }, by))
          if (isDone(() => decided[command](state, new Date('2026-03-02T15:05:00Z'))) !== allowed)
            wrong.push(`${command} on ${target}, ${state.status}`);
    }
    expect(wrong).toEqual([]);
    expect(Object.keys(decisions(admin))).toEqual([...userCommands]);
  });
});

test('who decides who gets in: administrators, and the keeper of accesses', () =>
  expect(roleNames.filter((role) => managesAccess([role]))).toEqual([
    'ADMINISTRADOR',
    'ADMIN',
    'ADMIN_QPACCESS',
  ]));

/** The matrix of rights against sentences; docs/decisions/0022 shows the whole matrix. */
import { describe, expect, test } from 'vitest';
import { transitionCommands } from './lead-transitions.ts';
import { type Permission, type PermissionGroup, permissions } from './permissions.ts';
import { needsApproval, powers, powersOf, rights, type Scope } from './rights.ts';
import { type RoleName, roleNames } from './roles.ts';

const may = (role: RoleName, permission: Permission) => rights[role].permissions.includes(permission);
const inGroup = (group: PermissionGroup) => permissions.filter((one) => one.startsWith(`${group}:`));
const whoMay = (permission: Permission) => roleNames.filter((role) => may(role, permission));
const administrators = ['ADMINISTRADOR', 'ADMIN'];

describe('the rights of roles', () => {
  test.each<[RoleName, Scope]>([
    ['EJECUTIVO', 'own'],
    ['SUPERVISOR', 'team'],
    ['GERENTE', 'country'],
    ['JEFATURA_SAC_CHILE', 'country'],
    ['EJECUTIVO_DE_SOPORTE', 'country'],
    ['POSTVENTA', 'country'],
    ['POSTVENTA_INDIVIDUAL_CHILE', 'country'],
    ['ADMINISTRADOR', 'all'],
    ['ADMIN', 'all'],
    ['BACKOFFICE', 'country'],
    ['CLIENT', 'company'],
    ['ADMIN_PARTNER', 'partner'],
    ['REFERIDOR', 'own'],
  ])('%s sees by scope %s', (role, scope) => expect(rights[role].scope).toBe(scope));

  test('over leads come with reading them, and with a scope that leads are held against', () => {
    for (const role of roleNames.filter((one) => inGroup('leads').some((name) => may(one, name)))) {
      expect([role, may(role, 'leads:read')]).toEqual([role, true]);
      expect(['own', 'team', 'country', 'all']).toContain(rights[role].scope);
    }
  });
  test('of clients, partners, referrers and backoffice hold nothing of leads, users or the platform', () => {
    const outside = roleNames.filter((role) => !may(role, 'leads:read') && role !== 'ADMIN_QPACCESS');
    expect(outside).toEqual(expect.arrayContaining(['CLIENT', 'BACKOFFICE', 'REFERIDOR', 'ADMIN_PARTNER']));
    for (const role of outside)
      for (const group of ['leads', 'users', 'projections'] as const)
        expect(inGroup(group).filter((one) => may(role, one))).toEqual([]);
  });
  test('of those who lead executives hold all that executives may', () => {
    for (const [above, below] of [
      ['SUPERVISOR', 'EJECUTIVO'],
      ['GERENTE', 'SUPERVISOR'],
      ['ADMINISTRADOR', 'GERENTE'],
    ] as const)
      expect(rights[below].permissions.filter((one) => !may(above, one))).toEqual([]);
  });
  test.each<[Permission, readonly string[]]>([
    ['leads:erase', ['GERENTE', ...administrators]],
    ['leads:delete', ['GERENTE', ...administrators]],
    ['leads:reassign', ['SUPERVISOR', 'GERENTE', ...administrators]],
    ['leads:audit', ['SUPERVISOR', 'GERENTE', 'JEFATURA_SAC_CHILE', ...administrators]],
    ['leads:export', ['SUPERVISOR', 'GERENTE', 'JEFATURA_SAC_CHILE', ...administrators]],
    ['users:change-team', ['GERENTE', ...administrators]],
    ['users:register', [...administrators, 'ADMIN_QPACCESS']],
    ['users:change-roles', administrators],
    ['users:approve', ['GERENTE', ...administrators]],
    ['users:act-as', administrators],
    ['projections:read', ['GERENTE', ...administrators]],
    ['accounts:read', ['EJECUTIVO', 'SUPERVISOR', 'GERENTE', 'BACKOFFICE', ...administrators]],
    ['accounts:export', ['SUPERVISOR', 'GERENTE', 'BACKOFFICE', ...administrators]],
    ['accounts:open', ['GERENTE', 'BACKOFFICE', ...administrators]],
    ['accounts:deposit', ['GERENTE', 'BACKOFFICE', ...administrators]],
    ['accounts:withdraw', ['GERENTE', 'BACKOFFICE', ...administrators]],
    ['catalogue:read', ['EJECUTIVO', 'SUPERVISOR', 'GERENTE', 'BACKOFFICE', ...administrators]],
    ['catalogue:write', ['GERENTE', 'BACKOFFICE', ...administrators]],
    ['catalogue:publish', ['GERENTE', ...administrators]],
  ])('let %s be done by %j', (permission, expected) => expect(whoMay(permission)).toEqual(expected));
  test('of administrators hold all there is to hold about leads and users', () => {
    for (const role of ['ADMINISTRADOR', 'ADMIN'] as const)
      for (const group of ['leads', 'users', 'projections'] as const)
        expect(inGroup(group).filter((one) => !may(role, one))).toEqual([]);
  });
  test('leave nothing that nobody may', () => {
    const nobodys = permissions.filter((one) => whoMay(one).length === 0);
    expect(nobodys).toEqual([]);
  });
  test('to move a lead follow from the table of transitions', () => {
    expect(whoMay('leads:start-refund')).toContain('POSTVENTA');
    for (const command of transitionCommands) expect(whoMay(`leads:${command}`).length).toBeGreaterThan(0);
    expect(rights.EJECUTIVO.permissions).not.toContain('leads:reassign');
  });
});

describe('a second person approves', () => {
  test('the roles that move money, give it back, erase, publish or decide who gets in', () =>
    expect(roleNames.filter(needsApproval)).toEqual([
      'SUPERVISOR',
      'GERENTE',
      'BACKOFFICE',
      'JEFATURA_SAC_CHILE',
      'ADMINISTRADOR',
      'ADMIN',
      'POSTVENTA',
      'POSTVENTA_INDIVIDUAL_CHILE',
      'PRODUCT_ADMIN',
      'ADMIN_QPACCESS',
    ]));
  test('and reads what comes with them in words', () => {
    expect(powersOf(['POSTVENTA', 'CLIENT']).map(({ words }) => words)).toEqual([
      'Devuelve el dinero de una venta cerrada',
    ]);
    expect(powersOf(['ADMIN'])).toEqual(powers);
    expect(powersOf(['EJECUTIVO', 'CLIENT_ADMIN'])).toEqual([]);
  });
});

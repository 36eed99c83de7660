import { describe, expect, test } from 'vitest';
import { countryCodes } from '../kit/country/index.ts';
import { permissionsIn } from '../reference/permissions.ts';
import { rights, type Scope } from '../reference/rights.ts';
import { type RoleName, roleNames } from '../reference/roles.ts';
import { actorOf, countriesOf, homeCountry, may, permissionsOf, scopesOf, type Staff } from './staff.ts';

const other = '00000000-0000-4000-8000-000000000002';

const staff = (...roles: RoleName[]): Staff => ({
  id: '00000000-0000-4000-8000-000000000001',
  roles,
  countries: ['PE', 'CL'],
});

describe('what roles give', () => {
  test.each<[RoleName, Scope | undefined]>([
    ['EJECUTIVO', 'own'],
    ['SUPERVISOR', 'team'],
    ['GERENTE', 'country'],
    ['JEFATURA_SAC_CHILE', 'country'],
    ['ADMINISTRADOR', 'all'],
    ['BACKOFFICE', undefined],
    ['CLIENT', undefined],
  ])('%s: leads of scope %s', (role, scope) => expect(scopesOf(staff(role), 'leads:read')[0]).toBe(scope));

  test('several roles give what any of them gives', () => {
    expect(scopesOf(staff('EJECUTIVO', 'GERENTE'), 'leads:read')).toEqual(['country', 'own']);
    expect(may(staff('CLIENT', 'EJECUTIVO'), 'leads:assign')).toBe(true);
  });

  test('nobody has a permission that the table does not give, and everybody all that it gives', () => {
    for (const role of roleNames) expect(permissionsOf(staff(role))).toEqual(rights[role].permissions);
  });

  test('who acts as somebody else has that person’s, but for those that decide who gets in', () => {
    const acting = { ...staff('ADMINISTRADOR'), actedBy: { id: other, role: 'ADMIN' as const } };
    const withheld = rights.ADMINISTRADOR.permissions.filter((name) => !permissionsOf(acting).includes(name));
    expect(withheld).toEqual(permissionsIn('users').filter((name) => name !== 'users:read'));
    expect(may(acting, 'leads:erase')).toBe(true);
  });
});

test("somebody's leads are of the countries served; an administrator's of all; a client has none", () => {
  expect(countriesOf(staff('EJECUTIVO'), 'leads:read')).toEqual(['PE', 'CL']);
  expect(countriesOf(staff('ADMINISTRADOR'), 'leads:read')).toEqual(countryCodes);
  expect(countriesOf(staff('CLIENT'), 'leads:read')).toEqual([]);
});

test('events name somebody by id and first role, in the country served first', () => {
  expect(actorOf(staff('GERENTE', 'EJECUTIVO'))).toEqual({ kind: 'user', id: staff().id, role: 'GERENTE' });
  const acting = { ...staff('EJECUTIVO'), actedBy: { id: other, role: 'ADMIN' as const } };
  expect(actorOf(acting)).toEqual({
    kind: 'user',
    id: other,
    role: 'ADMIN',
    onBehalfOf: { id: staff().id, role: 'EJECUTIVO' },
  });
  expect(homeCountry(staff())).toBe('PE');
  expect(homeCountry({ countries: [] })).toBe('INT');
});

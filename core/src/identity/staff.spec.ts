import { describe, expect, test } from 'vitest';
import { countryCodes } from '../kit/country/index.ts';
import { permissionsIn } from '../reference/permissions.ts';
import { rights } from '../reference/rights.ts';
import { type RoleName, roleNames } from '../reference/roles.ts';
import { actorOf, homeCountry, leadCountries, leadScope, may, permissionsOf, type Staff } from './staff.ts';

const other = '00000000-0000-4000-8000-000000000002';

const staff = (...roles: RoleName[]): Staff => ({
  id: '00000000-0000-4000-8000-000000000001',
  roles,
  countries: ['PE', 'CL'],
});

describe('what roles give', () => {
  test.each<[RoleName, ReturnType<typeof leadScope>]>([
    ['EJECUTIVO', 'own'],
    ['SUPERVISOR', 'team'],
    ['GERENTE', 'country'],
    ['JEFATURA_SAC_CHILE', 'country'],
    ['ADMINISTRADOR', 'all'],
    ['BACKOFFICE', undefined],
    ['CLIENT', undefined],
  ])('%s: leads of scope %s', (role, scope) => expect(leadScope(staff(role))).toBe(scope));

  test('several roles give what any of them gives', () => {
    expect(leadScope(staff('EJECUTIVO', 'GERENTE'))).toBe('country');
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
  expect(leadCountries(staff('EJECUTIVO'))).toEqual(['PE', 'CL']);
  expect(leadCountries(staff('ADMINISTRADOR'))).toEqual(countryCodes);
  expect(leadCountries(staff('CLIENT'))).toEqual([]);
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

import { describe, expect, test } from 'vitest';
import { countryCodes, permissions, type RoleName, roleNames } from '../reference/index.ts';
import { actorOf, homeCountry, leadCountries, leadScope, may, permissionsOf, type Staff } from './staff.ts';

const staff = (...roles: RoleName[]): Staff => ({
  id: '00000000-0000-4000-8000-000000000001',
  roles,
  countries: ['PE', 'CL'],
});

describe('what roles give', () => {
  test.each<[RoleName, number, ReturnType<typeof leadScope>]>([
    ['EJECUTIVO', permissions.length, 'own'],
    ['SUPERVISOR', permissions.length, 'country'],
    ['GERENTE', permissions.length, 'country'],
    ['JEFATURA_SAC_CHILE', 2, 'country'],
    ['ADMINISTRADOR', permissions.length, 'all'],
    ['BACKOFFICE', 0, undefined],
    ['CLIENT', 0, undefined],
  ])('%s: %i permissions, leads of scope %s', (role, count, scope) => {
    expect(permissionsOf(staff(role))).toHaveLength(count);
    expect(leadScope(staff(role))).toBe(scope);
  });

  test('several roles give what any of them gives', () => {
    expect(leadScope(staff('EJECUTIVO', 'GERENTE'))).toBe('country');
    expect(may(staff('CLIENT', 'EJECUTIVO'), 'leads:assign')).toBe(true);
  });

  test('nobody has a permission that the list does not name', () => {
    for (const role of roleNames)
      expect(permissionsOf(staff(role)).every((one) => permissions.includes(one))).toBe(true);
  });
});

test("somebody's leads are of the countries served; an administrator's of all; a client has none", () => {
  expect(leadCountries(staff('EJECUTIVO'))).toEqual(['PE', 'CL']);
  expect(leadCountries(staff('ADMINISTRADOR'))).toEqual(countryCodes);
  expect(leadCountries(staff('CLIENT'))).toEqual([]);
});

test('events name somebody by id and first role, in the country served first', () => {
  expect(actorOf(staff('GERENTE', 'EJECUTIVO'))).toEqual({ kind: 'user', id: staff().id, role: 'GERENTE' });
  expect(homeCountry(staff())).toBe('PE');
  expect(homeCountry({ countries: [] })).toBe('INT');
});

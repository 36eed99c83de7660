import { describe, expect, test } from 'vitest';
import { type RoleName } from '../reference/roles.ts';
import { ownRule, type ScopeRule, sees, visibilityBy } from './scope.ts';
import { type Staff } from './staff.ts';

const [me, mate, other] = ['me', 'mate', 'other'];
const somebody = (roles: RoleName[], more: Partial<Staff> = {}): Staff => ({
  id: me,
  roles,
  countries: ['CL'],
  ...more,
});
const leads: ScopeRule = {
  permission: 'leads:read',
  heldBy: { own: ['country', 'owner'], team: ['country', 'owner'], country: ['country'], all: [] },
  unowned: true,
};
const policies: ScopeRule = {
  permission: 'policy:read',
  heldBy: { country: ['country'], company: ['company'] },
};

describe('what is the viewer’s', () => {
  test.each<[string, ScopeRule, Staff, unknown]>([
    ['one’s own, and nobody’s', leads, somebody(['EJECUTIVO']), { country: ['CL'], owner: [me, null] }],
    [
      'the team’s',
      leads,
      somebody(['SUPERVISOR'], { team: [mate] }),
      { country: ['CL'], owner: [me, mate, null] },
    ],
    ['the countries’', leads, somebody(['GERENTE']), { country: ['CL'] }],
    ['everything', leads, somebody(['ADMIN']), {}],
    ['the company’s', policies, somebody(['CLIENT'], { companies: ['a'] }), { company: ['a'] }],
    ['nothing without the permission', leads, somebody(['CLIENT']), undefined],
    ['nothing by a scope that the rule leaves out', policies, somebody(['ADMIN']), undefined],
    ['the widest of the roles', leads, somebody(['EJECUTIVO', 'GERENTE']), { country: ['CL'] }],
    [
      'not by a role that does not give the permission',
      leads,
      somebody(['EJECUTIVO', 'BACKOFFICE']),
      { country: ['CL'], owner: [me, null] },
    ],
    [
      'no more than the roles show that give all that it takes',
      { ...leads, also: ['leads:export'] },
      somebody(['SUPERVISOR', 'POSTVENTA'], { team: [mate] }),
      { country: ['CL'], owner: [me, mate, null] },
    ],
    [
      'nothing where no role gives one of the permissions that it takes',
      { ...leads, also: ['leads:export'] },
      somebody(['POSTVENTA']),
      undefined,
    ],
    [
      'nothing by a scope whose further permission one lacks',
      { ...leads, besides: { country: 'admin:employee-read' } },
      somebody(['GERENTE']),
      undefined,
    ],
    [
      'what a narrower scope shows where a wider one needs more',
      { ...leads, besides: { country: 'admin:employee-read' } },
      somebody(['GERENTE', 'EJECUTIVO']),
      { country: ['CL'], owner: [me, null] },
    ],
    ['one’s own alone', ownRule(), somebody(['ADMIN']), { user: [me] }],
  ])('is %s', (_, rule, staff, visibility) => expect(visibilityBy(rule, staff)).toEqual(visibility));
});

describe('a row', () => {
  const executive = somebody(['EJECUTIVO']);
  test.each([
    ['of one’s own', { country: 'CL', owner: me }, true],
    ['that nobody has', { country: 'CL', owner: null }, true],
    ['of somebody else', { country: 'CL', owner: other }, false],
    ['of another country', { country: 'PE', owner: me }, false],
    ['that does not say whose it is', { country: 'CL' }, false],
  ] as const)('%s', (_, held, expected) => expect(sees(leads, executive, held)).toBe(expected));

  test('that does not say by what it is held is not even seen by who sees everything', () =>
    expect(sees(leads, somebody(['ADMIN']), { country: 'CL' })).toBe(false));
  test('is not seen by who is of no company, also where it has none', () =>
    expect(sees(policies, somebody(['CLIENT']), { country: 'CL', company: null })).toBe(false));
});

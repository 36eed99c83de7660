import { describe, expect, test } from 'vitest';
import { ownRule, type ScopeRule } from '@cotejo/core/identity';
import { fileScopeBy } from '../kit/export/source.ts';
import { type Viewer } from '../kit/http/bearer.ts';
import { leadFileScope } from '../leads/index.ts';
import { stillCovers } from './file-scope.ts';

const [carla, dora] = ['00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000d'];
const person = (role: Viewer['roles'][number], rest: Partial<Viewer> = {}): Viewer => ({
  id: '00000000-0000-4000-8000-000000000001',
  roles: [role],
  countries: ['CL'],
  until: new Date(),
  ...rest,
});
const fileScope = leadFileScope(['leads:export']);
const [everywhere, chile] = [person('ADMINISTRADOR'), person('GERENTE')];
const both = person('GERENTE', { countries: ['CL', 'PE'] });
const team = (...members: string[]) => person('SUPERVISOR', { team: members });

describe('a file that was made', () => {
  test.each<[string, Viewer, Viewer, boolean]>([
    ['under the same rights it is still its asker’s', chile, chile, true],
    ['of one country is, once there are two', chile, both, true],
    ['of one country is, for who sees all of them now', chile, everywhere, true],
    ['of two countries is not, once there is one', both, chile, false],
    ['of all countries is not, once it is some', everywhere, both, false],
    ['of a team is, once the team has grown', team(carla), team(dora, carla), true],
    ['of a team is, for who has the country now', team(carla), chile, true],
    ['of a team is not, once one has left it', team(carla, dora), team(carla), false],
    ['of a country is not, for who has a team now', chile, team(carla), false],
    ['of a country is not, for who sees no lead now', chile, person('CLIENT'), false],
  ])('whose asker’s rights changed: %s', (_, then, now, is) =>
    expect(stillCovers(fileScope(now), fileScope(then))).toBe(is),
  );

  const byRule = fileScopeBy(ownRule());
  test('of what is one’s own is nobody else’s', () => {
    expect(stillCovers(byRule(chile), byRule(chile))).toBe(true);
    expect(stillCovers(byRule(chile), byRule(person('GERENTE', { id: carla })))).toBe(false);
  });
  test('by a rule is not, for who sees nothing of it now', () => {
    const rule: ScopeRule = { permission: 'leads:export', heldBy: { all: [], country: ['country'] } };
    const scope = fileScopeBy(rule);
    expect(stillCovers(scope(everywhere), scope(chile))).toBe(true);
    expect(stillCovers(scope(chile), scope(everywhere))).toBe(false);
    expect(stillCovers(scope(person('CLIENT')), scope(chile))).toBe(false);
  });

  test('before scopes were kept is left to who sees everything', () => {
    expect([everywhere, chile].map((who) => stillCovers(fileScope(who), null))).toEqual([true, false]);
  });
});

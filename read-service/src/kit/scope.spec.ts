import { ownRule, type ScopeRule, sees } from '@cotejo/core/identity';
import { type RoleName } from '@cotejo/core/reference/roles';
import { describe, expect, test } from 'vitest';
import { whereSeen } from './scope.ts';
import { sql, statementOf } from './sql.ts';

const rule: ScopeRule = {
  permission: 'policy:read',
  heldBy: { all: [], country: ['country'], company: ['company', 'country'] },
};
const columns = { country: 'p.country', company: 'p.company_id' };
const somebody = (role: RoleName, more: object = {}) => ({
  id: '5a5a5a5a-0000-4000-8000-000000000001',
  roles: [role],
  countries: ['CL'] as const,
  ...more,
});
const conditionFor = (...asked: [ScopeRule, ReturnType<typeof somebody>, object?]) => {
  const [by, who, named = columns] = asked;
  const { text, values } = statementOf(whereSeen(sql('p').select('id'), by, who, named));
  return [text.replace('select "id" from "p"', '').replace(' where ', ''), values];
};

describe('a rule as SQL', () => {
  test.each<[string, ReturnType<typeof somebody>, unknown]>([
    ['everywhere adds nothing', somebody('ADMINISTRADOR'), ['', []]],
    ['of a country, with a single value', somebody('BACKOFFICE'), ['"p"."country" = $1', ['CL']]],
    [
      'of several companies',
      somebody('CLIENT', { companies: ['a', 'b'] }),
      ['"p"."company_id" = any($1) and "p"."country" = $2', [['a', 'b'], 'CL']],
    ],
    [
      'of no company finds nothing',
      somebody('CLIENT'),
      ['"p"."company_id" = any($1) and "p"."country" = $2', [[], 'CL']],
    ],
    ['without the permission finds nothing', somebody('SUPERVISOR'), ['false', []]],
    ['of a scope that the rule leaves out finds nothing', somebody('ADMIN_PARTNER'), ['false', []]],
  ])('%s', (_, who, expected) => expect(conditionFor(rule, who)).toEqual(expected));

  test('that asks for a column which nobody named is refused', () =>
    expect(() => conditionFor(rule, somebody('BACKOFFICE'), {})).toThrow('country'));

  test('about what nobody owns takes the owner that stands for nobody, or null', () => {
    const leads: ScopeRule = { permission: 'leads:read', heldBy: { own: ['owner'] }, unowned: true };
    const own = somebody('EJECUTIVO');
    const [text, values] = conditionFor(leads, own, { owner: 'p.owner' });
    expect([text, values]).toEqual([`("p"."owner" = any($1) or "p"."owner" is null)`, [[own.id]]]);
    const named = conditionFor(leads, own, { owner: 'p.owner', nobody: 'none' });
    expect(named).toEqual(['"p"."owner" = any($1)', [[own.id, 'none']]]);
  });

  test('of what is one’s own is everybody’s, whatever the role', () => {
    const who = somebody('REFERIDOR');
    expect(conditionFor(ownRule(), who, { user: 'p.user_id' })).toEqual(['"p"."user_id" = $1', [who.id]]);
    expect(sees(ownRule(), who, { user: who.id })).toBe(true);
    expect(sees(ownRule(), somebody('ADMINISTRADOR', { id: 'other' }), { user: who.id })).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { type Staff } from '../identity/index.ts';
import { countryCodes, roleNames } from '../reference/index.ts';
import { allowedLeadCommands, type GuardedLead, leadCommands, maySeeLead } from './allowed-commands.ts';

const me = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';
const staff = (role: Staff['roles'][number], countries: Staff['countries'] = ['PE']): Staff => ({
  id: me,
  roles: [role],
  countries,
});
const lead = (given: Partial<GuardedLead> = {}): GuardedLead => ({
  country: 'PE',
  statusId: 8,
  executiveId: null,
  ...given,
});
const allowed = (about: GuardedLead, who: Staff) =>
  allowedLeadCommands(about, who)
    .filter(({ allowed }) => allowed)
    .map(({ command }) => command);

describe('who may see a lead', () => {
  test.each([
    ['an executive sees what nobody has', staff('EJECUTIVO'), lead(), true],
    ['an executive sees his own', staff('EJECUTIVO'), lead({ executiveId: me }), true],
    ["an executive does not see a colleague's", staff('EJECUTIVO'), lead({ executiveId: other }), false],
    ['an executive does not see another country', staff('EJECUTIVO'), lead({ country: 'CL' }), false],
    ["a supervisor sees all of the country's", staff('SUPERVISOR'), lead({ executiveId: other }), true],
    ['a supervisor does not see another country', staff('SUPERVISOR'), lead({ country: 'CL' }), false],
    ['an administrator sees everything', staff('ADMINISTRADOR', []), lead({ country: 'INT' }), true],
    ['backoffice sees none', staff('BACKOFFICE'), lead(), false],
    ['a client sees none', staff('CLIENT'), lead(), false],
  ])('%s', (_, who, about, expected) => expect(maySeeLead(about, who)).toBe(expected));

  test('somebody with two roles has the wider view', () =>
    expect(
      maySeeLead(lead({ executiveId: other }), { ...staff('EJECUTIVO'), roles: ['EJECUTIVO', 'SUPERVISOR'] }),
    ).toBe(true));
});

describe('what may be done with a lead', () => {
  test('an executive takes what nobody has, then works on it', () => {
    expect(allowed(lead(), staff('EJECUTIVO'))).toEqual(['assign', 'add-note']);
    expect(allowed(lead({ executiveId: me }), staff('EJECUTIVO'))).toEqual(['change-status', 'add-note']);
  });
  test('a supervisor does everything, and nothing with a deleted one', () => {
    expect(allowed(lead(), staff('SUPERVISOR'))).toEqual(leadCommands);
    expect(allowed(lead({ statusId: 5 }), staff('SUPERVISOR'))).toEqual([]);
  });
  test('what may not be done has a reason, what may be done has none', () => {
    for (const role of roleNames)
      for (const country of countryCodes)
        for (const executiveId of [null, me, other])
          for (const { allowed, reason } of allowedLeadCommands(lead({ country, executiveId }), staff(role)))
            expect(allowed).toBe(reason === undefined);
  });
  test('who may not see it may do nothing with it', () => {
    for (const role of roleNames)
      for (const executiveId of [null, me, other])
        for (const country of countryCodes) {
          const about = lead({ country, executiveId });
          if (!maySeeLead(about, staff(role))) expect(allowed(about, staff(role))).toEqual([]);
        }
  });
});

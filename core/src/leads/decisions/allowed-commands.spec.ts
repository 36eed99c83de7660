import { describe, expect, test } from 'vitest';
import { type Staff } from '../../identity/index.ts';
import { countryCodes } from '../../kit/country/index.ts';
import { leadStatus, leadStatuses } from '../../reference/lead-statuses.ts';
import { roleNames } from '../../reference/roles.ts';
import { allowedLeadCommands, type GuardedLead, leadCommands, maySeeLead } from './allowed-commands.ts';
import { mateo, rosa, staff as somebody } from '../testing/people.ts';

const staff = (role: Staff['roles'][number], more: Partial<Staff> = {}): Staff => somebody(1, role, more);
const leading = staff('SUPERVISOR', { id: mateo.id, team: [rosa.id] });
const me = rosa.id;
const other = mateo.id;
const lead = (given: Partial<GuardedLead> = {}): GuardedLead => ({
  country: 'PE',
  statusId: leadStatus.web,
  executiveId: null,
  erased: false,
  ...given,
});
const allowed = (about: GuardedLead, who: Staff) =>
  allowedLeadCommands(about, who)
    .filter(({ allowed }) => allowed)
    .map(({ command }) => command);

describe('who may see a lead', () => {
  test.each<[string, Staff, GuardedLead, boolean]>([
    ['an executive sees what nobody has', staff('EJECUTIVO'), lead(), true],
    ['an executive sees his own', staff('EJECUTIVO'), lead({ executiveId: me }), true],
    ["an executive does not see a colleague's", staff('EJECUTIVO'), lead({ executiveId: other }), false],
    ['an executive does not see another country', staff('EJECUTIVO'), lead({ country: 'CL' }), false],
    ["a supervisor sees the team's", leading, lead({ executiveId: me }), true],
    ['a supervisor sees what nobody has', leading, lead(), true],
    ["a supervisor does not see another team's", staff('SUPERVISOR'), lead({ executiveId: other }), false],
    ['a supervisor does not see another country', leading, lead({ country: 'CL', executiveId: me }), false],
    ["a manager sees all of the country's", staff('GERENTE'), lead({ executiveId: other }), true],
    ['a manager does not see another country', staff('GERENTE'), lead({ country: 'CL' }), false],
    [
      'an administrator sees everything',
      staff('ADMINISTRADOR', { countries: [] }),
      lead({ country: 'INT' }),
      true,
    ],
    ['backoffice sees none', staff('BACKOFFICE'), lead(), false],
    ['a client sees none', staff('CLIENT'), lead(), false],
  ])('%s', (_, who, about, expected) => expect(maySeeLead(about, who)).toBe(expected));

  test('somebody with two roles has the wider view', () =>
    expect(
      maySeeLead(lead({ executiveId: other }), { ...staff('EJECUTIVO'), roles: ['EJECUTIVO', 'GERENTE'] }),
    ).toBe(true));
});

describe('somebody with two roles', () => {
  const with2 = (who: Staff, role: Staff['roles'][number]): Staff => ({
    ...who,
    roles: [...who.roles, role],
  });
  const theirs = lead({ executiveId: other, statusId: leadStatus.assigned });
  test('does with a lead what the role permits by which the lead is seen', () => {
    const supervising = with2(staff('SUPERVISOR'), 'POSTVENTA');
    expect(maySeeLead(theirs, supervising)).toBe(true);
    expect(allowed(theirs, supervising)).toEqual(allowed(theirs, staff('POSTVENTA')));
    const mine = { ...theirs, executiveId: me };
    expect(allowed(mine, with2(leading, 'POSTVENTA'))).toEqual(
      leadCommands.filter((one) =>
        [leading, staff('POSTVENTA')].some((who) => allowed(mine, who).includes(one)),
      ),
    );
  });
  test('takes what nobody has as an executive does, however much the other role shows', () => {
    const helping = with2(staff('EJECUTIVO'), 'EJECUTIVO_DE_SOPORTE');
    expect(allowed(lead(), helping)).toEqual(allowed(lead(), staff('EJECUTIVO')));
  });
});

describe('what may be done with a lead', () => {
  test('an executive takes what nobody has, then works on it', () => {
    expect(allowed(lead(), staff('EJECUTIVO'))).toEqual(['assign', 'add-note']);
    expect(
      allowed(lead({ executiveId: me, statusId: leadStatus.assigned }), staff('EJECUTIVO')),
    ).toStrictEqual([
      'change-status',
      'fail',
      'set-appointment',
      'close',
      'mark-duplicate',
      'mark-false',
      'update-request',
      'add-note',
      'log-activity',
      'attach-file',
      'withdraw-file',
    ]);
  });
  test('a manager restores a deleted one, or erases the person, and nothing else', () =>
    expect(allowed(lead({ statusId: leadStatus.deleted }), staff('GERENTE'))).toEqual(['restore', 'erase']));
  test('nothing is written about a person who was erased, and the lead goes on', () =>
    expect(
      allowed(lead({ statusId: leadStatus.assigned, executiveId: me, erased: true }), staff('GERENTE')),
    ).toEqual([
      'assign',
      'reassign',
      'change-status',
      'fail',
      'set-appointment',
      'close',
      'mark-duplicate',
      'mark-test',
      'mark-false',
      'delete',
    ]));
  test('a lead that nobody has is assigned, not reassigned', () =>
    expect(
      allowedLeadCommands(lead({ statusId: leadStatus.assigned }), staff('GERENTE')).find(
        ({ command }) => command === 'reassign',
      ),
    ).toMatchObject({ allowed: false, reason: 'La solicitud aún no tiene ejecutivo: asígnala.' }));
});

describe('what is told about every command', () => {
  const everyLead = leadStatuses.flatMap(({ id }) =>
    countryCodes.flatMap((country) =>
      [null, me, other].flatMap((executiveId) =>
        [false, true].map((erased) => lead({ country, statusId: id, executiveId, erased })),
      ),
    ),
  );

  test('stands in one order, whoever asks', () => {
    for (const role of roleNames)
      expect(allowedLeadCommands(lead(), staff(role)).map(({ command }) => command)).toEqual(leadCommands);
  });
  const told = everyLead.flatMap((about) =>
    roleNames.map((role) => ({ about, role, commands: allowedLeadCommands(about, staff(role)) })),
  );
  test('what may not be done has a reason, what may be done has none', () =>
    expect(
      told.filter(({ commands }) =>
        commands.some(({ allowed, reason }) => allowed !== (reason === undefined)),
      ),
    ).toEqual([]));
  test('who may not see it may do nothing with it', () =>
    expect(
      told.filter(
        ({ about, role, commands }) =>
          !maySeeLead(about, staff(role)) && commands.some(({ allowed }) => allowed),
      ),
    ).toEqual([]));
});

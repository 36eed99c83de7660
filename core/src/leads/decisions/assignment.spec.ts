/** Assignment: the executive of a lead, and the roles that choose one. */
import { describe, expect, test } from 'vitest';
import { leadStatus } from '../../reference/lead-statuses.ts';
import { given, stateAfter } from '../../kit/testing/index.ts';
import { lead } from '../lead.ts';
import { assignLead, reassignLead } from './moves.ts';
import { appointed, assigned, reassigned, received, toReassign } from '../testing/events.ts';
import { chilean, mateo, rosa, supervisor } from '../testing/people.ts';

const web = given(lead, received);
const rosas = given(lead, received, assigned(rosa));
const mateos = given(lead, received, assigned(mateo));

describe('assigning a lead', () => {
  test('lets an executive take one that nobody has', () =>
    web.when(assignLead({ executive: rosa, by: rosa })).then(assigned(rosa)));
  test('lets a supervisor give it to an executive', () =>
    web.when(assignLead({ executive: mateo, by: supervisor })).then(assigned(mateo)));
  test('that somebody has is to reassign it', () =>
    rosas.when(assignLead({ executive: mateo, by: supervisor })).then(reassigned(mateo)));
  test('changes nothing when the executive has it', () =>
    rosas.when(assignLead({ executive: rosa, by: supervisor })).then());
  test('does not let an executive give it to somebody else', () => {
    web.when(assignLead({ executive: mateo, by: rosa })).rejected('NOT_ALLOWED');
    const withSecondRole = { ...rosa, roles: ['EJECUTIVO', 'REFERIDOR'] as const };
    web.when(assignLead({ executive: mateo, by: withSecondRole })).rejected('NOT_ALLOWED');
  });
  test('does not let an executive take what another has', () =>
    rosas.when(assignLead({ executive: mateo, by: mateo })).rejected('NOT_FOUND'));
  test('gives none to who is paused for a low balance by the own hand, but by a supervisor’s', () => {
    web.when(assignLead({ executive: rosa, by: rosa, isLowOnBalance: true })).rejected('LOW_BALANCE');
    web.when(assignLead({ executive: rosa, by: supervisor, isLowOnBalance: true })).then(assigned(rosa));
  });
  test('needs an executive', () =>
    web
      .when(assignLead({ executive: supervisor, by: supervisor }))
      .rejected('INVALID_INPUT', { executiveId: 'Elige a un ejecutivo.' }));
  test('needs an executive of the country', () =>
    web
      .when(assignLead({ executive: chilean, by: supervisor }))
      .rejected('INVALID_INPUT', { executiveId: 'El ejecutivo no atiende el país de esta solicitud.' }));
  test('needs a lead', () =>
    given(lead)
      .when(assignLead({ executive: rosa, by: supervisor }))
      .rejected('NOT_FOUND'));
});

describe('reassigning a lead', () => {
  const toMateo = reassignLead({ executive: mateo, by: supervisor, note: 'Rosa está de vacaciones' });

  test('gives it to another executive and says why', () =>
    rosas.when(toMateo).then(reassigned(mateo, 'Rosa está de vacaciones')));
  test('keeps it where it stands, with its appointment', () => {
    const agenda = appointed(213, '2026-03-05T15:00:00.000Z');
    expect(stateAfter(lead, received, assigned(rosa), agenda, reassigned(mateo))).toMatchObject({
      statusId: leadStatus.agenda,
      substatusId: 213,
      executiveId: mateo.id,
      appointment: { at: '2026-03-05T15:00:00.000Z' },
    });
  });
  test('lets one that waited for it go on as Asignado', () =>
    expect(stateAfter(lead, received, assigned(rosa), toReassign, reassigned(mateo))).toMatchObject({
      statusId: leadStatus.assigned,
      executiveId: mateo.id,
    }));
  test('gives one that waited for it back to the same executive', () =>
    given(lead, received, assigned(rosa), toReassign)
      .when(reassignLead({ executive: rosa, by: supervisor }))
      .then(reassigned(rosa)));
  test('to the executive who has it is refused, with its note', () =>
    rosas
      .when(reassignLead({ executive: rosa, by: supervisor, note: 'Llámalo hoy' }))
      .rejected('INVALID_INPUT', { executiveId: 'Ya tiene esta solicitud.' }));
  test('needs somebody who has it', () => web.when(toMateo).rejected('INVALID_TRANSITION'));
  test('is not for executives', () =>
    rosas.when(reassignLead({ executive: mateo, by: rosa })).rejected('NOT_ALLOWED'));
  test('is not for the supervisor of another team', () => mateos.when(toMateo).rejected('NOT_FOUND'));
  test('needs an executive of the country', () =>
    rosas
      .when(reassignLead({ executive: chilean, by: supervisor }))
      .rejected('INVALID_INPUT', { executiveId: 'El ejecutivo no atiende el país de esta solicitud.' }));
});

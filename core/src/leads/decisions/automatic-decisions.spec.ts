import { describe, test } from 'vitest';
import { given } from '../../kit/testing/index.ts';
import {
  assignLeadAutomatically,
  markLeadDuplicateAutomatically,
  remindOfAppointment,
} from './automatic-decisions.ts';
import { lead } from '../lead.ts';
import { appointed, assigned, changed, moved, received, reminded, request } from '../testing/events.ts';
import { mateo, rosa, uuid } from '../testing/people.ts';

const web = given(lead, received);
const test97 = given(lead, { type: 'LeadReceived', data: { ...request, internalTraffic: true } });

describe('assigning a new lead without anybody', () => {
  const toMateo = assignLeadAutomatically(mateo.id);
  test('gives it to the executive', () => web.when(toMateo).then(assigned(mateo)));
  test('leaves it with whoever took it meanwhile', () =>
    given(lead, received, assigned(rosa)).when(toMateo).then());
  test('leaves tests, deleted ones and what never came', () => {
    test97.when(toMateo).then();
    given(lead, received, moved('LeadDeleted')).when(toMateo).then();
    given(lead).when(toMateo).then();
  });
  test('gives one to the executive that is on the web again', () =>
    given(lead, received, moved('LeadMarkedFalse'), moved('LeadReopened'))
      .when(toMateo)
      .then(assigned(mateo)));
});

describe('marking a repetition', () => {
  const ofFirst = markLeadDuplicateAutomatically(uuid(99));
  test('points at the first one', () =>
    web.when(ofFirst).then({ type: 'LeadMarkedDuplicate', data: { firstLeadId: uuid(99) } }));
  test('leaves what somebody works on, tests, and what never came', () => {
    given(lead, received, assigned(rosa)).when(ofFirst).then();
    test97.when(ofFirst).then();
    given(lead).when(ofFirst).then();
  });
});

describe('reminding of an appointment', () => {
  const at = '2026-03-05T15:00:00.000Z';
  const agenda = [received, assigned(rosa), appointed(213, at)] as const;
  test('is done once', () => {
    given(lead, ...agenda)
      .when(remindOfAppointment(at))
      .then(reminded(at));
    given(lead, ...agenda, reminded(at))
      .when(remindOfAppointment(at))
      .then();
  });
  test('is not needed when it was moved, or the person was spoken to', () => {
    given(lead, ...agenda, appointed(213, '2026-03-06T15:00:00.000Z'))
      .when(remindOfAppointment(at))
      .then();
    given(lead, ...agenda, changed(14, 215))
      .when(remindOfAppointment(at))
      .then();
    given(lead).when(remindOfAppointment(at)).then();
  });
});

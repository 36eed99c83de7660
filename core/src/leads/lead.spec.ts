import { describe, expect, test } from 'vitest';
import { leadStatus } from '../reference/lead-statuses.ts';
import { erased } from '../kit/event-sourcing/index.ts';
import { stateAfter } from '../kit/testing/index.ts';
import { lead } from './lead.ts';
import {
  appointed,
  assigned,
  changed,
  closed,
  erasedPerson,
  reassigned,
  received,
  reminded,
  request,
} from './testing/events.ts';
import { mateo, rosa, uuid } from './testing/people.ts';

describe('a new lead', () => {
  test('waits on the web for somebody', () =>
    expect(stateAfter(lead, received)).toMatchObject({ statusId: leadStatus.web, executiveId: null }));
  test('is a test when the company itself sent it', () =>
    expect(
      stateAfter(lead, { type: 'LeadReceived', data: { ...request, internalTraffic: true } }),
    ).toMatchObject({ statusId: leadStatus.test }));
  test('keeps what it came with', () => {
    const asked = {
      ...request,
      product: { code: 'PE-1', name: 'Plan Uno' },
      quotedPrice: { amount: '2.45', unit: 'UF', period: 'month' },
      profile: { age: 27 },
      referral: { executiveId: rosa.id },
      attribution: [{ referrer: 'buscador' }],
      origin: { lead: 'redes' },
      originUrl: '/Seguros/x',
      salesforceId: '00Q5g',
    };
    expect(stateAfter(lead, { type: 'LeadReceived', data: asked })).toMatchObject(asked);
  });
  test.each([
    ['+510051987654321', '+51987654321'],
    ['+510987654321', '+51987654321'],
    ['+51014441234', '+5114441234'],
    ['+51044123456', '+5144123456'],
    ['12', '12'],
  ])('has the phone that was meant when it was stored as it was typed: %s', (phone, meant) => {
    const old = (person: object) => ({ ...request, person: { ...request.person, ...person } });
    const before = { type: 'LeadReceived', data: old({ phone }) } as const;
    expect(stateAfter(lead, before)).toMatchObject({ person: { phone: meant } });
    const update = { type: 'LeadRequestUpdated', data: { person: old({ phone }).person } } as const;
    expect(stateAfter(lead, received, update)).toMatchObject({ person: { phone: meant } });
  });
});

describe('the dates of a lead', () => {
  const at = (minute: number) => `2026-03-02T15:0${minute}:00.000Z`;
  test('tell when it was received, assigned, first worked on, closed and last changed', () => {
    const state = stateAfter(lead, received, assigned(rosa), changed(2, 201), closed());
    expect(state).toMatchObject({
      fecha: at(0),
      fecha_asignado: at(1),
      fecha_gestion: at(2),
      fecha_cierre: at(3),
      fecha_ultimo_estado: at(3),
    });
  });
  test('keep the first work on it', () =>
    expect(stateAfter(lead, received, assigned(rosa), changed(2, 201), changed(14, 215))).toMatchObject({
      fecha_gestion: at(2),
    }));
  test('count a call as work on it, and its status stays', () => {
    const called = {
      type: 'LeadActivityLogged',
      data: { activityId: uuid(9), typeId: 'LLAMADA', outcomeId: 'BUZON', at: at(1) },
    } as const;
    expect(stateAfter(lead, received, assigned(rosa), called)).toMatchObject({
      fecha_gestion: at(2),
      fecha_ultimo_estado: at(1),
    });
  });
  test('lose the closing date when it is opened again', () =>
    expect(
      stateAfter(lead, received, assigned(rosa), closed(), { type: 'LeadReopened', data: {} }),
    ).toMatchObject({ fecha_cierre: null }));
  test('tell when it was given to somebody else, and its status is as old as before', () =>
    expect(stateAfter(lead, received, assigned(rosa), changed(14, 215), reassigned(mateo))).toMatchObject({
      fecha_asignado: at(3),
      fecha_ultimo_estado: at(2),
    }));
  test('belong to no lead that was never received', () =>
    expect(stateAfter(lead, assigned(rosa), closed())).toEqual({ status: 'unknown' }));
});

describe('what was written to a reassignment', () => {
  const passedOn = [received, assigned(rosa), reassigned(mateo, 'Llamar de tarde')] as const;

  test('is kept until the next', () => {
    expect(stateAfter(lead, ...passedOn, changed(14, 215))).toMatchObject({
      assignmentNote: 'Llamar de tarde',
    });
    expect(stateAfter(lead, ...passedOn, reassigned(rosa))).not.toHaveProperty(
      'assignmentNote',
      expect.anything(),
    );
  });
  test('is erased with the person', () =>
    expect(stateAfter(lead, ...passedOn, erasedPerson)).toMatchObject({ assignmentNote: erased }));
});

describe('an appointment', () => {
  const at = '2026-03-05T15:00:00.000Z';
  const agenda = [received, assigned(rosa), appointed(213, at)] as const;

  test('is reminded of once', () =>
    expect(stateAfter(lead, ...agenda, reminded(at))).toMatchObject({ appointment: { at, reminded: true } }));
  test('that was moved meanwhile still needs its reminder', () =>
    expect(
      stateAfter(lead, ...agenda, appointed(213, '2026-03-06T15:00:00.000Z'), reminded(at)),
    ).toMatchObject({ appointment: { reminded: false } }));
  test('leaves with Agenda', () =>
    expect(stateAfter(lead, ...agenda, changed(14, 215))).toMatchObject({ appointment: null }));
});

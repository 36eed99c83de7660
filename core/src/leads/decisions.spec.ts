import { describe, expect, test } from 'vitest';
import { Rejection } from '../event-sourcing/index.ts';
import { type Staff } from '../identity/index.ts';
import { leadStatuses, substatusesOf } from '../reference/index.ts';
import { given, stateAfter } from '../testing/index.ts';
import { addLeadNote, assignLead, changeLeadStatus, receiveLead } from './decisions.ts';
import { lead, type LeadEvent, type LeadRequest } from './lead.ts';

const staff = (id: number, role: Staff['roles'][number], countries: Staff['countries'] = ['PE']): Staff => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  roles: [role],
  countries,
});
const rosa = staff(1, 'EJECUTIVO');
const mateo = staff(2, 'EJECUTIVO');
const chilean = staff(3, 'EJECUTIVO', ['CL']);
const supervisor = staff(4, 'SUPERVISOR');

const request: LeadRequest = {
  requestTypeId: 3,
  person: { firstName: 'María', email: 'maria@correo.example', phone: '+51999888777' },
  origin: {},
  attribution: [],
  internalTraffic: false,
};
const received: LeadEvent = { type: 'LeadReceived', data: request };
const assigned = (to: Staff): LeadEvent => ({ type: 'LeadAssigned', data: { executiveId: to.id } });
const changed = (statusId: number, substatusId: number | null): LeadEvent => ({
  type: 'LeadStatusChanged',
  data: { statusId, substatusId, note: undefined },
});
const deleted = changed(5, null);

describe('receiving a lead', () => {
  test('makes it', () => given(lead).when(receiveLead(request)).then(received));
  test('changes nothing when it is there', () => given(lead, received).when(receiveLead(request)).then());
  test('marks internal traffic as a test', () => {
    const state = stateAfter(lead, { type: 'LeadReceived', data: { ...request, internalTraffic: true } });
    expect(state).toMatchObject({ statusId: 97 });
  });
});

describe('assigning a lead', () => {
  test('lets an executive take one that nobody has', () =>
    given(lead, received)
      .when(assignLead({ executive: rosa, by: rosa }))
      .then(assigned(rosa)));
  test('lets a supervisor give it to an executive, and to another one later', () => {
    given(lead, received)
      .when(assignLead({ executive: rosa, by: supervisor }))
      .then(assigned(rosa));
    given(lead, received, assigned(rosa))
      .when(assignLead({ executive: mateo, by: supervisor }))
      .then(assigned(mateo));
  });
  test('changes nothing when the executive has it', () =>
    given(lead, received, assigned(rosa))
      .when(assignLead({ executive: rosa, by: supervisor }))
      .then());
  test('does not let an executive give it to somebody else', () =>
    given(lead, received)
      .when(assignLead({ executive: mateo, by: rosa }))
      .rejected('NOT_ALLOWED'));
  test('does not let an executive take what another has', () =>
    given(lead, received, assigned(rosa))
      .when(assignLead({ executive: mateo, by: mateo }))
      .rejected('NOT_ALLOWED'));
  test('does not let an executive who has it take it again', () =>
    given(lead, received, assigned(rosa))
      .when(assignLead({ executive: rosa, by: rosa }))
      .rejected('NOT_ALLOWED'));
  test('needs an executive', () =>
    given(lead, received)
      .when(assignLead({ executive: supervisor, by: supervisor }))
      .rejected('INVALID_INPUT', { executiveId: 'Elige a un ejecutivo.' }));
  test('needs an executive of the country', () =>
    given(lead, received)
      .when(assignLead({ executive: chilean, by: supervisor }))
      .rejected('INVALID_INPUT', { executiveId: 'El ejecutivo no atiende el país de esta solicitud.' }));
  test('needs a lead', () =>
    given(lead)
      .when(assignLead({ executive: rosa, by: supervisor }))
      .rejected('NOT_FOUND'));
});

describe('changing the status of a lead', () => {
  const to = (statusId: number, substatusId: number | null = null, by = rosa, note?: string) =>
    changeLeadStatus({ statusId, substatusId, note, by });
  const rosas = given(lead, received, assigned(rosa));

  test('records the status, its substatus and the note', () =>
    rosas.when(to(12, 206, rosa, 'Cierra la empresa')).then({
      type: 'LeadStatusChanged',
      data: { statusId: 12, substatusId: 206, note: 'Cierra la empresa' },
    }));
  test('can close a lead only with a substatus', () => {
    rosas.when(to(3)).rejected('INVALID_INPUT', { substatusId: 'Elige un subestado de Cerrado.' });
    rosas.when(to(3, 331)).then(changed(3, 331));
  });
  test('refuses a substatus of another status, or of none', () => {
    rosas.when(to(3, 406)).rejected('INVALID_INPUT', { substatusId: 'Ese subestado no es de Cerrado.' });
    rosas
      .when(to(11, 406))
      .rejected('INVALID_INPUT', { substatusId: 'Ese subestado no es de Cliente Vigente.' });
    rosas.when(to(3, 1)).rejected('INVALID_INPUT');
  });
  test('refuses a status that does not exist', () =>
    rosas.when(to(1_000)).rejected('INVALID_INPUT', { statusId: 'Ese estado no existe.' }));
  test('refuses the statuses that commands of their own give', () => {
    for (const { id } of leadStatuses.filter(({ byHand }) => !byHand))
      rosas.when(to(id)).rejected('INVALID_INPUT');
  });
  test('can reach every status that is chosen by hand, with each of its substatuses', () => {
    for (const { id } of leadStatuses.filter(({ byHand }) => byHand)) {
      const substatuses = substatusesOf(id);
      if (substatuses.length === 0) rosas.when(to(id)).then(changed(id, null));
      for (const substatus of substatuses) rosas.when(to(id, substatus.id)).then(changed(id, substatus.id));
    }
  });
  test('to what it is changes nothing', () =>
    given(lead, received, assigned(rosa), changed(3, 331)).when(to(3, 331)).then());
  test('to what it is, with a note, asks for a note instead', () =>
    given(lead, received, assigned(rosa), changed(3, 331))
      .when(to(3, 331, rosa, 'x'))
      .rejected('SAME_STATUS'));
  test('needs the executive to have it', () => {
    given(lead, received).when(to(3, 331)).rejected('NOT_ALLOWED');
    rosas.when(to(3, 331, mateo)).rejected('NOT_ALLOWED');
  });
  test('is open to a supervisor of the country only', () => {
    rosas.when(to(3, 331, supervisor)).then(changed(3, 331));
    rosas.when(to(3, 331, staff(5, 'SUPERVISOR', ['CL']))).rejected('NOT_ALLOWED');
  });
  test('is not open to roles without the permission', () => {
    for (const role of ['BACKOFFICE', 'CLIENT', 'JEFATURA_SAC_CHILE'] as const)
      rosas.when(to(3, 331, staff(6, role))).rejected('NOT_ALLOWED');
  });
  test('is over once the lead is deleted', () =>
    given(lead, received, assigned(rosa), deleted)
      .when(to(3, 331, supervisor))
      .rejected('NOT_ALLOWED'));
  test('needs a lead', () => given(lead).when(to(3, 331)).rejected('NOT_FOUND'));
});

describe('adding a note', () => {
  const note = (by: Staff) => addLeadNote({ noteId: rosa.id, text: 'Llamar el lunes', by });
  const added: LeadEvent = { type: 'LeadNoteAdded', data: { noteId: rosa.id, text: 'Llamar el lunes' } };

  test('records its text', () => given(lead, received).when(note(rosa)).then(added));
  test('adds it once', () => given(lead, received, added).when(note(rosa)).then());
  test('is open to the head of customer service, who may do nothing else', () => {
    const head = staff(7, 'JEFATURA_SAC_CHILE');
    given(lead, received).when(note(head)).then(added);
    given(lead, received)
      .when(assignLead({ executive: rosa, by: head }))
      .rejected('NOT_ALLOWED');
  });
  test('needs a lead', () => given(lead).when(note(rosa)).rejected('NOT_FOUND'));
});

describe('the dates of a lead', () => {
  const at = (minute: number) => `2026-03-02T15:0${minute}:00.000Z`;
  test('tell when it was received, assigned, first worked on, closed and last changed', () => {
    const state = stateAfter(lead, received, assigned(rosa), changed(2, 201), changed(3, 331));
    expect(state).toMatchObject({
      fecha: at(0),
      fecha_asignado: at(1),
      fecha_gestion: at(2),
      fecha_cierre: at(3),
      fecha_ultimo_estado: at(3),
    });
  });
  test('lose the closing date when it is opened again', () =>
    expect(stateAfter(lead, received, assigned(rosa), changed(3, 331), changed(14, 215))).toMatchObject({
      fecha_cierre: null,
    }));
  test('lose the closing date when it is given to somebody again', () =>
    expect(stateAfter(lead, received, assigned(rosa), changed(3, 331), assigned(mateo))).toMatchObject({
      statusId: 2,
      fecha_cierre: null,
    }));
  test('belong to no lead that was never received', () =>
    expect(stateAfter(lead, assigned(rosa), changed(3, 331))).toEqual({ status: 'unknown' }));
});

test('a refusal of input names its field in Spanish', () => {
  try {
    changeLeadStatus({ statusId: 3, substatusId: null, by: supervisor })(stateAfter(lead, received));
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(Rejection);
    expect(error).toMatchObject({ kind: 'invalid', message: 'Revisa los datos marcados.' });
  }
});

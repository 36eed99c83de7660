import { describe, expect, test } from 'vitest';
import { type Staff } from '../../identity/index.ts';
import { given, stateAfter } from '../../kit/testing/index.ts';
import {
  addLeadNote,
  attachLeadFile,
  eraseLead,
  logLeadActivity,
  mostActivities,
  mostFiles,
  mostNotes,
  mostOwnUpdates,
  receiveLead,
  updateLeadRequest,
  updateOwnRequest,
  withdrawLeadFile,
} from './decisions.ts';
import { type LeadEvent, type LeadRequestUpdate } from '../lead-events.ts';
import { lead } from '../lead.ts';
import { assigned, closed, duplicated, erasedPerson, moved, received, request } from '../testing/events.ts';
import {
  administrator,
  afterSales,
  manager,
  mateo,
  rosa,
  staff,
  supervisor,
  uuid,
} from '../testing/people.ts';

const web = given(lead, received);
const rosas = given(lead, received, assigned(rosa));
const erased = given(lead, received, assigned(rosa), erasedPerson);
const deleted = given(lead, received, assigned(rosa), moved('LeadDeleted'));

describe('receiving a lead', () => {
  test('makes it', () => given(lead).when(receiveLead(request)).then(received));
  test('changes nothing when it is there', () => web.when(receiveLead(request)).then());
});

describe('updating what was asked for', () => {
  const price = { quotedPrice: { amount: '2.45', unit: 'UF' } };
  const updated = (data: LeadRequestUpdate): LeadEvent => ({ type: 'LeadRequestUpdated', data });
  const ana = { ...request.person, firstName: 'Ana' };

  test('records what is told, and what is left out stays', () => {
    rosas.when(updateLeadRequest({ ...price, message: undefined }, rosa)).then(updated(price));
    expect(stateAfter(lead, received, updated(price))).toMatchObject({ ...price, person: request.person });
  });
  test('that changes nothing records nothing, in whatever order it is told', () => {
    const { phone, email, firstName } = request.person;
    rosas.when(updateLeadRequest({ person: { phone, email, firstName } }, rosa)).then();
    rosas.when(updateLeadRequest({}, rosa)).then();
  });
  test('takes back what holds no longer, and only what is there', () => {
    const priced = given(lead, received, assigned(rosa), updated(price));
    const gone = updated({ cleared: ['quotedPrice'] });
    priced.when(updateLeadRequest({ cleared: ['quotedPrice'] }, rosa)).then(gone);
    rosas.when(updateLeadRequest({ cleared: ['quotedPrice'] }, rosa)).then();
    const after = stateAfter(lead, received, updated(price), gone);
    expect(after).toEqual({ ...stateAfter(lead, received), ownUpdates: 2 });
    expect(stateAfter(lead, received, updated(price), gone, updated(price))).toMatchObject(price);
  });
  test('of the person replaces the person', () =>
    rosas.when(updateLeadRequest({ person: ana }, rosa)).then(updated({ person: ana })));
  test('is for whoever works on it', () => {
    rosas.when(updateLeadRequest(price, mateo)).rejected('NOT_FOUND');
    rosas.when(updateLeadRequest(price, afterSales)).rejected('NOT_ALLOWED');
    web.when(updateLeadRequest(price, rosa)).rejected('NOT_ALLOWED');
  });
  test('is over once the person was erased', () =>
    erased.when(updateLeadRequest({ person: ana }, rosa)).rejected('NOT_EDITABLE'));

  test('by the visitor is for as long as the lead is worked on', () => {
    web.when(updateOwnRequest(price)).then(updated(price));
    rosas.when(updateOwnRequest(price)).then(updated(price));
    for (const over of [closed(), duplicated(), moved('LeadDeleted'), erasedPerson])
      given(lead, received, assigned(rosa), over).when(updateOwnRequest(price)).rejected('NOT_FOUND');
    given(lead).when(updateOwnRequest(price)).rejected('NOT_FOUND');
  });
  test('by the company’s own people is for as long as it is their test, or worked on like any other', () => {
    const internal: LeadEvent = { type: 'LeadReceived', data: { ...request, internalTraffic: true } };
    given(lead, internal).when(updateOwnRequest(price)).then(updated(price));
    given(lead, internal, assigned(rosa)).when(updateOwnRequest(price)).then(updated(price));
    given(lead, internal, closed()).when(updateOwnRequest(price)).rejected('NOT_FOUND');
    given(lead, received, moved('LeadMarkedTest')).when(updateOwnRequest(price)).rejected('NOT_FOUND');
  });
  test('by the visitor can be done a hundred times, and the same again is no change', () => {
    const told = (count: number) =>
      Array.from({ length: count }, (_, number) => updated({ message: String(number) }));
    given(lead, received, ...told(mostOwnUpdates - 1))
      .when(updateOwnRequest(price))
      .then(updated(price));
    const often = given(lead, received, assigned(rosa), ...told(mostOwnUpdates));
    often.when(updateOwnRequest(price)).rejected('INVALID_INPUT', {
      id: 'Esta solicitud ya se cambió 100 veces. Escríbenos para cambiar algo más.',
    });
    often.when(updateOwnRequest({ message: String(mostOwnUpdates - 1) })).then();
    often.when(updateLeadRequest(price, rosa)).then(updated(price));
  });
});

describe('adding a note', () => {
  const note = (by: Staff) => addLeadNote({ noteId: rosa.id, text: 'Llamar el lunes', by });
  const added: LeadEvent = { type: 'LeadNoteAdded', data: { noteId: rosa.id, text: 'Llamar el lunes' } };

  test('records its text', () => web.when(note(rosa)).then(added));
  test('adds it once', () => given(lead, received, added).when(note(rosa)).then());
  test('is open to those who come after the sale, wherever it stands', () => {
    web.when(note(afterSales)).then(added);
    given(lead, received, assigned(rosa), closed()).when(note(afterSales)).then(added);
    web.when(note(staff(8, 'JEFATURA_SAC_CHILE'))).then(added);
  });
  test('can be done a thousand times to one lead', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, number): LeadEvent => ({
        type: 'LeadNoteAdded',
        data: { noteId: uuid(1_000 + number), text: 'x' },
      }));
    given(lead, received, ...many(mostNotes - 1))
      .when(note(rosa))
      .then(added);
    given(lead, received, ...many(mostNotes))
      .when(note(rosa))
      .rejected('INVALID_INPUT', { text: 'Una solicitud tiene 1000 notas como máximo.' });
    given(lead, received, added, ...many(mostNotes - 1))
      .when(note(rosa))
      .then();
  });
  test('needs a lead that is in sight, and a person', () => {
    given(lead).when(note(rosa)).rejected('NOT_FOUND');
    deleted.when(note(manager)).rejected('INVALID_TRANSITION');
    erased.when(note(rosa)).rejected('INVALID_TRANSITION');
  });
});

describe('logging an activity', () => {
  const call = { activityId: uuid(20), typeId: 'LLAMADA', outcomeId: 'CONTESTO', by: rosa } as const;
  const logged = (at: string, note?: string): LeadEvent => ({
    type: 'LeadActivityLogged',
    data: { activityId: call.activityId, typeId: 'LLAMADA', outcomeId: 'CONTESTO', at, note },
  });
  const now = '2026-03-02T15:02:00.000Z';

  test('took place now unless said', () => {
    rosas.when(logLeadActivity(call)).then(logged(now));
    rosas
      .when(logLeadActivity({ ...call, at: '2026-03-02T15:00:30.000Z', note: 'Pide precios' }))
      .then(logged('2026-03-02T15:00:30.000Z', 'Pide precios'));
  });
  test('needs an outcome of its type', () => {
    for (const outcomeId of ['REALIZADA', 'CUALQUIERA', ''])
      rosas
        .when(logLeadActivity({ ...call, outcomeId }))
        .rejected('INVALID_INPUT', { outcomeId: 'Elige un resultado.' });
    rosas
      .when(logLeadActivity({ ...call, typeId: 'REUNION' }))
      .rejected('INVALID_INPUT', { outcomeId: 'Elige un resultado.' });
  });
  test('did not take place in the future, nor before the lead came', () => {
    rosas
      .when(logLeadActivity({ ...call, at: '2026-03-02T15:02:00.001Z' }))
      .rejected('INVALID_INPUT', { at: 'Elige un momento que ya haya pasado.' });
    rosas
      .when(logLeadActivity({ ...call, at: '2026-03-02T14:59:59.999Z' }))
      .rejected('INVALID_INPUT', { at: 'La solicitud llegó después de ese momento.' });
  });
  test('is written down once', () =>
    given(lead, received, assigned(rosa), logged(now)).when(logLeadActivity(call)).then());
  test('can be done a thousand times with one lead', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, number): LeadEvent => ({
        type: 'LeadActivityLogged',
        data: {
          activityId: uuid(1_000 + number),
          typeId: 'LLAMADA',
          outcomeId: 'CONTESTO',
          at: now,
          note: undefined,
        },
      }));
    given(lead, received, assigned(rosa), ...many(mostActivities - 1))
      .when(logLeadActivity({ ...call, at: now }))
      .then(logged(now));
    given(lead, received, assigned(rosa), ...many(mostActivities))
      .when(logLeadActivity(call))
      .rejected('INVALID_INPUT', { typeId: 'Una solicitud tiene 1000 actividades como máximo.' });
  });
  test('needs the executive to have the lead', () => web.when(logLeadActivity(call)).rejected('NOT_ALLOWED'));
  test('needs a person', () => erased.when(logLeadActivity(call)).rejected('INVALID_TRANSITION'));
});

describe('attaching a file', () => {
  const file = (number = 0) => ({
    fileId: uuid(100 + number),
    name: 'RUT.pdf',
    mediaType: 'application/pdf',
    bytes: 7,
  });
  const attached = (number = 0): LeadEvent => ({ type: 'LeadFileAttached', data: file(number) });
  const many = (count: number) => Array.from({ length: count }, (_, number) => attached(number));

  test('records what it is', () => rosas.when(attachLeadFile(file(), rosa)).then(attached()));
  test('is done once', () =>
    given(lead, received, assigned(rosa), attached()).when(attachLeadFile(file(), rosa)).then());
  test(`can be done ${mostFiles} times`, () => {
    given(lead, received, assigned(rosa), ...many(mostFiles - 1))
      .when(attachLeadFile(file(mostFiles), rosa))
      .then(attached(mostFiles));
    const full = given(lead, received, assigned(rosa), ...many(mostFiles));
    full
      .when(attachLeadFile(file(mostFiles), rosa))
      .rejected('INVALID_INPUT', { fileId: 'Una solicitud tiene 50 archivos como máximo.' });
    full.when(attachLeadFile(file(0), rosa)).then();
  });
  test('needs a person', () => erased.when(attachLeadFile(file(), rosa)).rejected('INVALID_TRANSITION'));
});

describe('withdrawing a file', () => {
  const data = { fileId: uuid(100), name: 'RUT.pdf', mediaType: 'application/pdf', bytes: 7 };
  const attached: LeadEvent = { type: 'LeadFileAttached', data };
  const told = { fileId: data.fileId, reasonId: 1 };
  const withdrawn: LeadEvent = { type: 'LeadFileWithdrawn', data: told };
  // The tests’ events are of a visitor: of nobody’s own.
  const withFile = given(lead, received, assigned(rosa), attached);

  test('is the supervisor’s where somebody else attached it', () => {
    const leading = { ...supervisor, team: [rosa.id] };
    withFile.when(withdrawLeadFile(told, leading)).then(withdrawn);
    withFile.when(withdrawLeadFile(told, manager)).then(withdrawn);
    withFile.when(withdrawLeadFile(told, rosa)).rejected('NOT_ALLOWED');
    withFile.when(withdrawLeadFile(told, mateo)).rejected('NOT_FOUND');
    withFile.when(withdrawLeadFile(told, staff(9, 'EJECUTIVO_DE_SOPORTE'))).rejected('NOT_ALLOWED');
  });
  test('is not the supervisor’s by another role that reaches further', () => {
    const both = staff(7, 'SUPERVISOR', { roles: ['SUPERVISOR', 'POSTVENTA'] });
    withFile.when(withdrawLeadFile(told, both)).rejected('NOT_ALLOWED');
  });
  test('is done once, and makes room for the same content', () => {
    const after = given(lead, received, assigned(rosa), attached, withdrawn);
    after.when(withdrawLeadFile(told, manager)).then();
    after.when(attachLeadFile(data, rosa)).rejected('INVALID_INPUT');
    const again = { ...data, fileId: uuid(101) };
    after.when(attachLeadFile(again, rosa)).then({ type: 'LeadFileAttached', data: again });
    expect(stateAfter(lead, received, attached, withdrawn)).toMatchObject({ files: [] });
  });
  test('needs a person', () =>
    given(lead, received, assigned(rosa), attached, erasedPerson)
      .when(withdrawLeadFile(told, manager))
      .rejected('INVALID_TRANSITION'));
});

describe('erasing the person', () => {
  const gone = (reasonId = 1): LeadEvent => ({ type: 'SubjectErased', data: { reasonId } });

  test('is the manager’s and says why, out of a list', () => {
    rosas.when(eraseLead(manager, 5)).then(gone(5));
    rosas.when(eraseLead(manager, 6)).rejected('INVALID_INPUT', { reasonId: 'Elige un motivo.' });
    rosas.when(eraseLead(administrator)).then(gone());
    rosas.when(eraseLead(supervisor)).rejected('NOT_ALLOWED');
    rosas.when(eraseLead(rosa)).rejected('NOT_ALLOWED');
  });
  test('can be done with a deleted lead too', () => deleted.when(eraseLead(manager)).then(gone()));
  test('is done once', () => erased.when(eraseLead(manager)).rejected('INVALID_TRANSITION'));
});

import { describe, expect, test } from 'vitest';
import { erased } from '../kit/event-sourcing/index.ts';
import { stateAfter } from '../kit/testing/index.ts';
import { type LeadEvent, lead, type ReceivedLead } from '../leads/index.ts';
import { leadRecordSchema, leads } from './lead-record.ts';
import { leadRow } from './lead-row.ts';
import { appointed, assigned, duplicated, erasedPerson, failed } from '../leads/testing/events.ts';
import { rosa, uuid } from '../leads/testing/people.ts';

const id = uuid(9);
const received: LeadEvent = {
  type: 'LeadReceived',
  data: {
    requestTypeId: 2,
    person: {
      firstName: 'María',
      paternalSurname: 'Soto',
      documentType: 'DNI',
      documentNumber: '12345678',
      email: 'maria@correo.example',
      phone: '+51999888777',
    },
    message: 'Llámenme de tarde',
    product: { code: 'PE-1', name: 'Plan Uno' },
    quotedPrice: { amount: '120.50', unit: 'PEN', period: 'mes' },
    profile: { age: 27 },
    insurance: { people: 2 },
    referral: { name: 'Ana', email: 'ana@correo.example' },
    origin: { lead: 'Me interesa' },
    originUrl: '/Seguros/x?nombre=Mar%C3%ADa',
    salesforceId: '00Q5g',
    attribution: [{ referrer: 'buscador' }],
    internalTraffic: false,
  },
};
const noted: LeadEvent = { type: 'LeadNoteAdded', data: { noteId: id, text: 'Nota' } };
const called: LeadEvent = {
  type: 'LeadActivityLogged',
  data: {
    activityId: id,
    typeId: 'LLAMADA',
    outcomeId: 'BUZON',
    at: '2026-03-02T15:00:00.000Z',
    note: 'Nada',
  },
};
const attached: LeadEvent = {
  type: 'LeadFileAttached',
  data: { fileId: id, name: 'RUT.pdf', mediaType: 'application/pdf', bytes: 7 },
};
const appointment = '2026-03-05T15:00:00.000Z';
const row = (...events: LeadEvent[]) => {
  const state = stateAfter(lead, ...events) as ReceivedLead;
  return leadRow(id, state, { version: events.length, position: '7' }, (user) =>
    user === rosa.id ? 'Rosa Quispe' : null,
  );
};

describe("a lead's row", () => {
  const life = [
    received,
    assigned(rosa),
    noted,
    called,
    attached,
    appointed(213, appointment),
    failed(402, 99, 'Se mudó'),
    duplicated(),
    erasedPerson,
  ];

  test('fits its documentation, whatever happened', () => {
    for (const [index] of life.entries()) {
      const shown = row(...life.slice(0, index + 1));
      expect(leadRecordSchema.omit({ allowedCommands: true }).strict().parse(shown)).toEqual(shown);
    }
  });
  test('names the person, the product and the executive', () =>
    expect(row(received, assigned(rosa))).toMatchObject({
      firstName: 'María',
      maternalSurname: null,
      productCode: 'PE-1',
      productName: 'Plan Uno',
      quotedPrice: { amount: '120.50' },
      referralName: 'Ana',
      executiveName: 'Rosa Quispe',
      originLead: 'Me interesa',
      originUrl: '/Seguros/x?nombre=Mar%C3%ADa',
      salesforceId: '00Q5g',
      version: 2,
      position: '7',
      erased: false,
    }));
  test('tells the appointment, the failure and the first lead while they hold', () => {
    const agenda = row(...life.slice(0, 6));
    const fallen = row(...life.slice(0, 7));
    const repeated = row(...life.slice(0, 8));
    expect(agenda).toMatchObject({ appointmentAt: appointment, failureReasonId: null, duplicateOf: null });
    expect(fallen).toMatchObject({ appointmentAt: null, failureReasonId: 99, failureText: 'Se mudó' });
    expect(repeated).toMatchObject({ failureReasonId: null, failureText: null, duplicateOf: uuid(99) });
  });
  test('keeps nothing of a person who was erased', () => {
    const shown = row(received, noted, called, attached, failed(402, 99, 'Se mudó'), erasedPerson);
    const personal = Object.entries({ ...leads.columns, ...leads.pageColumns }).flatMap(
      ([name, { isPersonal }]) => (isPersonal ? [name] : []),
    );
    expect(personal.length).toBeGreaterThan(15);
    expect(shown).toMatchObject(Object.fromEntries(personal.map((name) => [name, null])));
    expect(shown).toMatchObject({
      erased: true,
      attribution: [],
      originLead: 'Me interesa',
      failureReasonId: 99,
      productCode: 'PE-1',
    });
    expect(shown.notes).toMatchObject([{ text: null }]);
    expect(shown.activities).toMatchObject([{ outcomeId: 'BUZON', note: null }]);
    expect(shown.files).toMatchObject([{ name: null, bytes: 7 }]);
  });
  test('of a past before the erasure says that the person is erased', () => {
    const gone = { ...received.data, person: erased, message: erased, attribution: erased };
    expect(row({ type: 'LeadReceived', data: gone })).toMatchObject({
      erased: true,
      firstName: null,
    });
  });
});

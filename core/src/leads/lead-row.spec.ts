import { describe, expect, test } from 'vitest';
import { erased } from '../event-sourcing/index.ts';
import { stateAfter } from '../testing/index.ts';
import { lead, type LeadEvent, type ReceivedLead } from './lead.ts';
import { leadRow, leadRowSchema } from './lead-row.ts';

const id = '00000000-0000-4000-8000-000000000009';
const executive = '00000000-0000-4000-8000-000000000001';
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
    origin: { url: '/Seguros/x', lead: 'Me interesa' },
    attribution: [],
    internalTraffic: false,
  },
};
const noted: LeadEvent = { type: 'LeadNoteAdded', data: { noteId: id, text: 'Nota' } };
const row = (...events: LeadEvent[]) => {
  const state = stateAfter(lead, ...events) as ReceivedLead;
  return leadRow(id, state, { version: events.length, position: '7' }, (user) =>
    user === executive ? 'Rosa Quispe' : null,
  );
};

describe("a lead's row", () => {
  test('fits its documentation, whatever happened', () => {
    const assigned: LeadEvent = { type: 'LeadAssigned', data: { executiveId: executive } };
    for (const events of [[received], [received, assigned], [received, assigned, noted]])
      expect(leadRowSchema.strict().parse(row(...events))).toEqual(row(...events));
  });
  test('names the person, the product and the executive', () =>
    expect(row(received, { type: 'LeadAssigned', data: { executiveId: executive } })).toMatchObject({
      firstName: 'María',
      maternalSurname: null,
      productCode: 'PE-1',
      productName: 'Plan Uno',
      executiveName: 'Rosa Quispe',
      originLead: 'Me interesa',
      version: 2,
      position: '7',
      erased: false,
    }));
  test('keeps nothing of a person who was erased', () => {
    const gone: LeadEvent = {
      type: 'LeadReceived',
      data: { ...received.data, person: erased, message: erased, attribution: erased },
    };
    const shown = row(gone, { type: 'LeadNoteAdded', data: { noteId: id, text: erased } });
    expect(shown).toMatchObject({
      erased: true,
      firstName: null,
      email: null,
      message: null,
      productCode: 'PE-1',
    });
    expect(shown.notes).toMatchObject([{ text: null }]);
  });
});

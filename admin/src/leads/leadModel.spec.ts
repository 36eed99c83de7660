import { describe, expect, test } from 'vitest';
import {
  codeAsWords,
  documentText,
  leadChanges,
  leadName,
  permissionFor,
  requestTypeName,
  roleName,
  statusOrId,
  substatusName,
} from './leadModel.ts';
import { aLead } from './testing.ts';

describe('what a lead is called', () => {
  test('the names that were given', () =>
    expect(leadName(aLead({ maternalSurname: 'Mamani' }))).toBe('Rosa Quispe Mamani'));
  test('nothing once the person is erased', () =>
    expect(leadName({ firstName: null, paternalSurname: null, maternalSurname: null })).toBeUndefined());
});

describe('where it stands', () => {
  test('a status has its name and its tone', () =>
    expect(statusOrId(3)).toMatchObject({ name: 'Cerrado', tone: 'success' }));
  test('a status that this console does not know yet is shown by its id', () =>
    expect(statusOrId(777)).toEqual({ name: '#777', tone: 'neutral' }));
  test('a substatus begins with a capital', () => expect(substatusName(212)).toBe('Videollamada'));
  test('none is none', () => expect(substatusName(null)).toBeUndefined());
  test('a request type has its name', () =>
    expect([requestTypeName(3), requestTypeName(70)]).toEqual(['Contactos', '#70']));
});

test.each([
  ['RUT', '123456785', 'RUT 12.345.678-5'],
  ['DNI', '45678912', 'DNI 45678912'],
  [null, '45678912', '45678912'],
  ['DNI', null, undefined],
])('a document %s %s reads %s', (documentType, documentNumber, text) =>
  expect(documentText({ documentType, documentNumber })).toBe(text),
);

test.each([
  ['SEGURO_MASCOTAS', 'Seguro mascotas'],
  ['EPS', 'EPS'],
  ['SALUD', 'Salud'],
  ['Salud individual', 'Salud individual'],
])('the code %s reads %s', (code, words) => expect(codeAsWords(code)).toBe(words));

test('a user has the role that acted; a visitor has none', () => {
  const id = '0190d3c2-0000-7000-8000-000000000009';
  expect(roleName({ kind: 'user', id, role: 'SUPERVISOR' })).toBe('Supervisor');
  expect(roleName({ kind: 'visitor' })).toBeUndefined();
});

describe('what may be done', () => {
  const lead = {
    allowedCommands: [{ command: 'assign' as const, allowed: false, reason: 'Ya tiene ejecutivo.' }],
  };
  test('is what the server says, with its reason', () =>
    expect(permissionFor(lead, 'assign')).toMatchObject({ allowed: false, reason: 'Ya tiene ejecutivo.' }));
  test('is nothing that the server does not mention', () =>
    expect(permissionFor(lead, 'add-note')).toEqual({ allowed: false }));
});

describe('what changed meanwhile', () => {
  test('names the executive and the status', () =>
    expect(
      leadChanges(
        aLead(),
        aLead({ executiveId: 'e', executiveName: 'Luis Soto', statusId: 2, substatusId: 200 }),
      ),
    ).toEqual([
      { what: 'executive', from: undefined, to: 'Luis Soto' },
      { what: 'status', from: 'Web', to: 'Asignado · En Gestión' },
    ]));
  test('names a new note', () => {
    const note = {
      id: 'n',
      text: 'Llamar',
      at: '2026-11-20T12:00:00.000Z',
      by: { kind: 'visitor' as const },
    };
    expect(leadChanges(aLead(), aLead({ notes: [note] }))).toEqual([{ what: 'notes' }]);
    expect(leadChanges(aLead({ notes: undefined }), aLead({ notes: [note] }))).toEqual([]);
  });
  test('is nothing between a lead and itself', () =>
    expect(leadChanges(aLead(), aLead({ version: 4 }))).toEqual([]));
});

import { leadStatus } from '@cotejo/core/reference/lead-statuses';
import { describe, expect, test } from 'vitest';
import {
  codeAsWords,
  documentText,
  isOverdue,
  leadName,
  requestTypeName,
  substatusName,
} from './leadModel.ts';
import { permissionFor } from '../kit/commands/permission.ts';
import { aLead } from './testing/lead.ts';

describe('what a lead is called', () => {
  test('the names that were given', () =>
    expect(leadName(aLead({ maternalSurname: 'Mamani' }))).toBe('Rosa Quispe Mamani'));
  test('nothing once the person is erased', () =>
    expect(leadName({ firstName: null, paternalSurname: null, maternalSurname: null })).toBeUndefined());
});

describe('where it stands', () => {
  test('a substatus begins with a capital', () => expect(substatusName(212)).toBe('Videollamada'));
  test('none is none', () => expect(substatusName(null)).toBeUndefined());
  test('a request type has its name', () =>
    expect([requestTypeName(3), requestTypeName(70)]).toEqual(['Contactos', '#70']));
});

test.each([
  ['CL', 'RUT', '123456785', 'RUT 12.345.678-5'],
  ['CO', 'CC', '1020304050', 'CC 1.020.304.050'],
  ['PE', 'DNI', '45678912', 'DNI 45678912'],
  ['PE', null, '45678912', '45678912'],
  ['PE', 'DNI', null, undefined],
] as const)('in %s a document %s %s reads %s', (country, documentType, documentNumber, text) =>
  expect(documentText({ country, documentType, documentNumber })).toBe(text),
);

test.each([
  ['SEGURO_MASCOTAS', 'Seguro mascotas'],
  ['EPS_EMPRESA', 'EPS empresa'],
  ['EPS', 'EPS'],
  ['SALUD', 'Salud'],
  ['Salud individual', 'Salud individual'],
])('the code %s reads %s', (code, words) => expect(codeAsWords(code)).toBe(words));

describe('an appointment is overdue', () => {
  const appointmentAt = '2026-11-27T14:00:00.000Z';
  const overdueAt = (now: string, statusId: number = leadStatus.agenda) =>
    isOverdue(aLead({ statusId, appointmentAt }), Date.parse(now));
  test('once it has passed', () =>
    expect([overdueAt('2026-11-27T13:59:00Z'), overdueAt('2026-11-27T14:01:00Z')]).toEqual([false, true]));
  test('only while the lead waits in the agenda', () =>
    expect(overdueAt('2026-11-28T14:00:00Z', leadStatus.closed)).toBe(false));
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

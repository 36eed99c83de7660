import { describe, expect, test } from 'vitest';
import { stateAfter } from '../kit/testing/index.ts';
import { erased } from '../kit/event-sourcing/index.ts';
import { lead, type ReceivedLead } from '../leads/index.ts';
import { leadSearchText, searchPartsOf, searchWords } from './search-text.ts';

const received = (person: object): ReceivedLead =>
  stateAfter(lead, {
    type: 'LeadReceived',
    data: {
      requestTypeId: 3,
      person: person as ReceivedLead['person'],
      origin: {},
      attribution: [],
      internalTraffic: false,
    },
  }) as ReceivedLead;

const maria = received({
  firstName: 'María José',
  paternalSurname: 'Muñoz',
  documentNumber: '123456785',
  email: 'maria@correo.cl',
  phone: '+56912345678',
});
const id = '6f1a22b0-0c3e-4b7a-9d1f-2f8f5b9c7e10';
const finds = (typed: string): boolean =>
  searchWords(typed).every((word) => leadSearchText(id, maria).includes(word));

describe('a lead is found', () => {
  test.each([
    'maria',
    'MARÍA muñoz',
    'munoz jose',
    'maria@correo.cl',
    '12.345.678-5',
    '+56 9 1234 5678',
    '9 1234',
    'correo 5678',
    'jose 12.345.678',
    '6F1A-22B0',
    '6f1a22b0',
  ])('by typing %s', (typed) => expect(finds(typed)).toBe(true));

  test('not by what belongs to nobody', () => expect(finds('maria pérez')).toBe(false));

  test('by its reference alone once its person is erased', () =>
    expect(leadSearchText(id, received(erased))).toBe('6f1a22b0'));
});

test('a blank search asks for nothing', () => expect(searchWords('  \t ')).toEqual([]));

test.each([
  ['gil', []],
  ['maria', ['maria']],
  ['garcia', ['garci', 'arcia']],
  ['1234567890', ['12345', '67890']],
  ['fernandez-lara', ['ferna', 'ndez-', '-lara']],
])('%s has the parts %j', (word, parts) => expect(searchPartsOf(word)).toEqual(parts));

import { existsSync, readFileSync } from 'node:fs';
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

const ana = received({
  firstName: 'Ana',
  paternalSurname: 'O’Higgins',
  maternalSurname: 'Pérez-Soto',
  documentNumber: '01234567',
  email: "ana.o'higgins@correo-e.pe",
  phone: '+5114441234',
});
const findsAna = (typed: string): boolean =>
  searchWords(typed).every((word) => leadSearchText(id, ana).includes(word));

describe('signs that people write or leave out make no difference', () => {
  test.each([
    'O’Higgins', "O'Higgins", 'O´Higgins', 'ohiggins', 'O‘HIGGINS', "o'higgins, ana", 'Higgins',
    'Pérez-Soto', 'perez soto', 'Perez–Soto', 'Pérez‑Soto', 'Pérez-Soto, Ana', 'Soto, Ana', 'soto;ana', '«Ana» (Soto)',
    'An\u00ada', 'Ana\u200b Soto', '\ufeffana', 'Ana\u00a0Soto', 'Pe\u0301rez', 'Ana P.',
    "ana.o'higgins@correo-e.pe", 'ana.o’higgins', 'correo-e.pe',
    '01 444 1234', '(01) 444-1234', '0051 1 444 1234', '+51 1 444‑1234', '444 1234', '4441234', '+51 (0) 1 444 1234',
    '01234567', '01.234.567', '1234567', '1.234.567, ana',
  ])('%j finds her', (typed) => expect(findsAna(typed)).toBe(true)); // oxfmt-ignore
  test.each(['Soto, María', 'O Pérezs', "d'higgins", '02 444 1234', "'", '2.345.678-9'])(
    '%j finds nobody, or asks for nothing',
    (typed) => expect(findsAna(typed) && searchWords(typed).length > 0).toBe(false),
  );
});

test.each(['Łukasz Ødegård', 'lukasz odegard', 'LUKASZ ødegard', 'aegir', 'Æ', 'strasse', 'Straße'])(
  '%j finds who is called Łukasz Ødegård Ægir-Straße',
  (typed) => {
    const names = { firstName: 'Łukasz', paternalSurname: 'Ødegård', maternalSurname: 'Ægir-Straße' };
    const text = leadSearchText(id, received({ ...names, email: 'a@b.pe', phone: '+51987654321' }));
    expect(searchWords(typed).map((word) => text.includes(word))).not.toContain(false);
  },
);

const inputs = new URL('../../../../shared/faults/inputs/', import.meta.url);
test.skipIf(!existsSync(inputs))('the reported input busqueda-apostrofo.json finds what is stored', () => {
  const input = readFileSync(new URL('busqueda-apostrofo.json', inputs), 'utf8');
  type Search = Record<'finds' | 'findsNothing', string[]> & { readonly stored: string };
  const { stored, finds: found, findsNothing } = JSON.parse(input) as Search;
  const text = leadSearchText(id, received({ firstName: stored, email: 'a@b.pe', phone: '+51987654321' }));
  for (const typed of [...found, ...findsNothing])
    expect(searchWords(typed).every((word) => text.includes(word))).toBe(true);
});

test('a blank search asks for nothing', () => expect(searchWords('  \t ')).toEqual([]));

test.each([
  ['gil', []],
  ['maria', ['maria']],
  ['garcia', ['garci', 'arcia']],
  ['1234567890', ['12345', '67890']],
  ['fernandez-lara', ['ferna', 'ndez-', '-lara']],
])('%s has the parts %j', (word, parts) => expect(searchPartsOf(word)).toEqual(parts));

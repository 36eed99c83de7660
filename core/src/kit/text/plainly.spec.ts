import { expect, test } from 'vitest';
import { plainly, plainlyInAddresses, searchableWords, withoutAccents } from './index.ts';

test.each([
  ['  Cónyuge ', 'conyuge'],
  ['PEÑA  de\tla Ñuñoa', 'pena de la nunoa'],
  // A letter and its accent, sent apart.
  ['Pe\u0301rez', 'perez'],
  ['Straße 7', 'straße 7'],
])('%j is plainly %j', (text, plain) => expect(plainly(text)).toBe(plain));

test('without its accents a name keeps its capitals', () =>
  expect(withoutAccents('Ñuñoa, Región Metropolitana')).toBe('Nunoa, Region Metropolitana'));

test.each([
  ['Vida-Tres', 'vida tres'],
  ['SEGURO_MASCOTAS', 'seguro mascotas'],
  [' Clínica-Las  Condes_', 'clinica las condes'],
  ['--', ''],
])('%j is plainly %j as addresses have it', (name, plain) => expect(plainlyInAddresses(name)).toBe(plain));

test.each([
  ['O’Higgins,  Pérez‐Soto', ['ohiggins', 'perez', 'soto']],
  ['Clínica S.A. - Lima', ['clinica', 's.a', 'lima']],
  ['Łukasz Ødegård', ['lukasz', 'odegard']],
  ['ÞÓR Strauß-ÆGIR', ['thor', 'strauss', 'aegir']],
  ['Đurić Ðorđe İnanç Yıldız', ['duric', 'dorde', 'inanc', 'yildiz']],
  ['ΟΔΥΣΣΕΥΣ Жуков', ['οδυσσευσ', 'жуков']],
  ['  %  ', ['%']],
  [' -- ', []],
])('%j is searched by %j', (typed, words) => expect(searchableWords(typed)).toEqual(words));

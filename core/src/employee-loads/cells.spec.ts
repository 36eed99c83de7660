import { describe, expect, test } from 'vitest';
import {
  readDay,
  readDocument,
  readInsuredType,
  readKinship,
  readReason,
  readRestrictions,
} from './cells.ts';

describe('a day', () => {
  test.each([
    ['31/05/1990', '1990-05-31'],
    ['1-3-2026', '2026-03-01'],
    ['01.03.2026', '2026-03-01'],
    ['2026-03-01', '2026-03-01'],
    ['29/02/2028', '2028-02-29'],
    [46_082, '2026-03-01'],
  ])('%j is %s', (typed, day) => expect(readDay(typed)).toEqual({ value: day }));
  test.each([
    ['31/02/2026', 'Ese día no existe: 31/02/2026.'],
    ['29/02/2027', 'Ese día no existe: 29/02/2027.'],
    ['2026-03-01T10:30:00', 'Tiene una hora (2026-03-01T10:30:00): deja solo la fecha.'],
    [`2026-03-01T${'0'.repeat(90)}`, 'Tiene una hora (2026-03-01T0000000000000000000): deja solo la fecha.'],
    ['12/31/2026', 'Ese día no existe: 12/31/2026.'],
    ['mañana', 'No es una fecha: «mañana». Escríbela como día/mes/año, 31/03/2026.'],
    [7, 'No es una fecha: «7». Escríbela como día/mes/año, 31/03/2026.'],
    ['31/03/26', 'No es una fecha: «31/03/26». Escríbela como día/mes/año, 31/03/2026.'],
  ])('%j is none', (typed, error) => expect(readDay(typed)).toEqual({ error }));
});

describe('a document', () => {
  const rut = (value: string | number, dv?: string | number) => readDocument('CL', value, { dv });
  const isRut = (documentNumber: string) => ({ value: { documentType: 'RUT', documentNumber } });
  test('has its check digit in its own column, or with it', () => {
    expect(rut('12.345.678-5')).toEqual(isRut('123456785'));
    expect(rut(12_345_678, 5)).toEqual(isRut('123456785'));
    expect(rut('12345678', '5')).toEqual(isRut('123456785'));
    expect(rut('012345678', '5')).toEqual(isRut('123456785'));
    expect(rut('12.345.678-5', '5')).toEqual(isRut('123456785'));
    expect(rut('20.347.878-k')).toEqual(isRut('20347878K'));
  });
  test('that says two check digits is told', () =>
    expect(rut('12.345.678-5', '3')).toEqual({
      error: 'El RUT ya trae su dígito verificador, y no es «3».',
    }));
  test('of Peru gets the zeros back that a spreadsheet took, and says so', () =>
    expect(readDocument('PE', 1_234_567, {})).toEqual({
      value: { documentType: 'DNI', documentNumber: '01234567' },
      warning: 'Se leyó 01234567: al archivo le faltaban los ceros del comienzo.',
    }));
  test('of Peru that is a text has all its digits, or is no DNI', () =>
    expect(readDocument('PE', '1234567', {})).toEqual({
      value: { documentType: 'DNI', documentNumber: '1234567' },
    }));
  test('of another type is taken as it is', () =>
    expect(readDocument('PE', 'ab-123', { documentType: 'pa' })).toEqual({
      value: { documentType: 'PA', documentNumber: 'AB123' },
    }));
});

describe('a word of a table', () => {
  test.each([
    ['Hijo propio menor de 18', { relationship: 'child', typeId: 'ownMinor' }],
    ['partner child over 18', { relationship: 'stepchild', typeId: 'partnersAdult' }],
    ['CÓNYUGE', { relationship: 'spouse', typeId: 'partner' }],
    ['hija', { relationship: 'child', typeId: null }],
    ['Nieto/Nieta', { relationship: 'grandchild', typeId: null }],
  ])('%s is a dependant’s type', (typed, value) => expect(readKinship(typed)).toEqual({ value }));
  test('that nobody knows names those that there are', () =>
    expect(readKinship('vecino')).toMatchObject({ error: expect.stringContaining('Cónyuge') as string }));
  test('says whether somebody is insured', () => {
    expect(readInsuredType('No asegurado')).toEqual({ value: { isInsured: false } });
    expect(readInsuredType('Titular')).toEqual({ value: { isInsured: true, role: 'holder' } });
  });
  test('is a reason, or stands beside the reason «other»', () => {
    expect(readReason('Fallecimiento')).toEqual({ value: { reasonId: 3 } });
    expect(readReason(1)).toEqual({ value: { reasonId: 1 } });
    expect(readReason('se cambió de país')).toMatchObject({
      value: { reasonId: 99, note: 'se cambió de país' },
    });
    expect(readReason(42)).toMatchObject({ error: expect.stringContaining('Fallecimiento') as string });
  });
  test('is a restriction by its number', () => {
    expect(readRestrictions('1, 3')).toEqual({ value: [1, 3] });
    expect(readRestrictions('9')).toMatchObject({ error: expect.stringContaining('1 Maternidad') as string });
  });
});

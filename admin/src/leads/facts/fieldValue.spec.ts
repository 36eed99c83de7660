import { expect, test } from 'vitest';
import { fieldValue, isWorthShowing } from './fieldValue.ts';

test.each([
  ['statusId', 4, 'Fallido'],
  ['statusId', 777, '777'],
  ['substatusId', 212, 'Videollamada'],
  ['failureReasonId', 20, 'Caro/Precio no corresponde'],
  ['country', 'PE', 'Perú'],
  ['internalTraffic', true, 'Sí'],
  ['phone', '+51987654321', '+51 987 654 321'],
  ['duplicateOf', 'b09e35c7-8697-5461-925f-934e05c3d9fd', 'B09E-35C7'],
  ['email', 'a@b.pe', 'a@b.pe'],
  ['email', null, undefined],
  ['productType', 'SEGURO_MASCOTAS', 'Seguro mascotas'],
  ['quotedPrice', { amount: '1120.5', unit: 'PEN', period: 'mes' }, 'S/ 1,120.50 al mes'],
  ['profile', { personas: [{ tipo: 'titular', edad: 30 }, { tipo: 'carga' }] }, 'Titular: 30 años; Carga'],
  ['attribution', [], undefined],
])('%s %j is told as %s', (field, value, text) => expect(fieldValue(field, value, 'PE')).toBe(text));

test('a document is told as people of the country write it, where its number says enough', () => {
  expect(fieldValue('documentNumber', '123456785', 'CL')).toBe('12.345.678-5');
  expect(fieldValue('documentNumber', '1020304050', 'CO')).toBe('1020304050');
});
test('an instant is told as people read it', () =>
  expect(fieldValue('fecha', '2026-03-01T12:00:00Z', 'PE')).toContain('2026'));
test('an appointment is told by the clocks of the person’s country', () =>
  expect(fieldValue('appointmentAt', '2026-12-01T15:00:00Z', 'PE')).toMatch(/10:00 \(hora de Perú\)$/));
test('an executive is told by name alone, and a flag only once it was set', () =>
  expect(
    [
      { field: 'executiveId', after: 'x' },
      { field: 'executiveName', after: 'Rosa' },
      { field: 'internalTraffic', before: null, after: false },
      { field: 'internalTraffic', before: true, after: false },
    ].map(isWorthShowing),
  ).toEqual([false, true, false, true]));

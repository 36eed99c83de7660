import { expect, test } from 'vitest';
import { fieldValue, isTold } from './fieldValue.ts';

test.each([
  ['statusId', 4, 'Fallido'],
  ['substatusId', 203, 'Retomar Prospecto'],
  ['failureReasonId', 20, 'Caro/Precio no corresponde'],
  ['country', 'PE', 'Perú'],
  ['internalTraffic', true, 'Sí'],
  ['email', 'a@b.pe', 'a@b.pe'],
  ['email', null, undefined],
  ['quotedPrice', { amount: '120.5', unit: 'PEN' }, 'amount: 120.5, unit: PEN'],
  ['attribution', [], undefined],
])('%s %j is told as %s', (field, value, text) => expect(fieldValue(field, value)).toBe(text));

test('an instant is told as people read it', () =>
  expect(fieldValue('fecha', '2026-03-01T12:00:00Z')).toContain('2026'));
test('an executive is told by name alone', () =>
  expect([isTold('executiveId'), isTold('executiveName')]).toEqual([false, true]));

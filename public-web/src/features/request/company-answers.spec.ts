import { expect, test } from 'vitest';
import { withCompanyName, withWorkers, workersIn, workersOf } from './company-answers.ts';

test.each([
  ['', undefined],
  [' ', undefined],
  ['40', 40],
  ['1.200', 1_200],
  ['1,200', 1_200],
  ['1 200', 1_200],
  ['40,5', 'wrong'],
  ['0', 'wrong'],
  ['-5', 'wrong'],
  ['cuarenta', 'wrong'],
  ['9999999', 'wrong'],
])('the number of workers is read from %j', (typed, count) => expect(workersIn(typed)).toBe(count));

test('the number of the form begins with the profile’s, and takes its place', () => {
  const kept = { colectivo: { cantidadempleados: 40 }, ingresodatos: true };
  expect(workersOf(kept, 'company')).toBe('40');
  expect(withWorkers(kept, 'company', { trabajadores: '55' })).toEqual({
    colectivo: { cantidadempleados: 55 },
    ingresodatos: true,
  });
  expect(withWorkers(kept, 'company', { trabajadores: '' })).toBe(kept);
  expect(withWorkers(undefined, 'guards', { trabajadores: '3' })).toEqual({
    guardias: { cantidadGuardias: 3 },
    ingresodatos: true,
  });
});

test('a company’s name goes along with its profile', () => {
  expect(
    withCompanyName({ colectivo: { cantidadempleados: 40 } }, { razonSocial: ' Los Andes S.A.C. ' }),
  ).toEqual({
    colectivo: { cantidadempleados: 40, razonSocial: 'Los Andes S.A.C.' },
  });
  expect(withCompanyName(undefined, { razonSocial: ' ' })).toBeUndefined();
});

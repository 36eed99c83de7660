import { expect, test } from 'vitest';
import { type Known } from './known.ts';
import { businessLines, typeCalled } from './types.ts';

const type = (id: number, name: string, more: object = {}) =>
  [id, { id, country: 'PE', name, displayName: name, url: name, isHidden: false, ...more }] as const;
const known = {
  insuranceTypes: new Map<number, object>([
    type(1, 'PERSONAS', { isHidden: true, profileType: 'persons' }),
    type(2, 'SALUD', { upperTypeId: 1 }),
    type(3, 'HOGAR'),
    type(4, 'MASCOTAS', { upperTypeId: 3, profileType: 'pets' }),
    type(5, 'OCULTO', { upperTypeId: 3, isHidden: true }),
  ]),
} as unknown as Known;

test('a line of business holds what is shown of it; what a hidden one holds stands by itself', () =>
  expect(
    businessLines(known, 'PE').map(({ name, children }) => [name, children.map((one) => one.name)]),
  ).toEqual([
    ['SALUD', []],
    ['HOGAR', ['MASCOTAS']],
  ]));

test.each([
  ['salud', { name: 'SALUD', profileType: 'persons' }],
  ['Mascotas', { name: 'MASCOTAS', profileType: 'pets' }],
  ['hogar', { name: 'HOGAR', profileType: undefined }],
  ['autos', undefined],
])('%s is for whom it says, else for whom its category is', (name, told) => {
  expect(typeCalled(known, 'PE', name)).toEqual(told);
  expect(typeCalled(known, 'CL', name)).toBeUndefined();
});

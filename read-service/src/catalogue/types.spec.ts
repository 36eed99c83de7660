import { describe, expect, test } from 'vitest';
import { type Known } from './known.ts';
import { otherProductType, wrongProductType } from './product-types.ts';
import { businessLines, typeCalled, typesNamed } from './types.ts';

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

describe('types by name', () => {
  const salud = { comparePath: '/Comparar/Seguros-de-Salud' };
  const market = {
    insuranceTypes: new Map<number, object>([
      type(1, 'SALUD_INDIVIDUAL', salud),
      type(2, 'EPS', { comparePath: '/Comparar/EPS' }),
      type(3, 'ONCOLOGICO', salud),
      type(4, 'COLECTIVO'),
      type(5, 'COMPLEMENTARIO', { country: 'CL', ...salud }),
      type(6, 'CATASTROFICO', { country: 'CL', ...salud }),
      type(7, 'MEDICINA_PREPAGADA', { country: 'CO', ...salud }),
      type(8, 'PAC', { country: 'CO', ...salud }),
    ]),
  } as unknown as Known;

  test.each([
    ['PE', 'EPS', [2]],
    ['PE', 'salud individual', [1, 3]],
    ['PE', 'Póliza', [1]],
    ['PE', 'seguro colectivo', [4]],
    ['CL', 'SALUD_INDIVIDUAL', [5, 6]],
    ['CL', 'poliza', [5, 6]],
    ['CO', 'Seguros-de-Salud', [7, 8]],
    ['CO', 'MEDICINA_PREPAGADA', [7]],
    ['CO', 'eps', [8]],
    ['PE', 'autos', []],
    ['CL', '__proto__', []],
  ] as const)('in %s, %s are %j', (country, name, ids) =>
    expect([...typesNamed(market, country, name)].sort()).toEqual(ids),
  );
  test('are told where there is none', () => {
    const message = 'Ningún tipo de seguro se llama así en este país.';
    expect(wrongProductType(market, 'PE', 'autos')).toBe(message);
    expect(wrongProductType(market, 'CL', 'SCTR')).toBe(message);
    expect(wrongProductType(market, 'PE', 'poliza')).toBeUndefined();
    expect(wrongProductType(market, 'PE', 'programa clinico')).toBeUndefined();
  });
  test('are held against a product’s own', () => {
    expect(otherProductType(market, 'PE', 'poliza', 1)).toBeUndefined();
    expect(otherProductType(market, 'PE', 'poliza', 2)).toBe('El producto no es de ese tipo de seguro.');
  });
});

import { describe, expect, test } from 'vitest';
import { isTypeOfProduct, lineNamed, typesMeant } from './index.ts';

describe('a name of the spec’s lists', () => {
  test.each([
    ['PE', 'póliza', ['SALUD_INDIVIDUAL']],
    ['CO', 'POLIZA', ['POLIZA_SALUD']],
    ['CL', 'poliza', ['COMPLEMENTARIO', 'CATASTROFICO']],
    ['PE', 'SEGURO COLECTIVO', ['COLECTIVO']],
    ['CO', 'eps', ['PAC']],
    ['CL', 'PET_INSURANCE', ['SEGURO_MASCOTAS']],
    ['INT', 'pets', []],
    ['CL', 'eps', []],
    ['PE', 'autos', []],
    ['PE', '__proto__', []],
  ] as const)('means in %s, for %s: %j', (country, name, types) =>
    expect(typesMeant(country, name)).toEqual(types),
  );
});

test.each([
  ['PE', 'programa clinico', 'Planes-Clinicos'],
  ['PE', 'sctr', 'SCTR'],
  ['PE', 'colectivo', 'Empresas'],
  ['CL', 'seguros de salud', 'Seguros-de-Salud'],
  ['CL', 'SCTR', undefined],
] as const)('in %s, %s is compared at %s', (country, name, line) =>
  expect(lineNamed(country, name)?.name).toBe(line),
);

test.each([
  ['PE', 'poliza', true],
  ['PE', 'Salud', true],
  ['PE', 'vida y accidentes', true],
  ['CL', 'sctr', false],
  ['PE', 'autos', false],
] as const)('in %s, whether %s is a type of product: %j', (country, name, is) =>
  expect(isTypeOfProduct(country, name)).toBe(is),
);

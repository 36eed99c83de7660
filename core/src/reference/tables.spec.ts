/** The small tables that the spec gives ids to: console and platform, sections 3, 4, 6 and 9. */
import { describe, expect, test } from 'vitest';
import { activityOutcome, activityTypeIds, activityTypes } from './activity-types.ts';
import {
  chileanInsurers,
  formerInsurers,
  insurerCalled,
  insurerWithId,
  isapreNameOf,
} from './chilean-insurers.ts';
import { countries } from './countries.ts';
import { countryCodes } from '../kit/country/index.ts';
import { fileWithdrawalReason, fileWithdrawalReasons } from './file-withdrawal-reasons.ts';
import { erasureReason, erasureReasonById, erasureReasons } from './erasure-reasons.ts';
import { organizationTypeAlias, organizationTypeIds } from './organization-types.ts';
import { movementTypes } from './movement-types.ts';
import { pauseReason, pauseReasons } from './pause-reasons.ts';
import { paymentMethodIds, periodicities, periodicityIds } from './payment-tables.ts';
import { permissions, permissionsIn } from './permissions.ts';
import { regions } from './regions.ts';
import { requestType, requestTypes } from './request-types.ts';
import { restrictionCodes } from './restriction-codes.ts';
import { roleNames, roles } from './roles.ts';

const named = (rows: readonly { readonly id: number; readonly name: string }[]) =>
  rows.map(({ id, name }) => `${id} ${name}`);

test('request types are seven', () => {
  expect(named(requestTypes)).toEqual([
    '1 Seguros',
    '2 Planes',
    '3 Contactos',
    '4 Usuario',
    '5 MovimientoyCuenta',
    '6 Colectivos',
    '7 International Health',
  ]);
  expect(requestType).toEqual({ insurance: 1, plan: 2, contact: 3, collective: 6, international: 7 });
});

test('countries have the spec’s ids and dialing codes; the international one has none', () => {
  const rows = [...countries].sort((a, b) => a.id - b.id);
  expect(rows.map(({ id, name, code, dialingCode }) => [id, name, code, dialingCode])).toEqual([
    [1, 'Chile', 'CL', '+56'],
    [2, 'Perú', 'PE', '+51'],
    [3, 'Colombia', 'CO', '+57'],
    [4, 'Internacional', 'INT', undefined],
  ]);
  expect(rows[0]?.locale).toBe('es-CL');
  expect([...countryCodes].sort()).toEqual(rows.map(({ code }) => code).sort());
});

test('Chile has sixteen regions, the capital’s first', () => {
  expect(regions).toHaveLength(16);
  expect(regions[0]).toMatchObject({ id: 13, abbreviation: 'RM', order: 1 });
  expect(regions[0]!.name).toContain('Metropolitana');
  expect(regions.map(({ order }) => order)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  expect(regions.map(({ id }) => id).sort((a, b) => a - b)).toEqual(regions.map(({ order }) => order));
  for (const field of ['name', 'abbreviation'] as const)
    expect(new Set(regions.map((region) => region[field])).size).toBe(16);
});

test('money moves in ten ways', () => {
  expect(movementTypes.map(({ id, specName }) => `${id} ${specName}`)).toEqual([
    '1 Depósito Cuenta Corriente',
    '2 Otros Depósitos',
    '11 Bono de Ingreso',
    '12 Otros Bonos',
    '13 Reverso de Cobro',
    '99 Otros Ingresos',
    '101 Cobro por prospecto cerrado',
    '102 Retiro de dinero',
    '103 Cobro por envío',
    '199 Otros Cobros',
  ]);
});

test.each([...movementTypes, ...pauseReasons])(
  '$specName is shown as a sentence with one capital',
  ({ name }) => expect(name).toMatch(/^\p{Lu}[^\p{Lu}]*$/u),
);

test('an executive is paused for one of six reasons', () => {
  expect(pauseReasons.map(({ id, specName }) => `${id} ${specName}`)).toEqual([
    '1 Vacaciones',
    '2 Saldo Bajo',
    '3 Inactividad',
    '4 Licencia Médica',
    '5 Bajo Rendimiento',
    '9 Otros',
  ]);
  expect(pauseReason).toEqual({ vacation: 1, lowBalance: 2, other: 9 });
});

test('a person is erased for one of five reasons, the first when that person asked', () => {
  expect(erasureReasons.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(erasureReasonById(erasureReason.asked)?.name).toBe('La persona lo pidió');
  for (const none of [0, 6, undefined]) expect(erasureReasonById(none)).toBeUndefined();
});

test('a file is withdrawn for one of four reasons', () => {
  expect(fileWithdrawalReasons.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(fileWithdrawalReason(3)).toBe('Está repetido');
  for (const none of [0, 5, undefined]) expect(fileWithdrawalReason(none)).toBeUndefined();
});

describe('what executives do', () => {
  test('is to call and to meet', () => {
    expect(activityTypes.map(({ id }) => id)).toEqual(['LLAMADA', 'REUNION']);
    expect(activityTypes.map(({ id }) => id)).toEqual(activityTypeIds);
  });
  test('ends in one of its own outcomes, with and without having reached the person', () => {
    for (const { id, outcomes } of activityTypes) {
      expect(new Set(outcomes.map(({ reached }) => reached))).toEqual(new Set([true, false]));
      for (const outcome of outcomes) expect(activityOutcome(id, outcome.id)).toBe(outcome);
    }
    expect(activityOutcome('LLAMADA', 'REALIZADA')).toBeUndefined();
    expect(activityOutcome('CORREO', 'CONTESTO')).toBeUndefined();
  });
});

describe('roles and permissions', () => {
  test('of the spec are all there', () => {
    expect(roles.map(({ name }) => name)).toEqual(roleNames);
    expect(roleNames).toEqual(
      expect.arrayContaining([
        'EJECUTIVO',
        'SUPERVISOR',
        'GERENTE',
        'BACKOFFICE',
        'JEFATURA_SAC_CHILE',
        'ADMINISTRADOR',
        'ADMIN',
        'EXTERNAL_ADMIN_QPCLIENTS',
        'CLIENT',
        'ADMIN_PARTNER',
        'REFERIDOR',
        'EJECUTIVO_DE_SOPORTE',
        'ADMIN_QPACCESS',
        'POSTVENTA',
        'POSTVENTA_INDIVIDUAL_CHILE',
      ]),
    );
  });
  test.each([
    ['policy', 9],
    ['employee', 14],
    ['payment', 5],
    ['payment-period', 4],
    ['tax-document', 5],
    ['contact-us', 1],
    ['admin', 23],
    ['policy-employee', 5],
  ] as const)('on %s are the %i of the spec', (group, count) =>
    expect(permissionsIn(group)).toHaveLength(count),
  );
  test('are each written once', () => expect(new Set(permissions).size).toBe(permissions.length));
});

describe('the tables of the catalogue', () => {
  test('have the spec’s fourteen types of organizations', () =>
    expect([...organizationTypeIds].sort()).toEqual(
      [
        'ISAPRE', 'ASEG', 'PRESTADOR', 'EPS', 'CORREDOR', 'CORREDORA', 'MEDICINA PREPAGADA', 'CLINICA', 'FUNDACION',
        'REASEG', 'POLIZA', 'MASCOTAS', 'DOMICILIO', 'ASISTENCIA',
      ].sort(),
    )); // oxfmt-ignore
  test('know insurers, clinics and EPS by the spec’s aliases', () =>
    expect((['ASEG', 'CLINICA', 'EPS'] as const).map(organizationTypeAlias)).toEqual([
      'Asegurador',
      'Clinica',
      'EPS',
    ]));
  test('have Chile’s insurers by the ids of the market, each once', () => {
    expect(named(chileanInsurers.filter(({ isOpen }) => isOpen))).toEqual([
      '67 Colmena',
      '78 Cruz Blanca',
      '80 Vida Tres',
      '81 Nueva Masvida',
      '99 Banmédica',
      '107 Consalud',
      '108 Esencial',
    ]);
    expect(new Set(chileanInsurers.map(({ id }) => id)).size).toBe(chileanInsurers.length);
  });
  test('have the spec’s fifteen names with their ids, of which three are of older records', () => {
    expect(named([...chileanInsurers, ...formerInsurers])).toHaveLength(15);
    expect(named(formerInsurers)).toEqual(['88 Masvida', '81 Ferrosalud', '71 Consalud']);
  });
  test.each([
    [81, 'Nueva Masvida'],
    [88, 'Nueva Masvida'],
    [107, 'Consalud'],
    [71, 'Consalud'],
    [1, 'Fondo Nacional de Salud'],
    [63, 'Isalud Isapre de Codelco'],
    [0, undefined],
    [7, undefined],
  ])('know who answers for the id %i today: %s', (id, name) => expect(insurerWithId(id)?.name).toBe(name));
  test.each([
    ['Masvida', 81],
    ['Ferrosalud', 81],
    ['Consalud', 107],
    ['nueva-masvida', 81],
    ['Banmedica', 99],
  ])('know whom %s means today: %i', (name, id) => expect(insurerCalled(name)?.id).toBe(id));
  test('have six restriction codes', () =>
    expect(restrictionCodes.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]));
  test('have eleven periodicities and six ways to pay', () => {
    expect(periodicityIds).toHaveLength(11);
    // The values of the spec's menu.
    expect(periodicities.flatMap(({ months }) => months ?? [])).toEqual([1, 2, 3, 4, 6, 12]);
    expect(paymentMethodIds).toEqual(['t', 'tdd', 'tdc', 'tdcp', 'transfer', 'transfer_non_automated']);
  });
});

test.each([
  ['nueva-masvida', 'Nueva Masvida'],
  ['banmedica', 'Banmédica'],
  ['araucaria-sur', 'Araucaria Sur'],
])('the isapre %s is called %s', (key, name) => expect(isapreNameOf(key)).toBe(name));

import { describe, expect, test } from 'vitest';
import { exampleWords, peopleOf, whomFor, whomPriced } from './profile-words.ts';
import { type Profile } from '../domain/profile.ts';
import { type Subject } from './subject.ts';

const woman = { sexo: 'Femenino', edad: 38 };
const man = { sexo: 'Masculino', edad: 40 };
const child = { sexo: 'Femenino', edad: 6, parentescoCarga: 'Hijo/Hija' };

describe('whom prices are for', () => {
  test.each<[Subject, Profile | undefined, string]>([
    ['persons', undefined, 'Precios de ejemplo: hombre de 25 años'],
    ['persons', { cotizante: [woman] }, 'Precios para: mujer de 38 años'],
    [
      'persons',
      { cotizante: [woman, man], cargas: [child, child] },
      'Precios para: mujer de 38, hombre de 40 años y 2 dependientes',
    ],
    ['persons', { cotizante: [man], cargas: [child] }, 'Precios para: hombre de 40 años y 1 dependiente'],
    ['persons', { cotizante: [{ sexo: 'Femenino', edad: '' }] }, 'Precios para: mujer de 25 años'],
    ['pets', undefined, 'Precios de ejemplo: perro de 2 años'],
    ['pets', { mascota: [{ especie: 'Gato', edad: 0 }] }, 'Precios para: gato de menos de 1 año'],
    [
      'pets',
      {
        mascota: [
          { especie: 'Perro', edad: 1 },
          { especie: 'Otra', edad: 5 },
        ],
      },
      'Precios para: perro de 1 año y mascota de 5 años',
    ],
    ['company', undefined, 'Precios de ejemplo: un trabajador'],
    ['company', {}, 'Precios para tu perfil'],
    ['guards', undefined, 'Precios de ejemplo: un guardia'],
    ['sctr', undefined, 'Precios de ejemplo: un trabajador'],
    ['company', { colectivo: { cantidadempleados: '1.200' } }, 'Precios para: empresa de 1,200 trabajadores'],
    ['sctr', { sctr: { cantidadempleados: 5 } }, 'Precios para: 5 trabajadores'],
    ['guards', { guardias: { cantidadGuardias: 1 } }, 'Precios para: 1 guardia'],
    ['travel', { viaje: { dias: 15 }, cotizante: [man] }, 'Precios para: hombre de 40 años, por 15 días'],
    ['persons', { cotizante: 7, cargas: [null, 'x'] }, 'Precios para: hombre de 25 años y 2 dependientes'],
  ])('is said of %s in %j', (subject, profile, words) => expect(whomFor(profile, subject, 'PE')).toBe(words));
});

test.each<[Subject, string]>([
  ['persons', 'Precio de ejemplo, para un hombre de 25 años'],
  ['pets', 'Precio de ejemplo, para un perro de 2 años'],
  ['sctr', 'Precio de ejemplo, para un trabajador'],
])('an example price of %s names whom it is for', (subject, words) =>
  expect(exampleWords(subject, 'PE')).toBe(words),
);

test('each person is told by what they are, policyholders first', () =>
  expect(
    peopleOf(
      {
        cotizante: [woman],
        cargas: [
          child,
          { sexo: 'Masculino', edad: 1, parentescoCarga: 'Otro' },
          { edad: 60, parentescoCarga: 'Cónyuge' },
        ],
      },
      'persons',
      'PE',
    ),
  ).toEqual(['Mujer de 38 años', 'Hija de 6 años', 'Dependiente de 1 año', 'Cónyuge de 60 años']));

test('a pet of a species that the form does not have is just a pet', () =>
  expect(
    peopleOf({ mascota: [{ especie: 'Cuenta bloqueada, llame al 999', edad: 3 }] }, 'pets', 'PE'),
  ).toEqual(['Mascota de 3 años']));

test('pets are told by their species', () =>
  expect(peopleOf({ mascota: [{ especie: 'Ave', edad: 3 }] }, 'pets', 'PE')).toEqual(['Ave de 3 años']));

describe('whom prices are for that somebody told of', () => {
  const company = { colectivo: { cantidadempleados: 40 } };
  test.each<[Subject, Profile, string | undefined, string]>([
    ['persons', { cotizante: [woman] }, undefined, 'las personas que indicaste'],
    ['persons', {}, 'este plan', 'las personas que indicó quien te compartió este plan'],
    ['company', company, undefined, 'tu empresa de 40 trabajadores'],
    [
      'company',
      company,
      'este plan',
      'la empresa de 40 trabajadores que indicó quien te compartió este plan',
    ],
    ['company', {}, undefined, 'tu empresa'],
    ['sctr', { sctr: { cantidadempleados: 5 } }, undefined, '5 trabajadores'],
    ['guards', { guardias: { cantidadGuardias: 1 } }, undefined, '1 guardia'],
    ['pets', {}, undefined, 'las mascotas que indicaste'],
    ['travel', {}, undefined, 'las personas que indicaste'],
  ])('is said of %s in %j shared by %s', (subject, profile, shared, words) =>
    expect(whomPriced(profile, subject, 'PE', shared)).toBe(words),
  );
});

test('dependants have the name that their country gives them', () =>
  expect(
    (['PE', 'CL', 'CO'] as const).map((country) => whomFor({ cargas: [child] }, 'persons', country)),
  ).toEqual(
    ['1 dependiente', '1 carga', '1 beneficiario'].map((one) => `Precios para: hombre de 25 años y ${one}`),
  ));

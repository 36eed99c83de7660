import { profileForm, profileTypeOf, startingModel } from '@cotejo/core/profile-form';
import { type CountryCode } from '@cotejo/core/kit/country';
import { describe, expect, test } from 'vitest';
import { openedModel, saidModel, withAnswer, withEntry, withoutEntry } from './model-changes.ts';

const formOf = (country: CountryCode, name: string) =>
  profileForm(country, profileTypeOf(country, name)!, name);
const eps = formOf('PE', 'EPS');
const sctr = formOf('PE', 'SCTR');
const fieldOf = (form: typeof eps, name: string) =>
  form.profileFormFields.find(({ fldName }) => fldName === name)!;
const couple = fieldOf(eps, 'enPareja').elements[0]!;
const man = { sexo: 'Masculino', edad: 25 };

describe('a form opens', () => {
  test('with its own start, and a pet by itself', () => {
    expect(openedModel(eps, undefined)).toEqual(startingModel(eps));
    const pets = formOf('PE', 'SEGURO_MASCOTAS');
    expect(openedModel(pets, undefined)).toMatchObject({ mascota: [{ especie: 'Perro', edad: 2 }] });
    expect(openedModel(pets, { mascota: [] })).toMatchObject({ mascota: [{ especie: 'Perro', edad: 2 }] });
  });
  test('with what was said before', () =>
    expect(
      openedModel(eps, { cotizante: [{ sexo: 'Femenino', edad: 38 }], cargas: [{ edad: 6 }], otro: 1 }),
    ).toEqual({
      ...startingModel(eps),
      cotizante: [{ sexo: 'Femenino', edad: 38 }],
      cargas: [{ edad: 6 }],
    }));
});

describe('an answer', () => {
  const age = fieldOf(eps, 'cotizante').elements.find(({ name }) => name === 'edad')!;
  test('stands at its place, and says that something was entered', () =>
    expect(withAnswer(eps, startingModel(eps), age, 'cotizante.0.edad', 38)).toMatchObject({
      cotizante: [{ sexo: 'Masculino', edad: 38 }],
      ingresodatos: true,
    }));
  test('about the sector clears the kind of work', () => {
    const [sector] = fieldOf(sctr, 'sctr').elements.filter(({ name }) => name === 'sector');
    const model = { sctr: { ingreso: 1_000, cantidadempleados: 1, sector: 'B', tipo_trabajo: 'mineria' } };
    expect(withAnswer(sctr, model, sector!, 'sctr.sector', 'F')).toEqual({
      sctr: { ingreso: 1_000, cantidadempleados: 1, sector: 'F', tipo_trabajo: null },
    });
  });
});

test('a form opens with what another one told, and begins with its own where that says nothing', () => {
  expect(openedModel(sctr, { sctr: { cantidadempleados: 40 } })).toMatchObject({
    sctr: { ingreso: 1_000, cantidadempleados: 40 },
  });
  const two = { cotizante: [man, man], enPareja: false };
  expect(openedModel(eps, two)).toMatchObject({ enPareja: true });
});

describe('a couple', () => {
  test('gets its second policyholder, a woman, and loses it again', () => {
    const pair = withAnswer(eps, startingModel(eps), couple, 'enPareja', true);
    expect(pair).toMatchObject({ cotizante: [man, { sexo: 'Femenino', edad: 25 }], enPareja: true });
    expect(withAnswer(eps, pair, couple, 'enPareja', false)).toMatchObject({
      cotizante: [man],
      enPareja: false,
    });
  });
  test('is told of two who are there already', () => {
    const two = withEntry(startingModel(eps), fieldOf(eps, 'cotizante'));
    expect(withAnswer(eps, two, couple, 'enPareja', true)['cotizante']).toEqual(two['cotizante']);
  });
  test('is none any more once one of the two is taken out', () => {
    const pair = withAnswer(eps, startingModel(eps), couple, 'enPareja', true);
    expect(withoutEntry(pair, fieldOf(eps, 'cotizante'), 0)).toMatchObject({
      cotizante: [{ sexo: 'Femenino', edad: 25 }],
      enPareja: false,
    });
  });
});

describe('a list', () => {
  test('takes as many as the form says, and keeps the least', () => {
    const holders = fieldOf(eps, 'cotizante');
    const two = withEntry(startingModel(eps), holders);
    expect(withEntry(two, holders)).toBe(two);
    const start = startingModel(eps);
    expect(withoutEntry(start, holders, 0)).toBe(start);
  });
  test('of dependants begins with a child of whom no sex is chosen', () =>
    expect(withEntry(startingModel(eps), fieldOf(eps, 'cargas'))['cargas']).toEqual([
      { parentescoCarga: 'Hijo/Hija' },
    ]));
});

test('what is kept is what the form asks, said by the visitor', () =>
  expect(saidModel(eps, { ...startingModel(eps), email: 'x@example.test' })).toEqual({
    ...startingModel(eps),
    ingresodatos: true,
  }));

import { profileForm } from '@cotejo/core/profile-form';
import { expect, test } from 'vitest';
import { firstMessage, formErrors } from './form-errors.ts';

const form = profileForm('PE', 'persons', 'EPS');
const woman = { sexo: 'Femenino', edad: 38 };
const son = { parentescoCarga: 'Hijo/Hija', sexo: 'Masculino', edad: 6 };
const said = (cargas: readonly object[], cotizante: readonly object[] = [woman]): string | undefined => {
  const model = { cotizante, cargas, enPareja: cotizante.length > 1 };
  return firstMessage(form, model, formErrors(form, model));
};

test('nothing is wrong with a family of whom everything is told', () =>
  expect(said([son, son])).toBeUndefined());

test('a child begins without a sex, and is asked for it', () => {
  expect(said([{ ...son, sexo: null }])).toBe('Dependiente: falta elegir sexo.');
  expect(said([son, { parentescoCarga: 'Hijo/Hija', edad: 3 }])).toBe('Dependiente 2: falta elegir sexo.');
});

test('a missing age is told with whose it is', () => {
  expect(said([son, { ...son, edad: null }])).toBe('Dependiente 2: falta la edad.');
  expect(said([], [woman, { ...woman, edad: 300 }])).toBe(
    'Tu pareja: la edad debe ser un número de 0 a 120.',
  );
});

test('what is wrong with the family as a whole is of nobody in particular', () =>
  expect(said(Array(2).fill({ ...son, parentescoCarga: 'Cónyuge' }))).toBe('Solo puede haber un cónyuge.'));

import { expect, test } from 'vitest';
import { peopleFieldOf, wrongHeadings } from './people-headings.ts';

test.each([
  ['Sexo', 'sexo'],
  ['GÉNERO', 'sexo'],
  ['F. Nacimiento', 'nacimiento'],
  ['Fec. Nac.', 'nacimiento'],
  ['Fecha de nacimiento:', 'nacimiento'],
  ['Años', 'edad'],
  ['Sueldo', undefined],
  ['constructor', undefined],
])('the heading %s is %s', (heading, field) => expect(peopleFieldOf(heading)).toBe(field));

test.each<[readonly string[], string | undefined]>([
  [['RUT', 'Sexo', 'Edad'], undefined],
  [['sexo', 'Fecha nacimiento', 'Edad'], undefined],
  // Of JSON, whose rows have their own.
  [[], undefined],
  [['Nombre', 'Edad'], 'Falta la columna Sexo. El archivo tiene: Nombre, Edad.'],
  [['Sexo', 'Nombre'], 'Falta la columna Edad o Fecha de nacimiento. El archivo tiene: Sexo, Nombre.'],
  [['Sexo', 'Edad', 'EDAD '], 'Hay más de una columna «EDAD ». Deja una sola.'],
])('of the headings %j is said: %s', (names, message) => expect(wrongHeadings(names)).toBe(message));

import { expect, test } from 'vitest';
import { perfilIngreso } from '../profile/index.ts';
import { startingProfile, withAssumptions } from './profile.ts';

test('one employer pays half of every plan until the visitor says otherwise, whoever she is', () => {
  const told = withAssumptions(perfilIngreso('PE').parse({ cotizante: [{ edad: 38 }] }));
  expect([startingProfile('PE'), told].map((one) => one.assumedEmployerPercent)).toEqual(['50', '50']);
  const said = withAssumptions(perfilIngreso('PE').parse({ aporteEmpleador: 30 }));
  expect(said.employerPercent).toBe('30');
});

test('a plan for pets has a price before the visitor’s own is known', () => {
  expect(startingProfile('PE').pets).toEqual([{ species: 'dog', age: 2 }]);
  const cat = perfilIngreso('PE').parse({ mascota: [{ especie: 'Gato', edad: 5 }] });
  expect(withAssumptions(cat).pets).toEqual(cat.pets);
});

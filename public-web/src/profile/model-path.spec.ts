import { expect, test } from 'vitest';
import { listAt, valueAt, withValueAt } from './model-path.ts';

const family = { cotizante: [{ sexo: 'Femenino', edad: 38 }, { edad: 40 }], enPareja: true };

test('a value is found at its path, and nothing where none is', () => {
  expect(valueAt(family, 'cotizante.1.edad')).toBe(40);
  expect(valueAt(family, 'enPareja')).toBe(true);
  for (const path of ['cotizante.2.edad', 'enPareja.x', 'constructor.name', 'cargas'])
    expect(valueAt(family, path), path).toBeUndefined();
  expect(listAt(family, 'enPareja')).toEqual([]);
});

test('another value leaves the rest, and the profile at hand, as they are', () => {
  const before = structuredClone(family);
  expect(withValueAt(family, 'cotizante.0.edad', 39)).toEqual({
    cotizante: [{ sexo: 'Femenino', edad: 39 }, { edad: 40 }],
    enPareja: true,
  });
  expect(family).toEqual(before);
});

test('what is missing on the way is made', () =>
  expect(withValueAt({}, 'mascota.0.especie', 'Gato')).toEqual({ mascota: [{ especie: 'Gato' }] }));

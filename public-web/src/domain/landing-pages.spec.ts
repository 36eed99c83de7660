import { expect, test } from 'vitest';
import { landingAt } from './landing-pages.ts';

test.each([
  ['/EPS/a/Planes/b', '/Comparar/EPS'],
  ['/seguros/a/b', '/Comparar/Seguros-de-Salud'],
  ['/Clinicas-y-Hospitales/a/b', '/Comparar/Planes-Clinicos'],
  ['/Contacto', undefined],
  ['/', undefined],
])('the plans of the section of %s are compared at %j', (pathname, compareUrl) =>
  expect(landingAt('PE', pathname)?.compareUrl).toBe(compareUrl),
);

test('an address of another country’s section is in none', () =>
  expect(landingAt('PE', '/Isapre/a/Planes/b')).toBeUndefined());

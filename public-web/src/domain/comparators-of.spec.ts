import { linesOf } from '@cotejo/core/content';
import { countryCodes } from '@cotejo/core/kit/country';
import { expect, test } from 'vitest';
import { countriesWith, languageOf } from './comparators-of.ts';

test('the countries with a comparator are those that have its line', () => {
  const paths = new Set(
    countryCodes.flatMap((country) => linesOf(country).map(({ compareUrl }) => compareUrl)),
  );
  for (const path of paths) {
    const having = countryCodes.filter((country) =>
      linesOf(country).some((line) => line.compareUrl === path),
    );
    expect([path, countriesWith(path)]).toEqual([path, having.length > 1 ? having : []]);
  }
});

test('so are the countries with a page that stands by itself', () => {
  for (const path of ['/', '/Seguros', '/Contacto', '/Privacidad', '/Terminos-y-Condiciones'])
    expect([path, countriesWith(path)]).toEqual([path, countryCodes]);
  expect(countriesWith('/Seguros-de-Viaje').length).toBeGreaterThan(1);
  for (const path of ['/EPS', '/SCTR', '/Nada']) expect([path, countriesWith(path)]).toEqual([path, []]);
});

test('the English terms are in English, and nothing else is', () =>
  expect([languageOf('/Terms-and-Conditions'), languageOf('/Terminos-y-Condiciones')]).toEqual(['en', 'es']));

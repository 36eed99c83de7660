import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoTables } from '../../../local/src/demo/catalogue/tables.ts';
import { type TableRow } from '../price-tables/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { profileTypeOf } from '../profile-form/index.ts';
import {
  contactGroups,
  contactInformationsOf,
  informationOf,
  landings,
  languages,
  lineOf,
  linesOf,
  mapFeatures,
  mapNames,
  menuOf,
  statesOf,
  translateRoute,
  whyUsOf,
  workSectors,
  worldCountries,
} from './index.ts';

describe.each(countryCodes)('in %s', (country) => {
  const lines = linesOf(country);

  test('every line of insurance has a number of its own, and something to say', () => {
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    for (const line of lines) {
      expect(line.compareUrl).toMatch(/^\/Comparar\/[\w/-]+$/);
      expect(line.color).toMatch(/^#[0-9a-f]{6}$/);
      for (const texts of [line.features, line.benefits, line.blocks, line.faq])
        expect(texts.length).toBeGreaterThan(0);
      expect(lineOf(country, line.id)).toBe(line);
      expect(whyUsOf(country, line.id)?.length).toBeGreaterThan(3);
    }
    expect(lineOf(country, 99)).toBeUndefined();
    expect(whyUsOf(country, 99)).toBeUndefined();
  });

  test('the menu leads to every line once', () => {
    const titles = menuOf(country).flatMap(({ categories }) => categories.map(({ title }) => title));
    expect(titles.sort()).toEqual(lines.map(({ title }) => title).sort());
  });

  test('every filter of a comparison says what it means', () => {
    const titles = ['Tipo de plan', 'Aseguradoras', 'Precio', 'Precio total', 'Clínicas', 'Características'];
    for (const title of [...titles, 'Deducible', 'País de cobertura'])
      expect([title, informationOf(country, title)?.title]).toEqual([title, title]);
  });

  test('there is a way to reach us, and a place where we are found', () => {
    const informations = contactInformationsOf(country);
    expect(new Set(informations.map(({ group }) => group))).toEqual(new Set(contactGroups));
    for (const { url } of informations) expect(url).toMatch(/^(mailto:|tel:\+|https:\/\/|\/)/);
  });

  test('regions have a code and a place of their own, the capital’s first', () => {
    const states = statesOf[country];
    expect(states).toHaveLength({ PE: 25, CL: 16, CO: 33, INT: 0 }[country]);
    for (const field of ['id', 'code', 'name', 'order'] as const)
      expect(new Set(states.map((state) => state[field])).size).toBe(states.length);
    if (states[0]) expect(states[0].name).toMatch(/Lima|Metropolitana|Bogotá/);
  });
});

test('a filter’s title is found whatever its accents and capitals, and only where it is used', () => {
  expect(informationOf('PE', 'clinicas')?.content).toContain('cerca');
  expect(informationOf('CL', ' LIBRE  elección ')?.title).toBe('Libre elección');
  expect(informationOf('PE', 'GES')).toBeUndefined();
  expect(informationOf('PE', '__proto__')).toBeUndefined();
});

describe('an address', () => {
  test('is translated word by word, from any language', () => {
    const all = {
      es: 'Comparar/Seguros-de-Salud',
      en: 'Compare/Health-Insurance',
      pt: 'Comparar/Seguros-de-Saude',
    };
    for (const { code } of languages) expect(translateRoute(all[code])).toEqual(all);
  });
  test('keeps what is no word of ours', () =>
    expect(translateRoute('Seguros/Demo/plan-a').en).toBe('Insurance/Demo/plan-a'));
  test('has as many pieces in every language, whatever it is', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (path) => {
        const pieces = path.split('/').length;
        for (const text of Object.values(translateRoute(path))) expect(text.split('/')).toHaveLength(pieces);
      }),
    ));
});

describe('a map', () => {
  test.each(mapNames)('of %s has each place once, its point inside its box', (name) => {
    const features = mapFeatures(name, {});
    expect(features.length).toBeGreaterThan(15);
    expect(new Set(features.map(({ id }) => id)).size).toBe(features.length);
    for (const { point, bbox, isoA2 } of features) {
      const [west, south, east, north] = bbox;
      expect(west <= point[0] && point[0] <= east, isoA2).toBe(true);
      expect(south <= point[1] && point[1] <= north, isoA2).toBe(true);
      expect(worldCountries.some(({ code }) => code === isoA2)).toBe(true);
    }
  });
  test('shows the countries and the regions that are asked for', () => {
    expect(mapFeatures('mundo', { isoA2: ['PE', 'CL'] }).map(({ name }) => name)).toEqual(['Chile', 'Perú']);
    expect(mapFeatures('chile', { dbIds: [13, 5] }).map(({ dbId }) => dbId)).toEqual([13, 5]);
    expect(mapFeatures('mundo', { isoA2: ['ZZ'] })).toEqual([]);
  });
});

test('the countries of the world are those of the standard, in Spanish', () => {
  expect(worldCountries).toHaveLength(249);
  expect(worldCountries).toContainEqual({ code: 'PE', name: 'Perú' });
  expect(new Set(worldCountries.map(({ name }) => name)).size).toBe(249);
});

test('every activity of a sector is one that the demo’s prices have a risk for, and every such activity is in a sector', () => {
  const [risks] = demoTables('2026-03-02', 'PE').workRisks!.rows;
  const codes = workSectors.flatMap(({ workTypes }) => workTypes.map(({ code }) => code));
  expect(codes.sort()).toEqual(Object.keys(risks!.levelOf).sort());
});

test('every sector has the risk of one of its activities in the demo’s prices', () => {
  const [risks]: readonly TableRow<'workRisks'>[] = demoTables('2026-03-02', 'PE').workRisks!.rows;
  const { levelOf, levelOfSector = {} } = risks!;
  expect(Object.keys(levelOfSector)).toEqual(workSectors.map(({ code }) => code));
  for (const { code, workTypes } of workSectors)
    expect(workTypes.map((one) => levelOf[one.code])).toContain(levelOfSector[code]);
});

test('every line of insurance has a form for who would be insured', () => {
  for (const country of countryCodes)
    for (const { productType } of linesOf(country))
      expect(profileTypeOf(country, productType), `${country} ${productType}`).toBeTypeOf('string');
});

test('landings are found by slug once in each country and language', () => {
  const keys = landings.map(({ slug, country, locale }) => `${slug} ${country} ${locale}`);
  expect(new Set(keys).size).toBe(landings.length);
  expect(new Set(landings.map(({ id }) => id)).size).toBe(landings.length);
  expect(new Set(landings.map(({ locale }) => locale))).toEqual(new Set(['es', 'en', 'pt-BR']));
});

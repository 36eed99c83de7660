import { describe, expect, test } from 'vitest';
import { regions } from '../../reference/regions.ts';
import { chileanCapitals } from './chilean-capitals.ts';
import { comunas } from './chilean-comunas.ts';
import { chileanPlace } from './chilean-place.ts';

const shown = (where: Parameters<typeof chileanPlace>[0]) => {
  const place = chileanPlace(where);
  return place && [place.region.abbreviation, place.comuna?.name];
};

describe('where a clinic is', () => {
  test.each([
    ['Av. Vitacura 5951, Vitacura, Santiago', 'RM', 'Vitacura'],
    ['Marcoleta 367, Santiago Centro', 'RM', 'Santiago'],
    ['Clínica Las Condes, 450, Estoril, Las Condes, Santiago, Región Metropolitana de Santiago, Chile', 'RM', 'Las Condes'],
    ['José de San Martín 2447, Antofagasta', 'AN', 'Antofagasta'],
    ['Av. Borgoño 14750, Reñaca, vina del mar', 'VA', 'Viña del Mar'],
    ['San Carlos, San Carlos, Las Condes', 'RM', 'Las Condes'],
    ['Camino a Coihaique 12, COIHAIQUE', 'AI', 'Coyhaique'],
    ['Punta Arenas', 'MA', 'Punta Arenas'],
  ])('%s: the comuna is named by the address', (address, region, comuna) =>
    expect(shown({ address })).toEqual([region, comuna]),
  ); // oxfmt-ignore

  test('is what the file calls its comuna, whatever the address says', () =>
    expect(shown({ address: 'Uno 2, Santiago', district: 'Ñuñoa' })).toEqual(['RM', 'Ñuñoa']));

  test('is told by the coordinates where no comuna is named, and never which comuna', () => {
    expect(shown({ address: 'Ruta 5 km 12', lat: -36.6, lng: -72.11 })).toEqual(['NB', undefined]);
    expect(shown({ address: 'Av. Santiago 5', lat: -33.58, lng: -71.6 })).toEqual(['VA', undefined]);
  });

  test('is not guessed in the middle of the sea, abroad, or of a street’s name', () => {
    expect(shown({ address: 'Uno 2', lat: -33, lng: -80 })).toBeUndefined();
    expect(shown({ address: 'Uno 2', lat: -12.05, lng: -77.04 })).toBeUndefined();
    expect(shown({ address: 'Santiago 12, Lima' })).toBeUndefined();
    expect(shown({})).toBeUndefined();
  });
});

describe('Chile’s comunas', () => {
  test('are 346, each with a name and a code of its own that begins with its region’s', () => {
    expect(comunas).toHaveLength(346);
    for (const field of ['name', 'code'] as const)
      expect(new Set(comunas.map((one) => one[field])).size).toBe(346);
    expect(comunas.filter(({ code, region }) => !/^\d{5}$/.test(code) || Number(code.slice(0, 2)) !== region.id)).toEqual([]);
    expect(comunas.find(({ name }) => name === 'Providencia')?.code).toBe('13123');
    expect(new Set(comunas.map(({ region }) => region)).size).toBe(regions.length);
  }); // oxfmt-ignore

  test('lie where the nearest capital of a province is of the same region', () => {
    const otherwise = chileanCapitals.filter(({ region, lat, lng }) => {
      const place = chileanPlace({ lat, lng });
      return place?.region.id !== region;
    });
    expect(otherwise).toEqual([]);
    expect(new Set(chileanCapitals.map(({ region }) => region)).size).toBe(regions.length);
  });
});

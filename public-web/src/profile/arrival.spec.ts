import { describe, expect, test } from 'vitest';
import { keepArrived } from './arrival.ts';
import { type Profile } from '../domain/profile.ts';
import { keptProfiles } from './profiles.ts';

const line = (productType: string, compareUrl: string) => ({
  name: productType,
  title: productType,
  description: '',
  productType,
  compareUrl,
  id: 1,
  category: 'health',
});
const lines = [
  line('EPS', '/Comparar/EPS'),
  line('VIDA', '/Comparar/Seguros-de-Vida'),
  line('COLECTIVO', '/Comparar/Empresas'),
  line('SEGURO_MASCOTAS', '/Comparar/Seguros-Mascotas'),
];

/** Profiles stored after an arrival, by product type. */
const keptBy = (perfil: Profile, pathname: string): Readonly<Record<string, Profile>> => {
  const kept: Record<string, Profile> = {};
  const profiles = {
    read: () => undefined,
    save: (type: string, profile: Profile) => void (kept[type] = profile),
  };
  keepArrived(profiles, 'PE', perfil, lines, pathname);
  return kept;
};
const woman = { cotizante: [{ sexo: 'Femenino', edad: 38, nombre: 'Rosa' }], email: 'rosa@example.test' };
const kept = { cotizante: [{ sexo: 'Femenino', edad: 38 }], ingresodatos: true };

describe('a profile that an address brought', () => {
  test('is kept for the page’s own line, without what its form does not ask', () =>
    expect(keptBy(woman, '/comparar/eps/')).toEqual({ EPS: kept }));
  test('is kept for every line that it fits where the page has none of its own', () =>
    expect(keptBy(woman, '/')).toEqual({ EPS: kept, VIDA: kept }));
  test.each<Profile>([
    {},
    { cotizante: [{ edad: 300 }] },
    { cotizante: [{ edad: 30, sexo: 'x' }] },
    { cotizante: 'x' },
    { constructor: 1 },
    { ...woman, enPareja: 'x' },
    { cotizante: [{ ...woman.cotizante[0], parentesco: '\0' }] },
    { cotizante: [{ ...woman.cotizante[0], parentesco: 'x' }] },
  ])('is not kept where its form would not take it: %j', (bad) =>
    expect(keptBy(bad, '/Comparar/EPS')).toEqual({}),
  );
  test.each([
    ['Labrador', ['SEGURO_MASCOTAS']],
    ['\0', []],
    ['\ud800', []],
    ['x'.repeat(200), []],
  ])('is kept only with texts that the platform takes: %j', (raza, types) => {
    const pet = { nombre: 'Luna', tipo: 'Perro', edad: 3, raza };
    expect(Object.keys(keptBy({ mascota: [pet] }, '/Comparar/Seguros-Mascotas'))).toEqual(types);
  });
  test('replaces nothing that the visitor has told herself, in any line that shares her answers', () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    const profiles = keptProfiles('PE', () => storage);
    const own = { cotizante: [{ sexo: 'Masculino', edad: 61 }], ingresodatos: true };
    profiles.save('EPS', own);
    for (const path of ['/', '/Comparar/EPS']) keepArrived(profiles, 'PE', woman, lines, path);
    expect(profiles.read('EPS', 'persons')).toEqual(own);
    expect(profiles.read('VIDA', 'persons')).toMatchObject({ cotizante: own.cotizante });
  });
});

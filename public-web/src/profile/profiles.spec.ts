import { describe, expect, test } from 'vitest';
import { keptProfiles } from './profiles.ts';

const storageOf = (kept: Map<string, string>): Storage =>
  ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }) as Storage;
const family = { cotizante: [{ sexo: 'Femenino', edad: 38 }], ingresodatos: true };

describe('a profile', () => {
  test('is there again after the page was left, for its country and its kind of insurance', () => {
    const kept = new Map<string, string>();
    keptProfiles('PE', () => storageOf(kept)).save('EPS', family);
    const [peru, chile] = [
      keptProfiles('PE', () => storageOf(kept)),
      keptProfiles('CL', () => storageOf(kept)),
    ];
    expect(peru.read('eps', 'persons')).toEqual(family);
    expect(chile.read('EPS', 'persons')).toBeUndefined();
  });

  test.each(['{', '[]', '7', 'null', '"x"'])('is none where %s was kept', (text) => {
    const kept = new Map<string, string>();
    const profiles = keptProfiles('PE', () => storageOf(kept));
    profiles.save('EPS', {});
    kept.set([...kept.keys()][0]!, text);
    expect(keptProfiles('PE', () => storageOf(kept)).read('EPS', 'persons')).toBeUndefined();
  });

  test('of one kind of insurance says for another what both ask, the newest first, until that has its own', () => {
    const kept = new Map<string, string>();
    const profiles = keptProfiles('PE', () => storageOf(kept));
    const paid = { cotizante: [{ sexo: 'Masculino', edad: 40, ingreso: 4_000 }], aporteEmpleador: 30 };
    profiles.save('SALUD', family);
    profiles.save('EPS', paid);
    profiles.save('EPS_EMPRESA', { colectivo: { cantidadempleados: 40 }, ingresodatos: true });
    const man = { cotizante: [{ sexo: 'Masculino', edad: 40 }], ingresodatos: true };
    const again = keptProfiles('PE', () => storageOf(kept));
    expect(again.read('VIDA', 'persons')).toEqual(man);
    expect(again.read('VIAJE', 'travel')).toEqual(man);
    expect(again.read('COLECTIVO', 'company')).toEqual({
      colectivo: { cantidadempleados: 40 },
      ingresodatos: true,
    });
    expect(again.read('SCTR', 'sctr')).toEqual({ sctr: { cantidadempleados: 40 }, ingresodatos: true });
    expect(again.read('SEGURO_MASCOTAS', 'pets')).toBeUndefined();
    expect(again.read('SALUD', 'persons')).toEqual(family);
    expect(keptProfiles('CL', () => storageOf(kept)).read('VIDA', 'persons')).toBeUndefined();
  });

  test('lasts as long as the page where the browser keeps nothing', () => {
    const forbidden = keptProfiles('PE', () => {
      throw new Error('SecurityError');
    });
    expect(forbidden.read('EPS', 'persons')).toBeUndefined();
    forbidden.save('EPS', family);
    expect(forbidden.read('EPS', 'persons')).toEqual(family);
  });
});

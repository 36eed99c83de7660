import { describe, expect, test } from 'vitest';
import { keptProfiles } from './profiles.ts';

const storageOf = (kept: Map<string, string>): Storage =>
  ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }) as Storage;
const family = { cotizante: [{ sexo: 'Femenino', edad: 38 }], ingresodatos: true };

describe('a profile', () => {
  test('is there again after the page was left, for its country and its kind of insurance alone', () => {
    const kept = new Map<string, string>();
    keptProfiles('PE', () => storageOf(kept)).save('EPS', family);
    const [peru, chile] = [
      keptProfiles('PE', () => storageOf(kept)),
      keptProfiles('CL', () => storageOf(kept)),
    ];
    expect(peru.read('eps')).toEqual(family);
    expect(peru.read('VIDA')).toBeUndefined();
    expect(chile.read('EPS')).toBeUndefined();
  });

  test.each(['{', '[]', '7', 'null', '"x"'])('is none where %s was kept', (text) => {
    const kept = new Map<string, string>();
    const profiles = keptProfiles('PE', () => storageOf(kept));
    profiles.save('EPS', {});
    kept.set([...kept.keys()][0]!, text);
    expect(keptProfiles('PE', () => storageOf(kept)).read('EPS')).toBeUndefined();
  });

  test('lasts as long as the page where the browser keeps nothing', () => {
    const forbidden = keptProfiles('PE', () => {
      throw new Error('SecurityError');
    });
    expect(forbidden.read('EPS')).toBeUndefined();
    forbidden.save('EPS', family);
    expect(forbidden.read('EPS')).toEqual(family);
  });
});

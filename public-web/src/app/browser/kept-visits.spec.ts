import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptVisits, rememberArrival } from './kept-visits.ts';

const arriveAt = (href: string, referrer = '') => {
  vi.stubGlobal('location', { href });
  vi.stubGlobal('document', { referrer });
  rememberArrival();
};

afterEach(() => vi.unstubAllGlobals());

describe('in a browser that keeps things', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });

  test('arrivals are listed until they are sent', () => {
    arriveAt('https://cotejo.pe/?utm_source=boletin');
    arriveAt('https://cotejo.pe/Contacto', 'https://cotejo.pe/');
    arriveAt('https://cotejo.pe/Contacto', 'https://busca.test/');
    expect(keptVisits.list().map(({ referrer, infoGA }) => [referrer, infoGA])).toEqual([
      ['', { utm_source: 'boletin' }],
      ['https://busca.test/', {}],
    ]);
    keptVisits.forget();
    expect(keptVisits.list()).toEqual([]);
  });
});

test('a browser that refuses to keep anything has an empty list and works', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  arriveAt('https://cotejo.pe/');
  keptVisits.forget();
  expect(keptVisits.list()).toEqual([]);
});

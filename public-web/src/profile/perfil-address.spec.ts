import { describe, expect, test } from 'vitest';
import { perfilText, profileIn, withoutPerfil } from './perfil-address.ts';

const family = {
  cotizante: [{ sexo: 'Femenino', edad: 38 }],
  cargas: [{ parentescoCarga: 'Cónyuge', edad: 40 }],
};
const json = JSON.stringify(family);
const base64 = Buffer.from(json).toString('base64');
const at = (path: string) => new URL(path, 'https://pe.test');
const readAt = (path: string) => profileIn(perfilText(at(path)) ?? '');

describe('a profile in an address', () => {
  test.each([
    ['in the query', `/Comparar/EPS?perfil=${encodeURIComponent(json)}`],
    ['encoded twice', `/Comparar/EPS?perfil=${encodeURIComponent(encodeURIComponent(json))}`],
    ['in base64', `/Comparar/EPS?perfil=${base64}`],
    ['in base64 for addresses', `/Comparar/EPS?perfil=${Buffer.from(json).toString('base64url')}`],
    ['percent-encoded within base64', `/?perfil=${btoa(encodeURIComponent(json))}`],
    ['in the fragment', `/Comparar/EPS#perfil=${encodeURIComponent(json)}`],
  ])('is read %s', (_, path) => expect(readAt(path)).toEqual(family));

  test.each(['', '7', 'null', '[]', '{', 'Zm9v', '%E0%A4%A', `{"x":"${'x'.repeat(20_001)}"}`])(
    'is ignored where it is %s',
    (text) => expect(profileIn(text)).toBeUndefined(),
  );

  test.each([
    ['/Comparar/EPS?perfil=x&orden=popular#a', '/Comparar/EPS?orden=popular#a'],
    ['/Comparar/EPS?perfil=x&replaceUrl=true', '/Comparar/EPS'],
    ['/?a=1#perfil=x', '/?a=1'],
    ['/?perfil=x&replaceUrl=false', undefined],
    ['/#perfil=x&replaceUrl=false', undefined],
  ])('is taken out of %s', (path, left) => expect(withoutPerfil(at(path))).toBe(left));
});

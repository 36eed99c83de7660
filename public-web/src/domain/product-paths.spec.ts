import { describe, expect, test } from 'vitest';
import { canonicalInstead } from './product-paths.ts';

const pattern = '/EPS/:organization/Planes/:plan';
const url = '/EPS/Pacifica-del-Sur-EPS/Planes/Eps-Pacifica-Base';

describe('the canonical address of a product', () => {
  test('needs no redirect', () => expect(canonicalInstead(pattern, url, url)).toBeUndefined());

  test('is where another organization, other letters or a last slash lead', () => {
    expect(canonicalInstead(pattern, '/EPS/Otra/Planes/Eps-Pacifica-Base', url)).toBe(url);
    expect(canonicalInstead(pattern, url.toLowerCase(), url)).toBe(url);
    expect(canonicalInstead(pattern, `${url}/`, url)).toBe(url);
  });

  test('keeps the page of the product that was asked for', () =>
    expect(canonicalInstead(pattern, '/EPS/Otra/Planes/Eps-Pacifica-Base/Solicitar', url)).toBe(
      `${url}/Solicitar`,
    ));

  test('keeps the tab that was asked for, as it is written', () =>
    expect(canonicalInstead(pattern, `${url}/pReCiO`, url)).toBe(`${url}/Precio`));

  test('may be of another shape than the one that was asked for', () =>
    expect(canonicalInstead('/Seguros/:organization/:plan', '/Seguros/x/Eps-Pacifica-Base', url)).toBe(url));

  test('is the same with its letters encoded', () =>
    expect(
      canonicalInstead('/Seguros/:organization/:plan', '/Seguros/Pac%C3%ADfico/A', '/Seguros/Pacífico/A'),
    ).toBeUndefined());

  test('is found even where the address is not decodable', () =>
    expect(canonicalInstead('/Seguros/:organization/:plan', '/Seguros/%E0%A4/A', '/Seguros/x/A')).toBe(
      '/Seguros/x/A',
    ));
});

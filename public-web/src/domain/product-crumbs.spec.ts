import { expect, test } from 'vitest';
import { crumbsAt } from './product-crumbs.ts';

const product = { displayName: 'Plan', url: '/Seguros/Pacífico/Plan' };
const namesAt = (beyond: string) =>
  crumbsAt(product, `/Seguros/Pac%C3%ADfico/Plan${beyond}`).map(({ name }) => name);

test('above a plan stand all plans, above each of its pages the plan', () => {
  expect(namesAt('')).toEqual(['Planes', 'Plan']);
  expect(namesAt('/')).toEqual(['Planes', 'Plan']);
  expect(namesAt('/Clinicas')).toEqual(['Planes', 'Plan', 'Clínicas']);
  expect(namesAt('/solicitar')).toEqual(['Planes', 'Plan', 'Solicitar']);
});

test('each crumb leads to its page', () =>
  expect(crumbsAt(product, `${product.url}/Precio`).map(({ path }) => path)).toEqual([
    '/',
    product.url,
    `${product.url}/Precio`,
  ]));

test('a confirmation stands apart', () => expect(namesAt('/Solicitar/Confirmacion')).toEqual([]));

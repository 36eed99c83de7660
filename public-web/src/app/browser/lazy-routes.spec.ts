import { type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { resolveMatchedRoutes } from './lazy-routes.ts';

test('only the parts of the page at hand are loaded before the browser takes it over', async () => {
  const loaded: string[] = [];
  const late = (path: string): RouteObject => ({
    path,
    lazy: async () => {
      loaded.push(path);
      return { Component: () => null };
    },
  });
  const [contact, plan] = [late('/Contacto'), late('/Plan')];
  await resolveMatchedRoutes([{ children: [contact, plan] }], {
    pathname: '/contacto',
    search: '',
    hash: '',
  });
  expect(loaded).toEqual(['/Contacto']);
  expect([contact.lazy, typeof contact.Component]).toEqual([undefined, 'function']);
  expect(typeof plan.lazy).toBe('function');
});

import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { withChosen } from '../../domain/search-address.ts';
import { useSearch } from './use-search.ts';

const Next = () => {
  const { search, pathTo } = useSearch();
  return <a href={pathTo(withChosen(search, 'organizations', ['2']))}>Otra</a>;
};

test('what is chosen while an answer is awaited is chosen beside what was asked for', async () => {
  const router = createMemoryRouter(
    [{ path: '/Comparar/EPS', Component: Next, loader: () => new Promise<null>(() => undefined) }],
    { initialEntries: ['/Comparar/EPS'], hydrationData: { loaderData: { '0': null } } },
  );
  void router.navigate('/Comparar/EPS?caracteristicas=1');
  await expect.poll(() => router.state.navigation.state).toBe('loading');
  expect(renderToString(<RouterProvider router={router} />)).toContain(
    'href="/Comparar/EPS?companias=2&amp;caracteristicas=1"',
  );
  router.dispose();
});

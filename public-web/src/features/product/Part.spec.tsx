import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, type InitialEntry, MemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { humanPath } from '../../domain/product-paths.ts';
import { rateLimitedWords } from '../../routing/error-states.ts';
import { Part } from './Part.tsx';

const challengedAt = (entry: InitialEntry): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[entry]}>
      <Part of={{ kind: 'challenged', retryAfter: 600_000 }}>{() => null}</Part>
    </MemoryRouter>,
  );

test('a part that is kept from who reads like a machine lets her say that she is human, and come back', () => {
  const page = challengedAt('/EPS/x/Planes/y/Precio?code=a');
  expect(page).toContain('Soy humano!');
  expect(page).toContain(`action="${humanPath}"`);
  expect(page).toContain('value="/EPS/x/Planes/y/Precio?code=a"');
  expect(page).not.toContain('Reintentar');
});

test('who is human in a plan above a list comes back to the plan', () => {
  const mask = { pathname: '/EPS/x/Planes/y/Precio', search: '', hash: '' };
  expect(challengedAt({ pathname: '/Comparar/EPS', search: '?plan=y', mask })).toContain(
    'value="/EPS/x/Planes/y/Precio"',
  );
});

test('a part that was asked for too often says so, and blames no connection', () => {
  const router = createMemoryRouter([
    { path: '/', element: <Part of={{ kind: 'tooMany', retryAfter: 60_000 }}>{() => null}</Part> },
  ]);
  const part = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(part).toContain(rateLimitedWords.description);
  expect(part).not.toContain('internet');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { humanPath } from '../../domain/product-paths.ts';
import { Part } from './Part.tsx';

test('a part that is kept from who reads like a machine lets her say that she is human, and come back', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/EPS/x/Planes/y/Precio?code=a']}>
      <Part of={{ kind: 'challenged' }}>{() => null}</Part>
    </MemoryRouter>,
  );
  expect(page).toContain('Soy humano!');
  expect(page).toContain(`action="${humanPath}"`);
  expect(page).toContain('value="/EPS/x/Planes/y/Precio?code=a"');
  expect(page).not.toContain('Reintentar');
});

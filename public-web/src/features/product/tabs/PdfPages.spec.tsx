import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PdfPages } from './PdfPages.tsx';

test('a document is a plain link until a script opens it', () => {
  const page = renderToStaticMarkup(<PdfPages url="/api/documents/insurance/1/1" isModal={false} />);
  expect(page).toContain('<a href="/api/documents/insurance/1/1">');
  expect(page).not.toContain('Cargando');
});

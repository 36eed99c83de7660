import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type PriceDetail } from '../api/plan-detail.ts';
import { type Site, SiteProvider } from '../site.ts';
import { exampleProduct } from '../testing/example-products.ts';
import { PriceReceipt } from './PriceReceipt.tsx';

const told: PriceDetail = {
  profiles: [
    { profile: 1, method: 'PriceFound' },
    { profile: 2, method: 'PriceFound' },
    { profile: 3, method: 'PriceNotFound', reason: 'Tiene más de 65 años.' },
  ],
  notices: [],
  day: '2026-11-26',
  price: exampleProduct.price,
  shares: [
    { profile: 1, amount: 150 },
    { profile: 2, amount: 42.4 },
  ],
  lines: [],
};

test('a receipt names everybody by who they are', () => {
  const people = ['Mujer de 38 años', 'Hijo de 6 años', 'Padre de 70 años'];
  const page = renderToStaticMarkup(
    <SiteProvider value={{ country: 'PE' } as Site}>
      <PriceReceipt told={told} people={people} />
    </SiteProvider>,
  );
  for (const one of people) expect(page).toContain(one);
  expect(page).not.toContain('Persona ');
});

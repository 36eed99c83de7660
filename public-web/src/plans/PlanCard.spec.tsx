import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { type AppContext, AppContextProvider } from '../routing/app-context.ts';
import { type Site, SiteProvider } from '../site.ts';
import { exampleCards } from '../testing/example-products.ts';
import { PlanCard } from './PlanCard.tsx';

const warnedWith = (employees: number, minsubscribers: number | undefined): boolean => {
  const plan = { ...exampleCards[0]!, insuranceMetadata: { metadata: { minsubscribers } } };
  const card = renderToStaticMarkup(
    <MemoryRouter>
      <SiteProvider value={{ country: 'PE' } as Site}>
        <AppContextProvider value={{} as AppContext}>
          <PlanCard plan={plan} isExact employees={employees} />
        </AppContextProvider>
      </SiteProvider>
    </MemoryRouter>,
  );
  return card.includes('Plan para un mínimo de');
};

test('a card warns companies that are too small for its plan, of five where it does not say', () => {
  expect([warnedWith(9, 10), warnedWith(10, 10)]).toEqual([true, false]);
  expect([warnedWith(4, undefined), warnedWith(5, undefined)]).toEqual([true, false]);
});

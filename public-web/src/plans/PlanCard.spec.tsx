import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { type AppContext, AppContextProvider } from '../routing/app-context.ts';
import { type Site, SiteProvider } from '../site.ts';
import { exampleCard } from '../testing/example-products.ts';
import { PlanCard } from './PlanCard.tsx';

const cardOf = (changed: Parameters<typeof exampleCard>[0], employees?: number): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SiteProvider value={{ country: 'PE' } as Site}>
        <AppContextProvider value={{} as AppContext}>
          <PlanCard plan={exampleCard(changed)} isExact employees={employees} />
        </AppContextProvider>
      </SiteProvider>
    </MemoryRouter>,
  );
const warnedWith = (employees: number, minsubscribers: number | undefined): boolean =>
  cardOf(
    { insuranceMetadata: { metadata: { isPopular: false, hasOffer: false, minsubscribers } } },
    employees,
  ).includes('Plan para un mínimo de');

test('a card warns companies that are too small for its plan, of five where it does not say', () => {
  expect([warnedWith(9, 10), warnedWith(10, 10)]).toEqual([true, false]);
  expect([warnedWith(4, undefined), warnedWith(5, undefined)]).toEqual([true, false]);
});

test('a card tells from what deductible on, and that there is none in words', () => {
  const soles = (amount: number) => ({ deductible: { amount, unit: { code: 'PEN' } } });
  expect(cardOf(soles(300))).toContain('<dt>Deducible</dt><dd>Desde S/\u00a0300</dd>');
  expect(cardOf(soles(0))).toContain('<dt>Deducible</dt><dd>Sin deducible</dd>');
  expect(cardOf({ deductible: undefined })).toContain('<dt>Deducible</dt><dd>Sin deducible</dd>');
});

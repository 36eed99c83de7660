import { type CountryCode } from '@cotejo/core/kit/country';
import { authorised } from '@cotejo/core/reference/authorised-insurers';
import { expect, test } from 'vitest';
import { type ResultCard } from '../../api/plans.ts';
import { exampleCards, exampleFilters } from '../../testing/example-products.ts';
import { renderHtml } from '../../testing/render-html.ts';
import { TrustPanel } from './TrustPanel.tsx';

const panelOf = (count: number): string => {
  const insurers = Array.from({ length: count }, (_, nth) => ({ id: `${nth}`, name: 'Una', total: 1 }));
  const told = exampleFilters({ organizations: insurers });
  return renderHtml('INT', <TrustPanel filters={told} day="2026-03-02" cards={[]} />);
};

/** Two insurers of a kind, and what stands on the page's cards. */
const panelWith = (country: CountryCode, type: string, demo: readonly boolean[]): string => {
  const organizations = [
    { id: 1, name: 'Una', total: 1, typeId: type },
    { id: 2, name: 'Otra', total: 1, typeId: type },
  ];
  const organizationTypes = [{ id: type, name: 'Aseguradora', total: 2 }];
  const told = exampleFilters({ organizations, organizationTypes });
  const cards = demo.map((isDemo): ResultCard => ({ ...exampleCards[0]!, isDemo }));
  return renderHtml(country, <TrustPanel filters={told} day="2026-03-02" cards={cards} />);
};

test.each(authorised)('of $type in $country it says how many of all are compared', (of) => {
  const { country, type, count, authority } = of;
  const panel = panelWith(country, type, [false, false]);
  expect(panel).toContain(`Comparamos 2 de las ${count} compañías que autoriza la ${authority} (`);
});

test('insurers of the demo count among no authorised ones, and are said to be made up', () => {
  const panel = panelWith('PE', 'ASEG', [true, true]);
  expect(panel).toContain('Comparamos planes de 2 compañías de demostración, que no existen.');
  expect(panel).not.toContain('que autoriza');
  const mixed = panelWith('PE', 'ASEG', [true, false]);
  expect(mixed).toContain('Comparamos planes de 2 compañías.');
  expect(mixed).not.toContain('que autoriza');
});

test('companies are counted in words that fit their number', () => {
  expect(panelOf(1)).toContain('Comparamos planes de 1 compañía.');
  expect(panelOf(2)).toContain('Comparamos planes de 2 compañías.');
  expect(panelOf(0)).not.toContain('Comparamos planes de');
});

import { expect, test } from 'vitest';
import { emptySearch, type Search } from '../../../domain/search-address.ts';
import { exampleFilters } from '../../../testing/example-products.ts';
import { renderHtml } from '../../../testing/render-html.ts';
import { FilterPanel } from './FilterPanel.tsx';

const soles = { unit: { code: 'PEN' } };
const panelOf = (
  told: Parameters<typeof exampleFilters>[0],
  {
    search = emptySearch,
    isLoading = false,
    isOfTrips = false,
  }: { readonly search?: Search; readonly isLoading?: boolean; readonly isOfTrips?: boolean } = {},
): string =>
  renderHtml(
    'PE',
    <FilterPanel
      search={search}
      pathTo={() => '/Comparar/EPS'}
      goTo={() => undefined}
      filters={exampleFilters(told)}
      missing={[]}
      forgotten={[]}
      isLoading={isLoading}
      isOfTrips={isOfTrips}
    />,
  );
const deductibles = { from: 0, to: 900, ...soles };
const panel = panelOf({ prices: { from: 40, to: 1_250, ...soles }, deductibles });

test('the filter of prices says that they are for a month', () =>
  expect(panel).toMatch(/<h3[^>]*>Precio al mes<\/h3>/));

test('boxes of different filters have different names', () => {
  const names = [...panel.matchAll(/<label><span>(.*?)<\/span><span class="range-box">/g)].map(([, name]) =>
    name!.replace(/<[^>]+>/g, ''),
  );
  expect(names).toEqual([
    'Desde: precio al mes',
    'Hasta: precio al mes',
    'Desde: deducible',
    'Hasta: deducible',
  ]);
});

test('its handles tell money', () => {
  expect(panel).toContain('aria-label="Precio al mes: hasta"');
  expect(panel).toContain('aria-valuetext="S/ 1,250"');
});

test('no deductible is told in words', () => {
  expect(panel).toContain('aria-valuetext="Sin deducible"');
  expect(panel).not.toContain('S/ 0');
});

test('few deductibles are a list of which one holds, with how many plans each leaves', () => {
  const deductiblesToCompare = [
    { amount: 0, total: 15 },
    { amount: 500, total: 2 },
    { amount: 900, total: 1 },
  ];
  const search = { ...emptySearch, bounds: { toDeductible: 500 } };
  const html = panelOf({ deductibles, deductiblesToCompare }, { search });
  const radios = [...html.matchAll(/<input type="radio"(.*?)\/?><span>(.*?)<\/span><small>(\d+)</g)];
  expect(radios.map(([, , label, total]) => `${label}: ${total}`)).toEqual([
    'Sin deducible: 15',
    'Hasta S/ 500: 17',
    'Cualquiera: 18',
  ]);
  expect(radios.map(([, attributes]) => attributes!.includes('checked'))).toEqual([false, true, false]);
  const between = panelOf(
    { deductibles, deductiblesToCompare },
    { search: { ...emptySearch, bounds: { toDeductible: 700 } } },
  );
  expect(between).not.toContain('type="radio"');
});

test('a filter of deductibles that no plan has says so, and can be cleared', () => {
  const search = { ...emptySearch, bounds: { toDeductible: 500 } };
  const html = panelOf({ deductibles: { ...deductibles, to: 0 } }, { search });
  expect(html).toContain('Ninguno de estos planes tiene deducible.');
  expect(html).toContain('Limpiar<span class="visually-hidden"> Deducible</span>');
});

test('a type says what it is', () => {
  const leaf = (id: string) => ({ id, name: id, total: 1 });
  const children = [{ ...leaf('EPS'), tooltip: 'Salud en planilla.' }, leaf('Otro')];
  const html = panelOf({ insuranceTypes: [{ ...leaf('Salud'), children }] });
  expect(html).toContain('aria-label="Qué significa: EPS"');
  expect(html).toContain('<p>Salud en planilla.</p>');
  expect(html).not.toContain('Qué significa: Otro');
});

test('every filter says that other counts are on their way', () => {
  expect(panel).not.toContain('aria-busy="true"');
  const busy = panelOf({ deductibles, prices: { from: 1, to: 9, ...soles } }, { isLoading: true });
  expect(busy.match(/aria-busy="true"/g)).toHaveLength(2);
});

test('prices of trips, which are paid once, are not called monthly', () =>
  expect(panelOf({ prices: { from: 40, to: 1_250, ...soles } }, { isOfTrips: true })).toMatch(
    /<h3[^>]*>Precio<\/h3>/,
  ));

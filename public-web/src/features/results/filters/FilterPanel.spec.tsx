import { expect, test } from 'vitest';
import { filters } from '../../../api/filters.ts';
import { emptySearch } from '../../../domain/search-address.ts';
import { noFilters } from '../../../testing/example-products.ts';
import { renderHtml } from '../../../testing/render-html.ts';
import { FilterPanel } from './FilterPanel.tsx';

const soles = { unit: { code: 'PEN' } };
const panel = renderHtml(
  'PE',
  <FilterPanel
    search={emptySearch}
    pathTo={() => '/Comparar/EPS'}
    goTo={() => undefined}
    filters={filters({
      ...noFilters,
      prices: { from: 40, to: 1_250, ...soles },
      deductibles: { from: 0, to: 900, ...soles },
    })}
    missing={[]}
    forgotten={[]}
  />,
);

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

import { expect, test } from 'vitest';
import { filters } from '../../api/filters.ts';
import { noFilters } from '../../testing/example-products.ts';
import { renderHtml } from '../../testing/render-html.ts';
import { TrustPanel } from './TrustPanel.tsx';

const panelOf = (count: number): string => {
  const insurers = Array.from({ length: count }, (_, nth) => ({ id: `${nth}`, name: 'Una', total: 1 }));
  const told = filters({ ...noFilters, organizations: insurers });
  return renderHtml('INT', <TrustPanel filters={told} day="2026-03-02" />);
};

test('companies are counted in words that fit their number', () => {
  expect(panelOf(1)).toContain('Comparamos planes de 1 compañía.');
  expect(panelOf(2)).toContain('Comparamos planes de 2 compañías.');
  expect(panelOf(0)).not.toContain('Comparamos planes de');
});

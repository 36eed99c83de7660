import { expect, test } from 'vitest';
import { exampleCards } from '../../testing/example-products.ts';
import { renderHtml } from '../../testing/render-html.ts';
import { SideTable } from './SideTable.tsx';

const { productCode, displayName, url, organization, insuranceType, isDemo } = exampleCards[0]!;
const head = {
  productCode,
  displayName,
  url,
  organization,
  kind: insuranceType.displayName,
  isDemo,
  onlineSale: false,
};

test('a plan of a shared comparison is opened with the link’s code, and never with ages', () => {
  const tableWith = (planQuery: string): string =>
    renderHtml('PE', <SideTable heads={[head]} groups={[]} planQuery={planQuery} pathWithout={() => '/'} />);
  expect(tableWith('?code=abc')).toContain(`href="${url}?code=abc"`);
  expect(tableWith('')).toContain(`href="${url}"`);
});

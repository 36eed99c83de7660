import { expect, test } from 'vitest';
import { renderHtml } from '../../../testing/render-html.ts';
import { CheckList } from './CheckList.tsx';

test('a long list says how many more there are, of whichever gender', () => {
  const values = Array.from({ length: 12 }, (_, nth) => ({ id: `${nth}`, name: `País ${nth}`, total: 1 }));
  const list = <CheckList name="paises" values={values} chosen={[]} onChange={() => undefined} />;
  expect(renderHtml('INT', list)).toContain('Ver 4 más');
});

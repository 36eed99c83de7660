import { expect, test } from 'vitest';
import { renderExample } from '../../testing/render-example.tsx';
import { comparison } from './examples.tsx';
import { type SideBySideData } from './side-by-side-loader.ts';
import { SideBySidePage } from './SideBySidePage.tsx';

const linksOf = (data: Partial<SideBySideData>): readonly string[] => {
  const html = renderExample(
    {
      element: <SideBySidePage />,
      loaderData: { ...comparison, heads: comparison.heads.slice(0, 1), groups: [], ...data },
      path: '/Comparar/Lado-a-Lado?planes=a,b&code=abc',
    },
    '',
  );
  return [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
};
const [{ url, productCode }] = comparison.heads as [SideBySideData['heads'][number]];

test('the link’s code stays with the plans of a shared comparison, their requests, and the way to add another', () =>
  expect(linksOf({ pricedFor: 'shared' })).toEqual([
    `/Comparar/EPS?comparar=${productCode}&code=abc`,
    `${url}?code=abc`,
    `${url}/Solicitar?code=abc`,
    '/Comparar/Lado-a-Lado?planes=&en=/Comparar/EPS&code=abc',
  ]));

test('a link that opens no more is left behind where prices are the visitor’s', () =>
  expect(linksOf({ pricedFor: 'visitor' }).slice(0, 3)).toEqual([
    `/Comparar/EPS?comparar=${productCode}`,
    url,
    `${url}/Solicitar`,
  ]));

test('prices that are an example say where to tell of others', () => {
  const textOf = (pricedFor: SideBySideData['pricedFor']): string =>
    renderExample({ element: <SideBySidePage />, loaderData: { ...comparison, pricedFor } }, '');
  const way = 'En el comparador puedes decir a quiénes asegurar.';
  expect(textOf('start')).toContain(`${comparison.prices} ${way}`);
  expect(textOf('visitor')).not.toContain(way);
});

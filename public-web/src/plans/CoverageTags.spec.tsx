import { expect, test } from 'vitest';
import { renderHtml } from '../testing/render-html.ts';
import { CoverageTags } from './CoverageTags.tsx';

const named = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ name: `Cobertura ${nth}`, icon: undefined }));
const iconsOf = (count: number): readonly string[] => {
  const tags = named(1).map((one) => ({ ...one, coverages: [] }));
  const html = renderHtml('PE', <CoverageTags plan={{ coverages: tags, moreCoverages: named(count) }} />);
  return html.split('<ul class="plan-icons"')[1]?.split('<li').slice(1) ?? [];
};
const inAGrid = (count: number) => iconsOf(count).filter((item) => !item.includes('plan-icon-of-row'));
const inARow = (count: number) => iconsOf(count).filter((item) => !item.includes('plan-icon-of-grid'));
const lastOf = (items: readonly string[]) => />(\+\d+)</.exec(items.at(-1) ?? '')?.[1];

test('a card in a grid has four icons, and says how many more there are', () => {
  expect([inAGrid(4).length, lastOf(inAGrid(4))]).toEqual([4, undefined]);
  expect([inAGrid(8).length, lastOf(inAGrid(8))]).toEqual([5, '+4']);
  expect([inAGrid(20).length, lastOf(inAGrid(20))]).toEqual([5, '+16']);
});

test('a card in a row has fifteen', () => {
  expect([inARow(8).length, lastOf(inARow(8))]).toEqual([8, undefined]);
  expect([inARow(20).length, lastOf(inARow(20))]).toEqual([16, '+5']);
});

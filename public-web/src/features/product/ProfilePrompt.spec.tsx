import { expect, test } from 'vitest';
import { exampleLine } from '../../testing/example-products.ts';
import { renderHtml } from '../../testing/render-html.ts';
import { ProfilePrompt } from './ProfilePrompt.tsx';

test.each([
  [false, 'con los datos que indicaste: revísalos.'],
  [true, 'con los datos de quien te compartió este plan.'],
])('a price that nobody can tell is whose it is (shared: %s)', (isShared, words) => {
  const own = { profile: {}, told: undefined, isShared };
  expect(renderHtml('PE', <ProfilePrompt line={exampleLine} own={own} isPriced />)).toContain(
    `No pudimos calcular el precio ${words}`,
  );
});

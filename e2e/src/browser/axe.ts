/** Whether a page can be used by everybody, as far as a machine can tell. */
import { AxeBuilder } from '@axe-core/playwright';
import { type Page } from 'playwright-core';
import { expect } from 'vitest';

/** Expects that no rule of WCAG 2.2 (A and AA) or of good practice is broken on the page as it stands. */
export async function expectNoAxeViolations(page: Page, state: string): Promise<void> {
  await page.evaluate(atRest);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, target }) => `    ${target.join(' ')}  ${html}`).join('\n')}`,
  );
  expect(told, `${state} at ${page.url()}`).toEqual([]);
}

/** Runs in the page: waits until nothing moves but what moves for ever. Half faded in, no text has its contrast. */
export const atRest = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

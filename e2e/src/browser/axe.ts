/** Whether a page can be used by everybody, as far as a machine can tell. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AxeResults } from 'axe-core';
import { type Page } from 'playwright-core';
import { expect } from 'vitest';

/** The judge for a page. What the package exports of itself is more than twice as long, in every document anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Expects that no rule of WCAG 2.2 (A and AA) or of good practice is broken on the page as it stands.
 * @param without rules that say nothing about it
 */
export async function expectNoAxeViolations(
  page: Page,
  state: string,
  without: readonly string[] = [],
): Promise<void> {
  await page.evaluate(atRest);
  if (!(await page.evaluate(() => 'axe' in window))) await bringJudge(page);
  expect(await page.evaluate(violations, without), `${state} at ${page.url()}`).toEqual([]);
}

/**
 * Once per document: it is two thirds of a megabyte, and by the browser's own protocol it is wrapped and read once less than by
 * `evaluate`.
 */
async function bringJudge(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: `${source}; (${adaptJudge.toString()})()` });
  await session.detach();
}

/**
 * Runs in the page: a tooltip needs no landmark of its own, since its element is described by it wherever it is drawn. The
 * judge knows dialogs alone.
 */
const adaptJudge = (): void => {
  const { axe: judge } = window as unknown as { axe: { configure: (spec: object) => void } };
  const regionMatcher = 'dialog, [role=dialog], [role=alertdialog], [role=tooltip], svg';
  judge.configure({ checks: [{ id: 'region', options: { regionMatcher } }] });
};

/** Runs in the page: the rules that are broken, each with the elements that break it. */
const violations = async (without: readonly string[]): Promise<string[]> => {
  const { axe: judge } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  // What is fine needs no description, and nothing here comes from elsewhere or plays.
  const usual = { resultTypes: ['violations'], preload: false, rules };
  // The selectors of all elements take a quarter of the time, and are read where something is broken.
  const { violations } = await judge.run({ ...usual, selectors: false });
  if (violations.length === 0) return [];
  const found = await judge.run(usual);
  return found.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, target }) => `    ${target.join(' ')}  ${html}`).join('\n')}`,
  );
};

/** Runs in the page: waits until nothing moves but what moves for ever. Half faded in, no text has its contrast. */
export const atRest = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

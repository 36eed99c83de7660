/** Pages of many examples: what is judged where each real page stands, and what leaves its place. */
import { type Page } from 'playwright-core';

/** About a page as a whole: here it is made of many. */
export const ofWholePages = [
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-unique',
  'page-has-heading-one',
];

/** @returns the names of the examples that are wider than their place */
export const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-example]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ dataset }) => dataset['example'] ?? ''),
  );

/** Every example of the site's components, on one page: used by everybody, and within a phone's width. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { allExamples } from '../../../public-web/src/testing/all-examples.ts';
import { renderExample } from '../../../public-web/src/testing/render-example.tsx';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { ofWholePages, tooWide } from '../browser/examples.ts';
import { windows } from '../browser/windows.ts';
import { pageOf } from '../testing/platform.ts';

const { visit } = useBrowser();

/** As the site was built. */
const styles = readdirSync(join(import.meta.dirname, '../../../public-web/dist/client/assets')).filter(
  (name) => name.endsWith('.css'),
);

const body = allExamples
  .map((example, nth) => `<div data-example="${example.name}">${renderExample(example, `e${nth}-`)}</div>`)
  .join('\n');
const html = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Ejemplos</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${styles.map((name) => `<link rel="stylesheet" href="/assets/${name}">`).join('')}
<style>
  [data-example] { contain: layout; padding: 1rem }
  [data-example] dialog { position: static }
  /* As wide as the window, where they stand around pages. */
  :is([data-example^='app/Header'], [data-example^='app/Footer']) { margin-inline: calc(50% - 50vw); padding: 0 }
</style>
</head><body><main class="page">${body}</main></body></html>`;

/** Shows dialogs and popovers open, each in its place. */
const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.setAttribute('open', '');
    for (const floating of document.querySelectorAll('[popover]')) floating.removeAttribute('popover');
    for (const hidden of document.querySelectorAll('.sticky-bar')) hidden.removeAttribute('hidden');
  });

test.each(windows)('in %s every example can be used by everybody and fits', async (_, window) => {
  const page = await visit(window);
  const address = pageOf('pe', '/ejemplos');
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto(address);
  expect(await tooWide(page)).toEqual([]);
  await openAll(page);
  await expectNoAxeViolations(page, 'examples', ofWholePages);
});

/** Every example of the console's kit: used by everybody, and within a phone's width. */
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Locator, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../browser/axe.ts';
import { useBrowser } from '../browser/browser.ts';
import { ofWholePages, tooWide } from '../browser/examples.ts';
import { windows } from '../browser/windows.ts';

const { visit } = useBrowser();
const origin = 'http://ejemplos.localhost';
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
};
/** By their addresses. */
const files = new Map<string, string>();

beforeAll(async () => {
  const root = join(import.meta.dirname, '../../../admin/src/testing');
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { write: false, minify: false, rolldownOptions: { input: join(root, 'examples.html') } },
  })) as Rolldown.RolldownOutput;
  for (const file of output) files.set(`/${file.fileName}`, String('code' in file ? file.code : file.source));
}, 120_000);

const showExamples = async (page: Page): Promise<void> => {
  await page.route(`${origin}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = files.get(path);
    const contentType = types[path.split('.').at(-1)!] ?? 'application/octet-stream';
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ contentType, body });
  });
  await page.goto(`${origin}/examples.html`);
  await page.locator('[data-example]').first().waitFor();
};

const kit = join(import.meta.dirname, '../../../admin/src/kit');
/** They show nothing of their own. */
const noComponents = [
  'examples',
  'lazyPart',
  'reasonForm',
  'recordConfig',
  'LiveUpdates',
  'FormGuard',
  'HalfDone',
  'LeaveGuard',
  'FilterForm',
  'FormWatch',
];
/** Such as `ui/Panel`. */
const components = readdirSync(kit, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.spec)\.tsx$/.test(path))
  .map((path) => join(dirname(path), basename(path, '.tsx')))
  .filter((path) => !noComponents.includes(basename(path)));

const namesOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-example]')
    .evaluateAll((shown) => shown.map((one) => one.getAttribute('data-example') ?? ''));

const focused = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => element === document.activeElement);

test.each(windows)('in %s every example can be used by everybody and fits', async (_, window) => {
  const page = await visit(window);
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  await showExamples(page);
  await page.getByRole('button', { name: 'Reconectando…' }).waitFor();
  expect(await tooWide(page)).toEqual([]);
  await expectNoAxeViolations(page, 'examples', ofWholePages);
  const names = [...(await namesOn(page))];
  const modals = Number(await page.locator('[data-modals]').first().getAttribute('data-modals'));
  for (let nth = 0; nth < modals; nth += 1) {
    await page.goto(`${origin}/examples.html#${nth}`);
    await page.getByRole('dialog').waitFor();
    const shown = await namesOn(page);
    await expectNoAxeViolations(page, shown.join(), ofWholePages);
    names.push(...shown);
  }
  const shownComponents = new Set(names.map((name) => name.split(':')[0]!));
  expect(components.filter((name) => !shownComponents.has(name))).toEqual([]);
  expect(broken).toEqual([]);
});

test('the focus stays with the filters, whatever is taken away', async () => {
  const page = await visit();
  await showExamples(page);
  const bar = page.locator('[data-example="list/filters/FilterBar: all in force"]');
  const [add, status, insurer] = ['Filtro', 'Estado: Activa', 'Aseguradora: Pendiente'].map((name) =>
    bar.getByRole('button', { name, exact: true }),
  );
  const hasFocus = (button: Locator) => expect.poll(() => focused(button)).toBe(true);
  expect(await add!.getAttribute('aria-disabled')).toBe('true');
  await bar.getByRole('button', { name: 'Quitar el filtro Estado: Activa' }).click();
  await hasFocus(insurer!);
  await bar.getByRole('button', { name: 'Quitar el filtro Aseguradora: Pendiente' }).click();
  await hasFocus(add!);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Estado' }).click();
  const inputs = page.getByRole('dialog', { name: 'Estado' });
  const place = await inputs.boundingBox();
  await inputs.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Activa' }).click();
  await bar.getByText('Estado: Activa').waitFor({ state: 'attached' });
  expect(await inputs.boundingBox()).toEqual(place);
  await page.keyboard.press('Escape');
  await hasFocus(add!);
  await status!.click();
  await inputs.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Pendiente' }).click();
  await bar.getByText('Estado: Pendiente').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await hasFocus(add!);
});

/** Filters of a comparison by mouse, keyboard and touch; the address holds them, so that back and forward restore them. */
import { type Locator, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../browser/browser.ts';
import { pageOf } from '../testing/platform.ts';
import { untilAlive } from './visitor.ts';

const { visit } = useBrowser();
const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

const opened = async (
  window = {},
  site: 'pe' | 'cl' | 'co' = 'pe',
  path = '/Comparar/Seguros-de-Salud',
): Promise<Page> => {
  const page = await visit(window);
  await page.goto(pageOf(site, path));
  await untilAlive(page);
  return page;
};
const filter = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
const parameter = (page: Page, name: string): string | null => new URL(page.url()).searchParams.get(name);
/** Insurers of the plans that are shown. */
const insurers = async (page: Page): Promise<readonly string[]> => [
  ...new Set(await page.locator('.plan-card-by').allTextContents()),
];
const names = (page: Page): Promise<readonly string[]> =>
  page.getByRole('article').getByRole('heading').allTextContents();
const opacityOf = (button: Locator): Promise<string> =>
  button.evaluate((element) => getComputedStyle(element).opacity);
const untilTotal = async (page: Page, total: string): Promise<void> => {
  await page.locator('.results-bar [role=status]', { hasText: new RegExp(`^${total}$`) }).waitFor();
};
const totalOf = async (page: Page): Promise<number> =>
  Number.parseInt(await page.locator('.results-bar [role=status]').innerText(), 10);

test('SOLO leaves one insurer and TODOS brings the others back, by mouse and by keyboard', async () => {
  const page = await opened();
  const row = filter(page, 'Aseguradoras').locator('.check-row', { hasText: 'Andina Seguros' });
  const only = row.locator('.check-only');
  expect(await opacityOf(only)).toBe('0');
  await row.hover();
  await expect.poll(() => opacityOf(only)).toBe('1');
  await only.click();
  await untilTotal(page, '5 planes');
  expect(await insurers(page)).toEqual(['Andina Seguros']);
  expect(parameter(page, 'companias')).toMatch(/^\d+$/);
  expect(await only.innerText()).toContain('TODOS');
  await only.click();
  await untilTotal(page, '15 planes');
  expect(parameter(page, 'companias')).toBeNull();

  await page.mouse.move(0, 0);
  await expect.poll(() => opacityOf(only)).toBe('0');
  await row.getByRole('checkbox').focus();
  // The explanation of the insurer stands between the checkbox and the button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => opacityOf(only)).toBe('1');
  await page.keyboard.press('Enter');
  await untilTotal(page, '5 planes');
  // The button keeps the focus while it becomes the other one.
  await page.keyboard.press('Enter');
  await untilTotal(page, '15 planes');
});

test('a range is moved by keyboard or typed, a clinic is found by its name, and both are cleared', async () => {
  const page = await opened();
  const prices = filter(page, 'Precio al mes');
  const most = prices.getByRole('slider', { name: 'Precio al mes: hasta' });
  await most.focus();
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('PageDown');
  const reached = await most.inputValue();
  await expect.poll(() => parameter(page, 'hasta')).toBe(reached);
  await expect.poll(() => totalOf(page)).toBeLessThan(15);
  await most.press('ArrowLeft');
  const beforeThat = Number(await most.inputValue());
  expect(beforeThat).toBeLessThan(Number(reached));
  await expect.poll(() => parameter(page, 'hasta')).toBe(String(beforeThat));
  const cheap = await totalOf(page);

  await prices.getByLabel('Desde: precio al mes').fill('100');
  await page.keyboard.press('Enter');
  await expect.poll(() => parameter(page, 'desde')).toBe('100');
  await expect.poll(() => totalOf(page)).toBeLessThan(cheap);
  await prices.getByRole('button', { name: 'Limpiar Precio al mes' }).press('Enter');
  await untilTotal(page, '15 planes');
  expect([parameter(page, 'desde'), parameter(page, 'hasta')]).toEqual([null, null]);
  await expect.poll(() => prices.evaluate((card) => card === document.activeElement)).toBe(true);

  const clinics = filter(page, 'Clínicas');
  await clinics.getByRole('searchbox', { name: 'Busca una clínica' }).fill('santa AUR');
  await expect.poll(() => clinics.getByRole('checkbox').count()).toBe(1);
  await clinics.getByRole('checkbox', { name: 'Clínica Santa Aurelia' }).press('Space');
  await untilTotal(page, '11 planes');
  expect(parameter(page, 'clinicas')).toMatch(/^\d+$/);
  await filter(page, 'Características').getByText('Maternidad').click();
  await expect.poll(() => parameter(page, 'caracteristicas')).toMatch(/^\d+$/);
  await page.getByRole('button', { name: 'Limpiar todo' }).press('Enter');
  await untilTotal(page, '15 planes');
  expect(new URL(page.url()).search).toBe('');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('.filters-head h2')))
    .toBe(true);
});

test('back and forward restore filters, order, view, compared plans and page', async () => {
  const page = await opened({}, 'co');
  const article = page.getByRole('article');
  const clinic = filter(page, 'Clínicas').getByRole('checkbox', { name: 'Clínica Río Cauca' });
  const order = page.getByLabel('Ordenar por');
  const view = page.getByRole('navigation', { name: 'Vista' });
  const tray = page.getByRole('complementary', { name: 'Planes para comparar' });
  await clinic.click();
  await expect.poll(() => parameter(page, 'clinicas')).toMatch(/^\d+$/);
  await article.first().waitFor();
  const recommended = await names(page);
  const filtered = page.url();

  await order.selectOption({ label: 'Mayor precio' });
  await page.waitForURL(/orden=mayor-precio/);
  await article.first().waitFor();
  const dearest = await names(page);
  expect(dearest).not.toEqual(recommended);
  await view.getByRole('link', { name: 'Lista' }).click();
  await page.locator('.plans-list').waitFor();
  await page
    .getByRole('checkbox', { name: /^Comparar / })
    .first()
    .click();
  await tray.getByText(dearest[0]!).waitFor();
  const ordered = page.url();

  await page.getByRole('navigation', { name: 'Páginas de resultados' }).getByText('Siguiente').click();
  await page.getByText('Página 2 de 2').waitFor();
  await article.first().waitFor();
  const rest = await names(page);
  expect(dearest.filter((name) => rest.includes(name))).toEqual([]);
  const second = page.url();

  await page.goBack();
  await page.getByText('Página 1 de 2').waitFor();
  await expect.poll(() => names(page)).toEqual(dearest);
  expect(page.url()).toBe(ordered);
  expect(await order.inputValue()).toBe('mayor-precio');
  expect(await page.locator('.plans-list').count()).toBe(1);
  expect(await tray.getByText(dearest[0]!).count()).toBe(1);

  await page.goBack();
  await expect.poll(() => names(page)).toEqual(recommended);
  expect(page.url()).toBe(filtered);
  expect(await order.inputValue()).toBe('recomendados');
  expect(await clinic.isChecked()).toBe(true);
  expect([await page.locator('.plans-list').count(), await tray.count()]).toEqual([0, 0]);

  await page.goBack();
  await expect.poll(() => clinic.isChecked()).toBe(false);
  await page.goForward();
  await expect.poll(() => clinic.isChecked()).toBe(true);
  await page.goForward();
  await page.goForward();
  await page.getByText('Página 2 de 2').waitFor();
  await expect.poll(() => names(page)).toEqual(rest);
  expect(page.url()).toBe(second);
  expect(await tray.getByText(dearest[0]!).count()).toBe(1);
});

test('on a phone the filters are a sheet, where SOLO is always in sight', async () => {
  const page = await opened(phone);
  const sheet = page.locator('.filters-sheet');
  expect(await sheet.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filtros' }).tap();
  await expect.poll(() => sheet.isVisible()).toBe(true);
  const row = filter(page, 'Aseguradoras').locator('.check-row', { hasText: 'Inti Seguros' });
  expect(await opacityOf(row.locator('.check-only'))).toBe('1');
  await row.locator('.check-only').tap();
  const done = sheet.getByRole('button', { name: 'Ver 4 planes' });
  await done.waitFor();
  expect(parameter(page, 'companias')).toMatch(/^\d+$/);
  await done.tap();
  await expect.poll(() => sheet.isVisible()).toBe(false);
  expect(await insurers(page)).toEqual(['Inti Seguros']);

  await page.getByRole('button', { name: 'Filtros · 1 en uso' }).tap();
  await sheet.getByRole('button', { name: 'Cerrar', exact: true }).tap();
  await expect.poll(() => sheet.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filtros' }).tap();
  await row.getByRole('button', { name: 'TODOS' }).tap();
  await sheet.getByRole('button', { name: 'Ver 15 planes' }).tap();
  await expect.poll(async () => (await insurers(page)).length).toBeGreaterThan(1);
});

test('in Chile a card asks anew for its clinics when some are chosen, and names these', async () => {
  const page = await opened({}, 'cl', '/Comparar/Isapres');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/coverageOrganizations')) asked.push(pathname);
  });
  const extra = page.getByRole('article').first().locator('.plan-extra');
  await extra.getByText(/^Atención en \d+ clínicas(?!, con)/).waitFor();
  expect(asked).toEqual([]);
  const clinics = filter(page, 'Clínicas');
  await clinics.getByRole('checkbox', { name: 'Clínica Arauco' }).click();
  await extra.getByText(/clínicas, con Clínica Arauco \(Red 1\)/).waitFor();
  expect(asked.length).toBeGreaterThan(0);
  await clinics.getByRole('checkbox', { name: 'Clínica Poniente' }).click();
  await extra.getByText(/, con Clínica Poniente \(Red 1\) y Clínica Arauco \(Red 1\)/).waitFor();
});
